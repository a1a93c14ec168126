import type { Delivered } from '@shop/contract/orders.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { DeliveryAddress } from '@shop/domain/deliveries.ts';
import { type CourierZone, type DeliveryRules, settlementKey, zoneOf } from '@shop/domain/delivery-rules.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { addressInWords } from '@shop/wording/delivery-addresses.ts';
import type { Executor } from '../../../database/database.ts';
import { findBranches, findDoor } from '../../delivery/index.ts';
import { shownDeliveries } from '../../shop-settings/index.ts';

type InfoOf<Type extends Delivered['delivery_type']> = Extract<Delivered, { delivery_type: Type }>['delivery_info'];
type Found = {
  /** As the order stores it. */
  address: DeliveryAddress;
  /** Whether the rest can be paid on delivery. */
  canCollectMoney: boolean;
  /** The field that the carrier's directory does not know: such a parcel has no waybill. */
  unknown?: 'city' | 'branch';
  /** Of the courier: decides the price. */
  zone?: CourierZone;
};

/** Where an order is delivered; `words` is the address in the customer's letter. */
export type Destination = Found & { words: string };

/** `rules` are those that are offered now: whatever they do not have is refused. */
export async function findDestination(db: Executor, order: Delivered, rules: DeliveryRules): Promise<Destination> {
  if (!rules.isOn[order.delivery_type]) throw wayNotOffered(rules);
  const found = await findAddress(db, order, rules);
  return { ...found, words: addressInWords(order.delivery_type, found.address, '') };
}

/** The delivery or the payment is not offered (any more); the refusal says what is. */
export const wayNotOffered = (rules: DeliveryRules) =>
  new Refusal('way_not_offered', { deliveries: shownDeliveries(rules) });

async function findAddress(db: Executor, order: Delivered, rules: DeliveryRules): Promise<Found> {
  switch (order.delivery_type) {
    case 'nova_poshta':
      return await atBranch(db, order.delivery_info);
    case 'nova_poshta_door':
      return await atDoor(db, order.delivery_info);
    case 'courier':
      return byCourier(order.delivery_info, rules);
    case 'pickup':
      return atPoint(order.delivery_info, rules);
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

function byCourier(info: InfoOf<'courier'>, { zones }: DeliveryRules): Found {
  const { courierCity, courierStreet: street, courierHouse: house, courierApartment: apartment } = info;
  const zone = zoneOf(courierCity, zones);
  if (zone === undefined) throw new Refusal('courier_only_in_kyiv', {});
  const key = settlementKey(courierCity);
  // The owner's spelling, whatever the customer typed.
  const city = zone.settlements.find((each) => settlementKey(each) === key) ?? courierCity;
  return { address: { city, street, house, apartment, zoneId: zone.id }, canCollectMoney: true, zone };
}

function atPoint(info: InfoOf<'pickup'>, rules: DeliveryRules): Found {
  const { points } = rules;
  const id = info?.point_id;
  if (id === undefined && points.length > 1)
    throw new Refusal('invalid_request', {
      fields: { delivery_info: { point_id: [deliveryStepWording.pointRequired] } },
    });
  const point = id === undefined ? points[0] : points.find((each) => each.id === id);
  if (point === undefined) throw wayNotOffered(rules);
  return { address: { pointId: point.id, point: point.address }, canCollectMoney: true };
}
