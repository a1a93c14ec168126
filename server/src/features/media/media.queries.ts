import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { pictures } from '../../database/tables/media.ts';

export type NewPicture = Omit<typeof pictures.$inferInsert, 'id' | 'createdAt' | 'preparedAt'>;

/** The same bytes are the same picture: a second upload returns the id of the first. */
export async function insertPicture(db: Executor, picture: NewPicture): Promise<number> {
  const [row] = await db
    .insert(pictures)
    .values(picture)
    .onConflictDoUpdate({ target: pictures.fingerprint, set: { fingerprint: sql`excluded.fingerprint` } })
    .returning({ id: pictures.id });
  return row!.id;
}

export async function findPicture(db: Executor, fingerprint: string) {
  const [row] = await db.select().from(pictures).where(eq(pictures.fingerprint, fingerprint));
  return row;
}

export async function findPictureById(db: Executor, id: number) {
  const [row] = await db.select().from(pictures).where(eq(pictures.id, id));
  return row;
}

export async function readPictures(db: Executor, ids: readonly number[]) {
  return ids.length === 0
    ? []
    : await db
        .select()
        .from(pictures)
        .where(inArray(pictures.id, [...ids]));
}

/** Pictures that failed before come last; after `maxFailures` failures they are skipped. */
export async function listUnpreparedPictures(
  db: Executor,
  { maxFailures, limit }: { maxFailures: number; limit: number },
) {
  return await db
    .select()
    .from(pictures)
    .where(and(isNull(pictures.preparedAt), lt(pictures.preparationFailures, maxFailures)))
    .orderBy(asc(pictures.preparationFailures), asc(pictures.id))
    .limit(limit);
}

export async function markPicturePrepared(db: Executor, id: number): Promise<void> {
  await db.update(pictures).set({ preparedAt: sql`now()` }).where(eq(pictures.id, id));
}

export async function countPreparationFailure(db: Executor, id: number): Promise<void> {
  await db
    .update(pictures)
    .set({ preparationFailures: sql`${pictures.preparationFailures} + 1` })
    .where(eq(pictures.id, id));
}
