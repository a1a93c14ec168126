import type { Executor } from '../../database/database.ts';
import type { Attempt } from './payment-status.ts';
import { listAttemptsOfOrders } from './payments.queries.ts';

/** The payment attempts of each order, oldest first. */
export async function attemptsByOrder(
  db: Executor,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Attempt[]>> {
  if (orderIds.length === 0) return new Map();
  return Map.groupBy(await listAttemptsOfOrders(db, orderIds), ({ orderId }) => orderId);
}
