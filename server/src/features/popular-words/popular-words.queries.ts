import { and, asc, count, desc, eq, gt, gte, lte, notInArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { popularWords, searchAsks } from '../../database/tables/search.ts';

/** What customers ask most comes first, then the owner's own words. */
export async function readShownWords(db: Executor, limit: number): Promise<string[]> {
  const rows = await db
    .select({ name: popularWords.name })
    .from(popularWords)
    .where(eq(popularWords.isShown, true))
    .orderBy(desc(popularWords.networks), asc(popularWords.position), asc(popularWords.id))
    .limit(limit);
  return rows.map(({ name }) => name);
}

/** A network counts once for the same words. */
export async function writeAsk(db: Executor, ask: { words: string; network: string }): Promise<void> {
  await db
    .insert(searchAsks)
    .values(ask)
    .onConflictDoUpdate({ target: [searchAsks.words, searchAsks.network], set: { askedOn: sql`current_date` } });
}

const daysAgo = (days: number) => sql`current_date - ${days}::int`;

export async function deleteOldAsks(db: Executor, keptDays: number): Promise<void> {
  await db.delete(searchAsks).where(lte(searchAsks.askedOn, daysAgo(keptDays)));
}

export async function readOftenAsked(
  db: Executor,
  { days, networks, limit }: { days: number; networks: number; limit: number },
) {
  const asked = count(searchAsks.network);
  return await db
    .select({ name: searchAsks.words, networks: asked })
    .from(searchAsks)
    .where(gt(searchAsks.askedOn, daysAgo(days)))
    .groupBy(searchAsks.words)
    .having(gte(asked, networks))
    .orderBy(desc(asked), asc(searchAsks.words))
    .limit(limit);
}

/** Adds new words unticked, and forgets those that nobody has ticked and that are no longer asked often. */
export async function replaceAsked(
  tx: Transaction,
  asked: readonly { name: string; networks: number }[],
): Promise<void> {
  const names = asked.map(({ name }) => name);
  const isOver = and(gt(popularWords.networks, 0), names.length > 0 ? notInArray(popularWords.name, names) : undefined);
  await tx.delete(popularWords).where(and(isOver, eq(popularWords.isOwn, false), eq(popularWords.isShown, false)));
  await tx.update(popularWords).set({ networks: 0 }).where(isOver);
  for (const { name, networks } of asked)
    await tx
      .insert(popularWords)
      .values({ name, networks, isOwn: false })
      .onConflictDoUpdate({ target: popularWords.name, set: { networks } });
}

/** The owner's own words, in their order. */
export async function addOwnWords(tx: Transaction, names: readonly string[]): Promise<void> {
  await tx.insert(popularWords).values(names.map((name, position) => ({ name, position, isShown: true })));
}
