import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { addToHistory } from '../orders/order-history.ts';
import type { Purchase } from './card-provider.ts';
import { askNow } from './check-payment.ts';
import { nextDeadlines } from './deadlines.ts';
import { openAttempt } from './open-attempt.ts';
import { payingObstacle } from './payment-status.ts';
import { findOrderToPay, listAttempts, lockOrder, setHold } from './payments.queries.ts';

/** A fresh attempt to pay an order, only when nothing has come and nothing is on its way. */
export async function payAgain(
  tools: Pick<Shop, 'db' | 'queue' | 'log' | 'cardProvider'>,
  reference: string,
): Promise<Purchase> {
  await askNow(tools, reference);
  return await tools.db.transaction(async (tx) => {
    const found = (await findOrderToPay(tx, reference))!;
    const order = (await lockOrder(tx, found.id))!;
    const attempts = await listAttempts(tx, order.id);
    const obstacle = payingObstacle(order, attempts);
    if (obstacle !== undefined) throw new Refusal(obstacle, {});
    const { heldUntil, ...deadlines } = nextDeadlines(new Date(), order.heldUntil);
    // What the staff has confirmed is not let go again for being paid late.
    if (order.state === 'new') await setHold(tx, order.id, heldUntil);
    const purchase = await openAttempt(tx, order, { number: attempts.length + 1, ...deadlines });
    await addToHistory(tx, {
      orderId: order.id,
      actor: 'customer',
      what: 'payment_attempt',
      data: { payment: purchase.reference },
    });
    return purchase;
  });
}
