import type { Transaction } from '../../database/database.ts';
import { emptyReports } from './payments.queries.ts';

/** What the provider said may name the payer; what it means for the order stays. */
export async function forgetReports(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length > 0) await emptyReports(tx, orderIds);
}
