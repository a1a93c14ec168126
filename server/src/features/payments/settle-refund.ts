import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { failRefund, finishRefund } from './finish-refund.ts';
import type { Payment } from './payments.queries.ts';
import { findOpenRefund, readRefundedBefore } from './refunds.queries.ts';

/** So long the provider may know nothing yet of a refund that it was asked for. */
const unheardMinutes = 10;

/**
 * After the provider has answered how much of a payment went back: whether the refund of which nobody knew is among it.
 * What it still knows nothing of after a while has not been begun, and can be asked for again.
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
