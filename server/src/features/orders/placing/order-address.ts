import { carrierAddress, courierAddress } from '@shop/wording/delivery-addresses.ts';
import type { OrderRow } from '../orders.queries.ts';

/** The delivery address as text. */
export function orderAddress(
  row: OrderRow,
  { lockers, pickupAddress }: { lockers: ReadonlySet<string>; pickupAddress: string },
): string {
  if (row.deliveryType === 'pickup') return pickupAddress;
  if (row.deliveryType === 'nova_poshta') {
    const isLocker = lockers.has(row.carrierBranchRef ?? '');
    return carrierAddress({ city: row.carrierCity!, branch: row.carrierBranch!, isLocker });
  }
  return courierAddress({
    city: row.courierCity!,
    street: row.courierStreet!,
    house: row.courierHouse!,
    apartment: row.courierApartment!,
  });
}
