import type { Delivered } from '@shop/contract/orders.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { DeliveryAddress } from '@shop/domain/deliveries.ts';
import { addressInWords, courierCity as deliveryCity, isCourierCity } from '@shop/wording/delivery-addresses.ts';
import type { Executor } from '../../../database/database.ts';
import { findBranches, findDoor } from '../../delivery/index.ts';
import { readPublicSettings } from '../../shop-settings/index.ts';

type InfoOf<Type extends Delivered['delivery_type']> = Extract<Delivered, { delivery_type: Type }>['delivery_info'];
type Found = {
  /** As the order stores it. */
  address: DeliveryAddress;
  /** Whether the rest can be paid on delivery. */
  canCollectMoney: boolean;
  /** The field that the carrier's directory does not know: such a parcel has no waybill. */
  unknown?: 'city' | 'branch';
};

/** Where an order is delivered; `words` is the address in the customer's letter. */
export type Destination = Found & { words: string };

export async function findDestination(db: Executor, order: Delivered): Promise<Destination> {
  const found = await findAddress(db, order);
  const { pickup_address: pickupAddress } = order.delivery_type === 'pickup' ? await readPublicSettings(db) : noPickup;
  return { ...found, words: addressInWords(order.delivery_type, found.address, pickupAddress) };
}

const noPickup = { pickup_address: '' };

async function findAddress(db: Executor, order: Delivered): Promise<Found> {
  switch (order.delivery_type) {
    case 'nova_poshta':
      return await atBranch(db, order.delivery_info);
    case 'nova_poshta_door':
      return await atDoor(db, order.delivery_info);
    case 'courier':
      return byCourier(order.delivery_info);
    case 'pickup':
      return { address: {}, canCollectMoney: true };
  }
}

/**
 * The carrier's identifiers are stored beside the names only if exactly one branch in the directory matches: names
 * repeat, and a parcel is addressed by identifiers. Any other place is stored as the customer wrote it, for the
 * manager.
 */
async function atBranch(db: Executor, info: InfoOf<'nova_poshta'>): Promise<Found> {
  const { city, branch, city_ref: cityRef, branch_ref: branchRef } = info;
  const found = await findBranches(db, { city, cityRef, branch, branchRef });
  const [only] = found.length === 1 ? found : [];
  return {
    address: {
      city,
      cityRef: only?.settlementRef ?? null,
      branch,
      branchRef: only?.ref ?? null,
      isLocker: only?.kind === 'locker',
    },
    canCollectMoney: found.every(({ canCollectMoney }) => canCollectMoney),
    ...(only === undefined && { unknown: 'branch' }),
  };
}

/** As for branches; a street that is not in the directory is resolved when the waybill is made. */
async function atDoor(db: Executor, info: InfoOf<'nova_poshta_door'>): Promise<Found> {
  const { city, city_ref: cityRef, street, street_ref, house, apartment } = info;
  const { settlement, streetRef } = await findDoor(db, { city, cityRef, street, streetRef: street_ref });
  return {
    address: {
      city,
      cityRef: settlement?.ref ?? null,
      street,
      streetRef: streetRef ?? null,
      house,
      ...(apartment !== null && { apartment }),
    },
    canCollectMoney: true,
    ...(settlement === undefined && { unknown: 'city' }),
  };
}

function byCourier(info: InfoOf<'courier'>): Found {
  const { courierCity, courierStreet: street, courierHouse: house, courierApartment: apartment } = info;
  if (!isCourierCity(courierCity)) throw new Refusal('courier_only_in_kyiv', {});
  return { address: { city: deliveryCity, street, house, apartment }, canCollectMoney: true };
}
