import type { Delivered } from '@shop/contract/orders.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { courierCity as deliveryCity, isCourierCity } from '@shop/wording/delivery-addresses.ts';
import type { Executor } from '../../database/database.ts';
import { findBranches } from '../delivery/find-branches.ts';

type CourierInfo = Extract<Delivered, { delivery_type: 'courier' }>['delivery_info'];

/** Where an order goes, as the order keeps it. */
export type Destination = {
  columns: {
    carrierCity?: string;
    carrierCityRef?: string | null;
    carrierBranch?: string;
    carrierBranchRef?: string | null;
    courierCity?: string;
    courierStreet?: string;
    courierHouse?: string;
    courierApartment?: string;
  };
  isLocker: boolean;
  /** Whether what is left to pay can be paid there. */
  canCollectMoney: boolean;
};

/**
 * The carrier's identifiers are kept beside the names only if the directory knows one such place: names repeat, and a
 * parcel goes by identifiers. Any other place stays as the customer wrote it, for the manager.
 */
export async function findDestination(db: Executor, order: Delivered): Promise<Destination> {
  if (order.delivery_type === 'pickup') return atTheDoor({});
  if (order.delivery_type === 'courier') return atTheDoor(courierColumns(order.delivery_info));
  const { city, branch, city_ref: cityRef, branch_ref: branchRef } = order.delivery_info;
  const found = await findBranches(db, { city, cityRef, branch, branchRef });
  const [only] = found.length === 1 ? found : [];
  return {
    columns: {
      carrierCity: city,
      carrierBranch: branch,
      carrierCityRef: only?.settlementRef ?? null,
      carrierBranchRef: only?.ref ?? null,
    },
    isLocker: only?.kind === 'locker',
    canCollectMoney: found.every(({ canCollectMoney }) => canCollectMoney),
  };
}

function atTheDoor(columns: Destination['columns']): Destination {
  return { columns, isLocker: false, canCollectMoney: true };
}

function courierColumns({ courierCity, ...address }: CourierInfo): Destination['columns'] {
  if (!isCourierCity(courierCity)) throw new Refusal('courier_only_in_kyiv', {});
  return { courierCity: deliveryCity, ...address };
}
