import type { Parcel } from '@shop/contract/parcels.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { deliveryFacts } from '@shop/domain/deliveries.ts';
import { parcelWay } from '@shop/domain/parcel-way.ts';
import { type ParcelStep, parcelSteps } from '@shop/domain/parcels.ts';
import type { Executor } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { findOrderByReference, type OrderRow } from '../orders/index.ts';
import { branchOnMap } from './branch-on-map.ts';
import { listParcelEvents } from './shipping.queries.ts';

/** The way of a parcel for whoever has the order's reference. Nothing is asked of the carrier. */
export async function readParcel({ db, carrier }: Pick<Shop, 'db' | 'carrier'>, reference: string): Promise<Parcel> {
  const order = await findOrderByReference(db, reference);
  if (order === undefined) throw new Refusal('order_not_found', {});
  const { state, deliveryType, waybillNumber, deliveryAddress, parcelStep } = order;
  const { carrier: isByCarrier, address } = deliveryFacts(deliveryType);
  const { city, branch, isLocker = false } = isByCarrier ? deliveryAddress : {};
  const isInTrouble = state === 'shipped' && (parcelStep === 'in_trouble' || parcelStep === 'gone');
  const isWaiting = state === 'shipped' && parcelStep === 'arrived';
  const isComing = state === 'shipped' && parcelStep !== 'received' && !isInTrouble;
  return {
    state,
    delivery_type: deliveryType,
    steps:
      isByCarrier && state !== 'cancelled' ? await readSteps(db, order, address === 'door' ? 'door' : 'branch') : [],
    is_in_trouble: isInTrouble,
    settlement: city ?? null,
    branch_number: branch ?? null,
    is_locker: isLocker,
    map_address: branch === undefined ? null : branchOnMap({ settlement: city ?? '', number: branch, isLocker }),
    waybill_number: waybillNumber,
    tracking_address: waybillNumber === null ? null : carrier.trackingAddress(waybillNumber),
    expected_on: isComing && !isWaiting ? order.parcelExpectedOn : null,
    storage_until: isWaiting ? order.parcelStoredUntil : null,
    tracked: order.trackedAt?.toISOString() ?? null,
  };
}

async function readSteps(db: Executor, order: OrderRow, address: 'branch' | 'door'): Promise<Parcel['steps']> {
  const times = await readTimes(db, order);
  return parcelWay(address, lastStep(order), times).map(({ at, ...step }) => ({
    ...step,
    at: at?.toISOString() ?? null,
  }));
}

/** The staff may know more than the carrier: that a parcel was received, or that it left with a waybill typed by hand. */
function lastStep({ state, waybillNumber, parcelStep }: OrderRow): ParcelStep | null {
  if (state === 'completed') return 'received';
  if (waybillNumber === null) return null;
  if (state === 'shipped' && (parcelStep === null || parcelStep === 'made')) return 'on_the_way';
  return parcelStep ?? 'made';
}

/** When each step was first heard of. Events of an earlier waybill do not count. */
async function readTimes(db: Executor, { id, waybillNumber }: OrderRow): Promise<Map<ParcelStep, Date>> {
  const times = new Map<ParcelStep, Date>();
  for (const { what, at, data } of await listParcelEvents(db, id)) {
    const step = what === 'shipped' ? 'on_the_way' : what === 'tracked' ? toStep(data.step) : 'made';
    const isOfThis = data.waybillNumber === waybillNumber || what === 'shipped';
    if (step !== undefined && isOfThis && !times.has(step)) times.set(step, at);
  }
  return times;
}

/** Undefined for events of earlier versions, which have only the carrier's code. */
const toStep = (found: unknown) => parcelSteps.find((step) => step === found);
