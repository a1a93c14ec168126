import { type CourierZone, type DeliveryRules, freeCarrier, zoneOf } from '@shop/domain/delivery-rules.ts';
import { usualCourierCity } from '@shop/wording/delivery-addresses.ts';

/**
 * What search engines can be told of delivery as a sum and a region, computed on the server: the carrier anywhere in Ukraine
 * while the shop pays it, and the shop's courier in Kyiv, the only settlement that is a region of ISO 3166-2.
 */
export function shippingOf(rules: DeliveryRules) {
  const kyiv: CourierZone | undefined = rules.isOn.courier ? zoneOf(usualCourierCity, rules.zones) : undefined;
  return { freeCarrier: freeCarrier('full', rules), kyiv };
}
export type Shipping = ReturnType<typeof shippingOf>;
