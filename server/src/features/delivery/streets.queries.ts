import { foldPlaceName } from '@shop/domain/place-names.ts';
import { and, asc, desc, eq, inArray, isNull, like, lt, notExists, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { carrierStreetLists, carrierStreets } from '../../database/tables/delivery.ts';
import type { CarrierStreet } from './carrier-directory.ts';
import { insertRows } from './directory-syncs.queries.ts';

const isOf = (settlementRef: string) => eq(carrierStreetLists.settlementRef, settlementRef);

export async function isStreetListRequested(db: Executor, settlementRef: string): Promise<boolean> {
  const found = await db
    .select({ at: carrierStreetLists.requestedAt })
    .from(carrierStreetLists)
    .where(isOf(settlementRef));
  return found.length > 0;
}

/** False when somebody has requested it at the same moment. */
export async function insertStreetList(tx: Transaction, settlementRef: string): Promise<boolean> {
  const inserted = await tx.insert(carrierStreetLists).values({ settlementRef }).onConflictDoNothing().returning();
  return inserted.length > 0;
}

/** A street that is there already stays. */
export async function insertStreets(
  db: Executor,
  settlementRef: string,
  rows: readonly CarrierStreet[],
): Promise<void> {
  const values = rows.map(({ ref, name, type }) => ({
    settlement_ref: settlementRef,
    ref,
    name: `${type} ${name}`.trim(),
    search_name: foldPlaceName(name),
    search_type: foldPlaceName(type),
  }));
  await insertRows(db, carrierStreets, values);
}

export async function completeStreetList(db: Executor, settlementRef: string): Promise<void> {
  await db.update(carrierStreetLists).set({ fetchedAt: sql`now()` }).where(isOf(settlementRef));
}

export async function deleteUnfetchedList(db: Executor, settlementRef: string): Promise<void> {
  await db.delete(carrierStreetLists).where(and(isOf(settlementRef), isNull(carrierStreetLists.fetchedAt)));
}

/** Lists of that age, and empty ones of a day: the carrier sometimes answers with nothing. */
export async function deleteOldStreetLists(db: Executor, days: number): Promise<void> {
  const { requestedAt, settlementRef } = carrierStreetLists;
  const streets = db.select().from(carrierStreets).where(eq(carrierStreets.settlementRef, settlementRef));
  const daysAgo = (count: number) => sql`now() - ${count} * interval '1 day'`;
  await db
    .delete(carrierStreetLists)
    .where(or(lt(requestedAt, daysAgo(days)), and(lt(requestedAt, daysAgo(1)), notExists(streets))));
}

/** Folded words contain only letters, digits and spaces, so LIKE needs no escaping. */
export async function findStreets(
  db: Executor,
  { settlementRefs, words, limit }: { settlementRefs: readonly string[]; words: readonly string[]; limit: number },
): Promise<{ ref: string; name: string }[]> {
  const { ref, name, searchName, searchType } = carrierStreets;
  return await db
    .select({ ref, name })
    .from(carrierStreets)
    .where(
      and(
        inArray(carrierStreets.settlementRef, [...settlementRefs]),
        ...words.map((word) => like(sql`${searchName} || ' ' || ${searchType}`, `%${word}%`)),
      ),
    )
    .orderBy(desc(like(searchName, `${words.join(' ')}%`)), asc(searchName), asc(ref))
    .limit(limit);
}

/** Streets with that folded name, with or without their type. */
export async function findStreetsNamed(db: Executor, settlement: string, folded: string, withoutType: string) {
  const { ref, name, settlementRef, searchName, searchType } = carrierStreets;
  const isNamed = sql`${folded}::text in (${searchType} || ' ' || ${searchName}, ${searchName} || ' ' || ${searchType})`;
  return await db
    .select({ ref, name, hasType: sql<boolean>`${isNamed}` })
    .from(carrierStreets)
    .where(and(eq(settlementRef, settlement), or(isNamed, eq(searchName, withoutType))));
}
