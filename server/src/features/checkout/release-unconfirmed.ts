import type { Shop } from '../../shop.ts';
import { cancelOrder } from '../orders/index.ts';
import { listUnconfirmed, lockUnconfirmed } from './open-orders.queries.ts';

const atOnce = 100;

/** Cancels large cash orders that the staff has not confirmed in time, so that their goods are on sale again. */
export async function releaseUnconfirmed(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  stopped: AbortSignal,
): Promise<void> {
  for (const orderId of await listUnconfirmed(db, atOnce)) {
    if (stopped.aborted) return;
    await db.transaction(async (tx) => {
      if (!(await lockUnconfirmed(tx, orderId))) return;
      await cancelOrder(tx, queue, orderId, { actor: 'system', cause: 'not_confirmed' });
    });
  }
}
