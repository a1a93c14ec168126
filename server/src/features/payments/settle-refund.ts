import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { failRefund, finishRefund } from './finish-refund.ts';
import type { Payment } from './payments.queries.ts';
import { findOpenRefund, readRefundedBefore } from './refunds.queries.ts';

/** How long the provider may not yet know a refund that was requested. */
const unheardMinutes = 10;

/**
 * Finishes the open refund of a payment if the amount reported by the provider includes it. A refund that the provider
 * still does not know after a while has failed, and can be requested again.
 */
export async function settleRefund(
  tx: Transaction,
  tools: Pick<Shop, 'queue'>,
  payment: Payment,
  { isMoving }: { isMoving: boolean },
): Promise<void> {
  const refund = await findOpenRefund(tx, payment.id);
  if (refund === undefined) return;
  if (payment.refunded >= (await readRefundedBefore(tx, refund)) + refund.amount)
    return await finishRefund(tx, tools, refund);
  const minutes = (Date.now() - refund.createdAt.getTime()) / 60_000;
  if (!isMoving && minutes >= unheardMinutes) await failRefund(tx, refund, 'unheard_of');
}
