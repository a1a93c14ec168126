import type { Transaction } from '../../database/database.ts';
import { emptyEventBodies, emptyUnmatchedUpdateBodies } from './payments.queries.ts';

/** What the provider said may name the payer; what it means for the order stays. */
export async function eraseWebhookBodies(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length > 0) await emptyEventBodies(tx, orderIds);
}

/** What it said about payments that the shop does not know, if it names the payer by both. */
export async function eraseUnmatchedUpdateBodies(
  tx: Transaction,
  payer: { email: string; phone: string },
): Promise<void> {
  await emptyUnmatchedUpdateBodies(tx, payer);
}
