import { Refusal } from '@shop/contract/refusal.ts';
import { isByCarrier } from '@shop/domain/deliveries.ts';
import type { Shop } from '../../shop.ts';
import { type Acting, recordChange } from '../audit/index.ts';
import { queueLetter } from '../notifications/index.ts';
import { moveOrder } from '../orders/index.ts';
import { orderShippedLetter } from './order-shipped-letter.ts';
import { writeTypedWaybill } from './waybills/type-waybill.ts';
import { withLockedWaybill } from './waybills/waybill-claims.ts';

/** Marks an order as shipped, by the carrier with a waybill or by the shop's own courier. */
export async function shipOrder(
  { db, queue, carrier }: Pick<Shop, 'db' | 'queue' | 'carrier'>,
  member: Acting,
  orderId: number,
  typedNumber: string | undefined,
): Promise<void> {
  await db.transaction((tx) =>
    withLockedWaybill(tx, orderId, async (order) => {
      if (typedNumber !== undefined) await writeTypedWaybill(tx, member, order, typedNumber);
      const waybillNumber = typedNumber ?? order.waybillNumber;
      if (isByCarrier(order.deliveryType) && waybillNumber === null) throw new Refusal('waybill_missing', {});
      await moveOrder(tx, order, 'shipped', { actor: 'staff', staffId: member.id, data: { waybillNumber } });
      await recordChange(tx, member, {
        action: 'ship',
        subject: 'order',
        subjectId: orderId,
        before: { state: order.state },
        after: { state: 'shipped', waybill_number: waybillNumber },
      });
      await queueLetter(tx, queue, await orderShippedLetter(tx, order, { number: waybillNumber, carrier }));
    }),
  );
}
