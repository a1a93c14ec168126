import type { Transaction } from '../../database/database.ts';
import {
  blockForRefund,
  blockIssuedBy,
  keepBlocked,
  liftBlock,
  lockOrderCertificates,
} from './certificates.queries.ts';

/**
 * Permanently blocks the certificates that an order issued, because its money is or was refunded. Returns the lines
 * with spent certificates, and how many pieces of each.
 */
export async function blockBoughtCertificates(
  tx: Transaction,
  orderId: number,
  why: 'cancellation' | 'chargeback',
): Promise<{ line_id: number; quantity: number }[]> {
  await lockOrderCertificates(tx, orderId);
  const spent = Map.groupBy(await blockIssuedBy(tx, orderId, why), (lineId) => lineId);
  return [...spent].map(([line_id, pieces]) => ({ line_id, quantity: pieces.length }));
}

/** Blocks unspent certificates in the transaction that claims their refund. */
export async function blockRefunded(tx: Transaction, ids: readonly number[], refundId: number): Promise<void> {
  if (ids.length > 0 && (await blockForRefund(tx, ids, refundId)) !== ids.length)
    throw new Error(`refund ${refundId}: certificate already spent`);
}

/** Applies the provider's answer: blocked permanently when the money was refunded, active again when it was not. */
export async function settleRefunded(tx: Transaction, refundId: number, hasGone: boolean): Promise<void> {
  await (hasGone ? keepBlocked(tx, refundId) : liftBlock(tx, refundId));
}
