import type { Executor } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { type CheckedSession, lockSignedIn } from '../sessions/check-access.ts';
import { deleteWishes, insertWishes, listExistingVariants, listWishes } from './wishes.queries.ts';

export async function readWishes(db: Executor, { customerId }: CheckedSession): Promise<number[]> {
  return (await listWishes(db, customerId)).map(({ variantId }) => variantId);
}

/**
 * Merges a browser's wishlist into the account. Wishes that the browser did not know were added elsewhere and stay.
 * Without `known` the browser's list replaces the account's.
 */
export async function putWishes(
  { db }: Pick<Shop, 'db'>,
  session: CheckedSession,
  { variant_ids: wished, known }: { variant_ids: readonly number[]; known?: readonly number[] | undefined },
): Promise<number[]> {
  return await db.transaction(async (tx) => {
    const { id: customerId } = await lockSignedIn(tx, session);
    const kept = (await listWishes(tx, customerId)).map(({ variantId }) => variantId);
    const sellable = new Set(await listExistingVariants(tx, wished));
    const removed = kept.filter((id) => (known ?? kept).includes(id) && !wished.includes(id));
    // A wish that the browser knew and the account no longer has was removed elsewhere.
    const added = wished.filter((id) => sellable.has(id) && !kept.includes(id) && !known?.includes(id));
    await deleteWishes(tx, customerId, removed);
    const now = Date.now();
    // Ascending times keep the browser's order.
    await insertWishes(
      tx,
      [...new Set(added)].map((variantId, index) => ({ customerId, variantId, addedAt: new Date(now + index) })),
    );
    return (await listWishes(tx, customerId)).map(({ variantId }) => variantId);
  });
}
