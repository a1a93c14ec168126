import type { Transaction } from '../../database/database.ts';
import {
  blockForRefund,
  blockIssuedBy,
  keepBlocked,
  liftBlock,
  lockCertificateRowsOf,
} from './certificates.queries.ts';

/** Holds every certificate that an order has redeemed or issued. Whoever changes more than one of them holds all first. */
export async function lockOrderCertificates(tx: Transaction, orderId: number): Promise<void> {
  await lockCertificateRowsOf(tx, orderId);
}

/**
 * Blocks for good what an order has issued: its money goes back, or has gone. Answers the lines of which something was
 * spent, and how many pieces of each.
 */
export async function blockBoughtCertificates(
  tx: Transaction,
  orderId: number,
  why: 'cancellation' | 'chargeback',
): Promise<{ line_id: number; quantity: number }[]> {
  await lockCertificateRowsOf(tx, orderId);
  const spent = Map.groupBy(await blockIssuedBy(tx, orderId, why), (lineId) => lineId);
  return [...spent].map(([line_id, pieces]) => ({ line_id, quantity: pieces.length }));
}

/** Blocks pieces whose money is to go back, in the transaction that claims the refund. Nobody has spent from them. */
export async function blockRefunded(tx: Transaction, ids: readonly number[], refundId: number): Promise<void> {
  if (ids.length > 0 && (await blockForRefund(tx, ids, refundId)) !== ids.length)
    throw new Error(`a certificate of refund ${refundId} was spent`);
}

/** After the provider's word: blocked for good when the money has gone, good again when it has not. */
export async function settleRefunded(tx: Transaction, refundId: number, hasGone: boolean): Promise<void> {
  await (hasGone ? keepBlocked(tx, refundId) : liftBlock(tx, refundId));
}
