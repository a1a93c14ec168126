import type { PaymentMethod } from './deliveries.ts';
import { type DeliveryPayer, type DeliveryType, deliveries, deliveryFacts, deliveryTypes } from './deliveries.ts';
import { type Kopiykas, kopiykas } from './money.ts';

/** Settlements to which the shop's courier drives for one price. */
export type CourierZone = {
  id: number;
  settlements: readonly string[];
  price: Kopiykas;
  /** From this sum of goods it is free; null: never. */
  freeFrom: Kopiykas | null;
  /** Within how many days the courier comes; null: not promised. */
  days: number | null;
};

export type PickupPoint = { id: number; address: string; hours: string | null };

export type PaymentRule = {
  isOn: boolean;
  /** The smallest and the largest total that may be paid so. */
  least: Kopiykas;
  largest: Kopiykas | null;
};

/** A sum, or a percent of the total if there is one. */
export type Prepayment = { amount: Kopiykas; percent: number | null };

/** Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** When parcels leave. Without the hour nothing is promised. */
export type Dispatch = { untilHour: number | null; weekdays: readonly Weekday[] };

/** What the owner has decided about delivery and payment. Server, pages and sentences all read these rules. */
export type DeliveryRules = {
  isOn: Record<DeliveryType, boolean>;
  zones: readonly CourierZone[];
  points: readonly PickupPoint[];
  payments: Record<PaymentMethod, PaymentRule>;
  prepayment: Prepayment;
  /** From which sum of goods the shop pays the carrier; null: the recipient pays. */
  shopPaysCarrierFrom: Record<PaymentMethod, Kopiykas | null>;
  dispatch: Dispatch;
};

/** Which other companies the shop works with. The environment decides, not the owner. */
export type Connected = { cardProviders: readonly string[]; carriers: readonly string[] };

const anySum = { isOn: true, least: kopiykas(0), largest: null } as const;

/** The rules until the owner changes them. */
export function usualDeliveryRules({ city, pickupAddress }: { city: string; pickupAddress: string }): DeliveryRules {
  return {
    isOn: { nova_poshta: true, nova_poshta_door: true, courier: true, pickup: true },
    zones: [{ id: 1, settlements: [city], price: kopiykas(150_00), freeFrom: kopiykas(3500_00), days: null }],
    points: [{ id: 2, address: pickupAddress, hours: null }],
    payments: { full: anySum, prepayment: anySum, cash: anySum },
    prepayment: { amount: kopiykas(200_00), percent: null },
    shopPaysCarrierFrom: { full: kopiykas(0), prepayment: null, cash: null },
    dispatch: { untilHour: null, weekdays: [1, 2, 3, 4, 5, 6] },
  };
}

const off: PaymentRule = { isOn: false, least: kopiykas(0), largest: null };

/** While the rules are not known nothing is offered and nothing is promised. */
export const unknownRules: DeliveryRules = {
  isOn: { nova_poshta: false, nova_poshta_door: false, courier: false, pickup: false },
  zones: [],
  points: [],
  payments: { full: off, prepayment: off, cash: off },
  prepayment: { amount: kopiykas(0), percent: null },
  shopPaysCarrierFrom: { full: null, prepayment: null, cash: null },
  dispatch: { untilHour: null, weekdays: [] },
};

const isByCard = (method: PaymentMethod) => method !== 'cash';

/** The rules as customers meet them: without what is not connected, leads nowhere or cannot be paid. */
export function offeredRules(rules: DeliveryRules, { cardProviders, carriers }: Connected): DeliveryRules {
  const payments = { ...rules.payments };
  for (const method of ['full', 'prepayment'] as const)
    if (isByCard(method) && cardProviders.length === 0) payments[method] = { ...payments[method], isOn: false };
  const isPossible = (type: DeliveryType) => {
    const { carrier } = deliveryFacts(type);
    if (carrier !== undefined && !carriers.includes(carrier)) return false;
    if (type === 'courier' && rules.zones.length === 0) return false;
    if (type === 'pickup' && rules.points.length === 0) return false;
    return offeredPayments(type, { payments }).length > 0;
  };
  const isOn = { ...rules.isOn };
  for (const type of deliveryTypes) isOn[type] &&= isPossible(type);
  return { ...rules, payments, isOn };
}

/** How a delivery can be paid, in the order of the checkout. */
export function offeredPayments(type: DeliveryType, { payments }: Pick<DeliveryRules, 'payments'>): PaymentMethod[] {
  return deliveries[type].paymentMethods.filter((method) => payments[method].isOn);
}

/** The deliveries that are offered, in the order of the checkout. */
export function offeredDeliveries({ isOn }: Pick<DeliveryRules, 'isOn'>): DeliveryType[] {
  return deliveryTypes.filter((type) => isOn[type]);
}

/** «м. Київ», «київ» and «Київ» are one settlement. */
export function settlementKey(written: string): string {
  return (
    written
      .normalize('NFC')
      // The type before the name: shortened with a dot, or in small letters before a capital.
      .replace(/^\s*(?:[\p{L}-]{1,5}\.\s*(?=\S)|[\p{Ll}-]+\s+(?=\p{Lu}))/u, '')
      .replace(/['’‘ʼ`´′]/g, '')
      .replace(/[\s\-–]+/g, ' ')
      .trim()
      .toLowerCase()
  );
}

/** The zone to which a settlement belongs. */
export function zoneOf(settlement: string, zones: readonly CourierZone[]): CourierZone | undefined {
  const key = settlementKey(settlement);
  return zones.find((zone) => zone.settlements.some((each) => settlementKey(each) === key));
}

/** Of which sums of goods the shop pays the carrier to a branch, if they are paid so; null: of none. */
export function freeCarrier(
  method: PaymentMethod,
  { isOn, payments, shopPaysCarrierFrom }: Pick<DeliveryRules, 'isOn' | 'payments' | 'shopPaysCarrierFrom'>,
): { from: Kopiykas; to: Kopiykas | null } | null {
  const { least, largest } = payments[method];
  const shopPaysFrom = shopPaysCarrierFrom[method];
  if (shopPaysFrom === null || !isOn.nova_poshta || !offeredPayments('nova_poshta', { payments }).includes(method))
    return null;
  const from = kopiykas(Math.max(shopPaysFrom, least));
  return largest === null || from <= largest ? { from, to: largest } : null;
}

/** Who pays the carrier. The threshold looks at goods before discounts, as that of the courier does. */
export function deliveryPayer(
  type: DeliveryType,
  method: PaymentMethod,
  { goods, rules }: { goods: Kopiykas; rules: Pick<DeliveryRules, 'shopPaysCarrierFrom'> },
): DeliveryPayer {
  const from = deliveryFacts(type).recipientPaysCarrier ? null : rules.shopPaysCarrierFrom[method];
  return from !== null && goods >= from ? 'shop' : 'recipient';
}
