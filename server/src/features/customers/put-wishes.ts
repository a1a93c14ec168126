import type { Executor } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import type { CheckedSession } from './check-access.ts';
import { lockSignedIn } from './lock-signed-in.ts';
import { deleteWishes, insertWishes, listKnownVariants, listWishes } from './wishes.queries.ts';

export async function readWishes(db: Executor, { customerId }: CheckedSession): Promise<number[]> {
  return (await listWishes(db, customerId)).map(({ variantId }) => variantId);
}

/**
 * Brings the account's wishes to what a browser has. What the browser never knew was wished for elsewhere, and stays;
 * without word of what it knew, its list is the whole truth.
 */
export async function putWishes(
  { db }: Pick<Shop, 'db'>,
  session: CheckedSession,
  { variant_ids: wished, known }: { variant_ids: readonly number[]; known?: readonly number[] | undefined },
): Promise<number[]> {
  return await db.transaction(async (tx) => {
    const { id: customerId } = await lockSignedIn(tx, session);
    const kept = (await listWishes(tx, customerId)).map(({ variantId }) => variantId);
    const sellable = new Set(await listKnownVariants(tx, wished));
    const removed = kept.filter((id) => (known ?? kept).includes(id) && !wished.includes(id));
    // What the browser knew already and the account has no more was taken back elsewhere.
    const added = wished.filter((id) => sellable.has(id) && !kept.includes(id) && !known?.includes(id));
    await deleteWishes(tx, customerId, removed);
    const now = Date.now();
    // The order of the browser is the order of the wishes.
    await insertWishes(
      tx,
      [...new Set(added)].map((variantId, index) => ({ customerId, variantId, addedAt: new Date(now + index) })),
    );
    return (await listWishes(tx, customerId)).map(({ variantId }) => variantId);
  });
}
