import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../../shop.ts';
import { askWithinMs } from '../carrier.ts';
import { requireOrder } from '../read-shipping.ts';

/** The label of a parcel. The carrier prints it, only for waybills made through its API. */
export async function readLabel(
  { db, carrier, log }: Pick<Shop, 'db' | 'carrier' | 'log'>,
  orderId: number,
): Promise<{ number: string; label: Uint8Array }> {
  const { waybillNumber, waybillRef } = await requireOrder(db, orderId);
  if (waybillNumber === null || waybillRef === null) throw new Refusal('waybill_missing', {});
  const label = await carrier.readLabel(waybillRef, AbortSignal.timeout(askWithinMs)).catch((error: Error) => {
    log.warn({ orderId, reason: error.message }, 'waybill label not read');
    throw new Refusal('carrier_unavailable', {});
  });
  return { number: waybillNumber, label };
}
