import { isOneOf, refusedStates, undecidedStates } from '@shop/domain/payment-states.ts';
import { readClock } from '../../../database/clock.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import type { OrderRow } from '../../orders/index.ts';
import type { ProviderUpdate } from '../card-provider.ts';
import { isRefunded } from '../payment-status.ts';
import { findPayment, type Payment, updatePayment, wasApproved } from '../payments.queries.ts';
import { settleRefund } from '../refunds/finish-refund.ts';
import { countApproval } from './count-approval.ts';
import { countRefund } from './count-refund.ts';

/**
 * Applies what only the provider's direct answer proves: that the payment is still refused, and how much was refunded.
 * A webhook may be an old one, and its refunded amount is not signed.
 */
export async function applyCheckResult(
  tx: Transaction,
  tools: Pick<Shop, 'queue' | 'log'>,
  order: OrderRow,
  { payment, update }: { payment: Payment; update: ProviderUpdate },
): Promise<void> {
  const isNo = update.state !== undefined && isOneOf(refusedStates, update.state);
  if (isNo) {
    await updatePayment(tx, payment.id, { answeredAt: await readClock(tx) });
    return await settleRefund(tx, tools, payment, { isMoving: false });
  }
  const refunded = Math.min(update.refunded ?? (isRefunded(update) ? payment.amount : 0), payment.amount);
  if (refunded > 0) await recordRefundedAmount(tx, tools, order, { payment, update, refunded });
  const settled = (await findPayment(tx, update.reference))!;
  await settleRefund(tx, tools, settled, { isMoving: update.state === 'refund_in_processing' });
}

async function recordRefundedAmount(
  tx: Transaction,
  tools: Pick<Shop, 'queue' | 'log'>,
  order: OrderRow,
  { payment, update, refunded }: { payment: Payment; update: ProviderUpdate; refunded: number },
): Promise<void> {
  // The approval itself was never reported, and the rest of the money is here.
  const isFirstNews = payment.refunded === 0 && !(await wasApproved(tx, payment.id));
  if (isFirstNews && refunded < payment.amount) await countApproval(tx, tools, order, payment);
  await countRefund(tx, order, (await findPayment(tx, update.reference))!, refunded);
  if (!isOneOf(undecidedStates, payment.state)) await updatePayment(tx, payment.id, { nextAskAt: null });
}
