import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { askWithinMs } from './carrier.ts';
import { requireOrder } from './read-shipping.ts';

/** What is stuck on the parcel: only the carrier prints it, and only of its own waybills. */
export async function readLabel(
  { db, carrier, log }: Pick<Shop, 'db' | 'carrier' | 'log'>,
  orderId: number,
): Promise<{ number: string; label: Uint8Array }> {
  const { waybillNumber, waybillRef } = await requireOrder(db, orderId);
  if (waybillNumber === null || waybillRef === null) throw new Refusal('waybill_missing', {});
  const label = await carrier.readLabel(waybillRef, AbortSignal.timeout(askWithinMs)).catch((error: Error) => {
    log.warn({ orderId, reason: error.message }, 'a label was not read');
    throw new Refusal('carrier_unavailable', {});
  });
  return { number: waybillNumber, label };
}
