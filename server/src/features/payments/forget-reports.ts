import type { Transaction } from '../../database/database.ts';
import { emptyReports, emptyStrayReports } from './payments.queries.ts';

/** What the provider said may name the payer; what it means for the order stays. */
export async function forgetReports(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length > 0) await emptyReports(tx, orderIds);
}

/** What it said about payments that the shop does not know, if it names the payer by both. */
export async function forgetStrayReports(tx: Transaction, payer: { email: string; phone: string }): Promise<void> {
  await emptyStrayReports(tx, payer);
}
