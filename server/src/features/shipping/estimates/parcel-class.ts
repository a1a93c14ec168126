import { type DeliveryType, deliveryFacts } from '@shop/domain/deliveries.ts';
import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';

/** Upper limits: an estimate is the same for all parcels between two of them. */
const weights = [500, 1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 30_000];
const values = [500_00, 1_000_00, 2_000_00, 3_000_00, 5_000_00, 10_000_00, 20_000_00, 50_000_00];

/** Undefined for a parcel that is heavier or dearer than any class. */
export function parcelClass(parcel: { weightGrams: number; declared: Kopiykas }) {
  const weightGrams = weights.find((limit) => parcel.weightGrams <= limit);
  const declared = values.find((limit) => parcel.declared <= limit);
  return weightGrams === undefined || declared === undefined
    ? undefined
    : { weightGrams, declared: kopiykas(declared) };
}

/** What the carrier does for a delivery; undefined for other deliveries. */
export function carrierService(type: DeliveryType, branch: 'branch' | 'locker' | undefined) {
  const { carrier, address } = deliveryFacts(type);
  if (carrier === undefined) return undefined;
  return address === 'door' ? ('door' as const) : (branch ?? 'branch');
}
