import { type CourierZone, type DeliveryRules, zoneOf } from '@shop/domain/delivery-rules.ts';
import type { CheckoutDraft } from '../../../browser-storage/checkout-draft.ts';

export const courierCities = ({ zones }: DeliveryRules) => zones.flatMap(({ settlements }) => settlements);

/** Where the courier goes: the only settlement, or the one that was chosen. */
export function courierCity({ courier }: CheckoutDraft, rules: DeliveryRules): string {
  const [only = '', ...others] = courierCities(rules);
  return others.length === 0 ? only : courier.city;
}

export function courierZone(draft: CheckoutDraft, rules: DeliveryRules): CourierZone | undefined {
  const city = courierCity(draft, rules);
  return city === '' ? undefined : zoneOf(city, rules.zones);
}
