import { Refusal } from '@shop/contract/refusal.ts';
import { readClock } from '../../database/clock.ts';
import type { Shop } from '../../shop.ts';
import { addToHistory, lockOrder } from '../orders/index.ts';
import { readShopRules } from '../shop-settings/index.ts';
import type { Purchase } from './card-provider.ts';
import { nextDeadlines } from './deadlines.ts';
import { openAttempt } from './open-attempt.ts';
import { payingObstacle } from './payment-status.ts';
import { extendReservation, findOrderToPay, listAttempts } from './payments.queries.ts';
import { askNow } from './updates/check-payment.ts';

/** A new attempt to pay an order, only if no money has arrived and none is on its way. */
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
    const { holdMinutes } = await readShopRules(tx);
    const next = nextDeadlines(await readClock(tx), order, holdMinutes);
    if (next === undefined) throw new Refusal('order_not_payable', {});
    const { reservedUntil, ...deadlines } = next;
    // An order that the staff has confirmed has no reservation: it is not released for being paid late.
    if (order.reservedUntil !== null && reservedUntil > order.reservedUntil)
      await extendReservation(tx, order.id, reservedUntil);
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
