import type { Delivered } from '@shop/contract/orders.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import {
  carrierAddress,
  courierAddress,
  courierCity as deliveryCity,
  isCourierCity,
} from '@shop/wording/delivery-addresses.ts';
import type { Executor } from '../../../database/database.ts';
import { findBranches } from '../../delivery/find-branches.ts';
import { readPublicSettings } from '../../shop-settings/public-settings.ts';

type CourierInfo = Extract<Delivered, { delivery_type: 'courier' }>['delivery_info'];

/** Where an order is delivered, as the order stores it. */
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
  /** The address in the customer's letter. */
  address: string;
  /** Whether the rest can be paid on delivery. */
  canCollectMoney: boolean;
};

/**
 * The carrier's identifiers are stored beside the names only if exactly one branch in the directory matches: names
 * repeat, and a parcel is addressed by identifiers. Any other place is stored as the customer wrote it, for the
 * manager.
 */
export async function findDestination(db: Executor, order: Delivered): Promise<Destination> {
  if (order.delivery_type === 'pickup') return await inTheShop(db);
  if (order.delivery_type === 'courier') return atTheDoor(order.delivery_info);
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
    address: carrierAddress({ city, branch, isLocker: only?.kind === 'locker' }),
    canCollectMoney: found.every(({ canCollectMoney }) => canCollectMoney),
  };
}

async function inTheShop(db: Executor): Promise<Destination> {
  const { pickup_address: address } = await readPublicSettings(db);
  return { columns: {}, address, canCollectMoney: true };
}

function atTheDoor({ courierCity, courierStreet, courierHouse, courierApartment }: CourierInfo): Destination {
  if (!isCourierCity(courierCity)) throw new Refusal('courier_only_in_kyiv', {});
  return {
    columns: { courierCity: deliveryCity, courierStreet, courierHouse, courierApartment },
    address: courierAddress({
      city: deliveryCity,
      street: courierStreet,
      house: courierHouse,
      apartment: courierApartment,
    }),
    canCollectMoney: true,
  };
}
