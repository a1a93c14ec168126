import { Refusal } from '@shop/contract/refusal.ts';
import { isByCarrier } from '@shop/domain/deliveries.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { type Acting, recordChange } from '../../audit/index.ts';
import { queueLetter } from '../../notifications/index.ts';
import { addToHistory, type OrderRow } from '../../orders/index.ts';
import { orderShippedLetter } from '../order-shipped-letter.ts';
import { writeWaybill } from '../shipping.queries.ts';
import { withLockedWaybill } from './waybill-claims.ts';

/** Records a waybill that was made elsewhere. A typed number can be corrected, even after shipping. */
export async function typeWaybill(
  { db, queue, carrier }: Pick<Shop, 'db' | 'queue' | 'carrier'>,
  member: Acting,
  orderId: number,
  number: string,
): Promise<void> {
  await db.transaction((tx) =>
    withLockedWaybill(tx, orderId, async (order) => {
      const { state } = order;
      if (state !== 'confirmed' && state !== 'packed' && state !== 'shipped')
        throw new Refusal('order_not_movable', { state });
      await writeTypedWaybill(tx, member, order, number);
      // The customer got the wrong number by mail: send the right one.
      if (state === 'shipped') await queueLetter(tx, queue, await orderShippedLetter(tx, order, { number, carrier }));
    }),
  );
}

export async function writeTypedWaybill(
  tx: Transaction,
  member: Acting,
  order: OrderRow,
  number: string,
): Promise<void> {
  const { id: orderId, deliveryType, waybillNumber, waybillRef } = order;
  if (!isByCarrier(deliveryType)) throw new Refusal('order_not_by_carrier', {});
  if (waybillNumber === number) return;
  if (waybillRef !== null) throw new Refusal('waybill_exists', {});
  if (!(await writeWaybill(tx, orderId, { number, ref: null }))) throw new Refusal('waybill_number_taken', {});
  const data = { waybillNumber: number };
  await addToHistory(tx, { orderId, actor: 'staff', staffId: member.id, what: 'waybill_typed', data });
  await recordChange(tx, member, {
    action: 'type_waybill',
    subject: 'order',
    subjectId: orderId,
    before: { waybill_number: waybillNumber },
    after: { waybill_number: number },
  });
}
