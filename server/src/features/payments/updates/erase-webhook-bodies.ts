import type { Transaction } from '../../../database/database.ts';
import { emptyEventBodies } from '../payments.queries.ts';

/** Empties stored webhook bodies, because they may name the payer. Their meaning for the order stays. */
export async function eraseWebhookBodies(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length > 0) await emptyEventBodies(tx, orderIds);
}
