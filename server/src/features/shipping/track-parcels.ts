import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { mostTrackedAtOnce } from './carrier.ts';
import { requireOrder } from './read-shipping.ts';
import { recordParcelStatus } from './record-parcel-status.ts';
import { claimParcelsToTrack } from './shipping.queries.ts';

const askWithinMs = 60_000;
type Tools = Pick<Shop, 'db' | 'carrier' | 'log'>;

/** Tracks shipped parcels. Several processes may run this at once: each parcel is claimed by one of them. */
export async function trackParcels(tools: Tools, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const due = await claimParcelsToTrack(tools.db, mostTrackedAtOnce);
    if (due.length === 0) return;
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(askWithinMs)]);
    const numbers = due.map(({ number }) => number);
    for (const status of await tools.carrier.trackParcels(numbers, signal)) await recordParcelStatus(tools, status);
  }
}

/** Tracks the parcel of one order now, at a manager's request. */
export async function trackOrder(tools: Tools, orderId: number): Promise<void> {
  const { waybillNumber } = await requireOrder(tools.db, orderId);
  if (waybillNumber === null) throw new Refusal('waybill_missing', {});
  const signal = AbortSignal.timeout(askWithinMs / 4);
  const statuses = await tools.carrier.trackParcels([waybillNumber], signal).catch((error: Error) => {
    tools.log.warn({ orderId, reason: error.message }, 'parcel not tracked');
    throw new Refusal('carrier_unavailable', {});
  });
  for (const status of statuses) await recordParcelStatus(tools, status);
}
