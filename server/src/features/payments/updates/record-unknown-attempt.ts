import { readClock } from '../../../database/clock.ts';
import type { Shop } from '../../../shop.ts';
import { lockOrder } from '../../orders/index.ts';
import { isPartlyRefunded, isRefundedAndNotCounted } from '../payment-status.ts';
import { findPayment, insertPaymentEvent, updatePayment } from '../payments.queries.ts';
import { settleRefund } from '../refunds/finish-refund.ts';
import { countRefund } from './count-refund.ts';
import { settleOrder } from './settle-order.ts';

/** The provider's reason code. */
const orderNotFound = 1127;

/**
 * The provider does not know the attempt: the customer has not opened the payment page yet. Once the offer to pay and
 * the reservation have ended, the attempt expires.
 */
export async function recordUnknownAttempt(
  tools: Pick<Shop, 'db' | 'queue' | 'log'>,
  reference: string,
): Promise<void> {
  const { orderId } = (await findPayment(tools.db, reference))!;
  await tools.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, orderId))!;
    const now = await readClock(tx);
    const payment = (await findPayment(tx, reference))!;
    const isReserved = order.reservedUntil !== null && order.reservedUntil > now;
    const isOver = payment.state === 'created' && payment.expiresAt <= now && !isReserved;
    if (isOver)
      await insertPaymentEvent(tx, {
        paymentId: payment.id,
        source: 'check',
        fingerprint: 'unknown',
        providerStatus: '',
        reasonCode: orderNotFound,
        body: '',
        stateBefore: payment.state,
        stateAfter: 'expired',
      });
    await updatePayment(tx, payment.id, {
      answeredAt: now,
      ...(isOver && { state: 'expired', reasonCode: orderNotFound }),
      ...(isPartlyRefunded(payment) && { nextAskAt: null }),
    });
    // The provider once reported a refund and can no longer say its amount: count the whole payment.
    if (isRefundedAndNotCounted(payment)) await countRefund(tx, order, payment, payment.amount);
    await settleRefund(tx, tools, (await findPayment(tx, reference))!, { isMoving: false });
    await settleOrder(tx, tools, orderId);
  });
}
