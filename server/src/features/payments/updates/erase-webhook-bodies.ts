import type { Transaction } from '../../../database/database.ts';
import { emptyEventBodies, emptyUnmatchedUpdateBodies } from '../payments.queries.ts';

/** Empties stored webhook bodies, because they may name the payer. Their meaning for the order stays. */
export async function eraseWebhookBodies(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length > 0) await emptyEventBodies(tx, orderIds);
}

/** Empties the bodies of unmatched updates that contain both the e-mail and the phone of the payer. */
export async function eraseUnmatchedUpdateBodies(
  tx: Transaction,
  payer: { email: string; phone: string },
): Promise<void> {
  await emptyUnmatchedUpdateBodies(tx, payer);
}
