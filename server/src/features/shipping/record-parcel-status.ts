import type { Shop } from '../../shop.ts';
import { addToHistory, amountDue, flagOrder, lockKnownOrder, moveOrder } from '../orders/index.ts';
import type { ParcelStatus } from './carrier.ts';
import { findOrderIdByWaybill, writeCarrierStatus } from './shipping.queries.ts';

const carrierSaid = { actor: 'system', cause: 'carrier' } as const;

/** Records the status of a parcel and applies it to the order. The same status again changes nothing. */
export async function recordParcelStatus({ db }: Pick<Shop, 'db'>, status: ParcelStatus): Promise<void> {
  const { number, step, code, words } = status;
  const orderId = await findOrderIdByWaybill(db, number);
  if (orderId === undefined) return;
  await db.transaction(async (tx) => {
    const order = await lockKnownOrder(tx, orderId);
    if (order.waybillNumber !== number) return;
    await writeCarrierStatus(tx, orderId, status);
    const data = { waybillNumber: number, code, words, step };
    if (order.carrierStatusCode !== code) await addToHistory(tx, { orderId, ...carrierSaid, what: 'tracked', data });
    if (order.state !== 'shipped') return;
    const isInTrouble = step === 'in_trouble' || step === 'gone';
    if (isInTrouble && order.carrierStatusCode !== code) await flagOrder(tx, orderId, 'parcel_in_trouble');
    if (step !== 'received') return;
    await moveOrder(tx, order, 'completed', { ...carrierSaid, data });
    // The carrier has collected the money: a manager records it when it arrives.
    if (amountDue(order) > 0) await flagOrder(tx, orderId, 'collected_by_carrier');
  });
}
