import type { PlaceQuery } from '@shop/domain/place-names.ts';
import { and, asc, desc, eq, gt, inArray, like, not, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { carrierBranches, carrierSettlements, directorySyncs } from '../../database/tables/delivery.ts';

export type Settlement = typeof carrierSettlements.$inferSelect;
export type Branch = typeof carrierBranches.$inferSelect;

/** A subquery of the same statement, so that one query never mixes two copies. */
const currentCopy = sql`(select ${directorySyncs.id} from ${directorySyncs} where ${directorySyncs.state} = 'current')`;

/** Only settlements with branches. */
const isOffered = and(eq(carrierSettlements.syncId, currentCopy), gt(carrierSettlements.weight, 0));

function isWithin(words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => like(carrierSettlements.searchArea, `%${word}%`)));
}

/**
 * Settlements whose name, or its second word, begins with the text: exact names first, then larger places. Folded words
 * contain only letters, digits and spaces, so LIKE needs no escaping.
 */
export async function findSettlementsBeginning(
  db: Executor,
  { name, within }: PlaceQuery,
  limit: number,
): Promise<Settlement[]> {
  const { searchName, searchRest, weight } = carrierSettlements;
  const begins = like(searchName, `${name}%`);
  return await db
    .select()
    .from(carrierSettlements)
    .where(and(isOffered, or(begins, like(searchRest, `${name}%`)), isWithin(within)))
    .orderBy(
      desc(sql`${searchName} = ${name}`),
      desc(begins),
      desc(weight),
      asc(searchName),
      asc(carrierSettlements.ref),
    )
    .limit(limit);
}

export async function findSettlementsNamed(db: Executor, { name, within }: PlaceQuery): Promise<Settlement[]> {
  return await db
    .select()
    .from(carrierSettlements)
    .where(and(isOffered, eq(carrierSettlements.searchName, name), isWithin(within)))
    .orderBy(desc(carrierSettlements.weight), asc(carrierSettlements.ref));
}

/** At most one; a list for the callers' convenience. */
export async function findSettlementsByRef(db: Executor, ref: string): Promise<Settlement[]> {
  return await db
    .select()
    .from(carrierSettlements)
    .where(and(isOffered, eq(carrierSettlements.ref, ref)));
}

/** A branch or locker by the carrier's identifier, if the carrier still has it. */
export async function findBranch(db: Executor, ref: string) {
  const { syncId, settlementRef } = carrierBranches;
  const [row] = await db
    .select({ branch: carrierBranches, settlement: carrierSettlements })
    .from(carrierBranches)
    .innerJoin(
      carrierSettlements,
      and(eq(carrierSettlements.syncId, syncId), eq(carrierSettlements.ref, settlementRef)),
    )
    .where(and(eq(syncId, currentCopy), eq(carrierBranches.ref, ref)));
  return row;
}

const isIn = (settlementRefs: readonly string[]) =>
  and(eq(carrierBranches.syncId, currentCopy), inArray(carrierBranches.settlementRef, [...settlementRefs]));
const byNumber = [asc(carrierBranches.numberOrder), asc(carrierBranches.ref)];

/** The exact number first, then numbers that begin with it. */
export async function findBranchesByNumber(
  db: Executor,
  { settlementRefs, number, limit }: { settlementRefs: readonly string[]; number: string; limit: number },
): Promise<Branch[]> {
  return await db
    .select()
    .from(carrierBranches)
    .where(and(isIn(settlementRefs), like(carrierBranches.number, `${number}%`)))
    .orderBy(desc(sql`${carrierBranches.number} = ${number}`), ...byNumber)
    .limit(limit);
}

/** The description contains every word, and the number does not begin with `exceptNumber`. */
export async function findBranchesByAddress(
  db: Executor,
  {
    settlementRefs,
    words,
    exceptNumber,
    limit,
  }: { settlementRefs: readonly string[]; words: readonly string[]; exceptNumber?: string; limit: number },
): Promise<Branch[]> {
  const isThere = words.map((word) => like(carrierBranches.searchDescription, `%${word}%`));
  const isNew = exceptNumber === undefined ? undefined : not(like(carrierBranches.number, `${exceptNumber}%`));
  return await db
    .select()
    .from(carrierBranches)
    .where(and(isIn(settlementRefs), ...isThere, isNew))
    .orderBy(...byNumber)
    .limit(limit);
}

export async function findBranchesNumbered(
  db: Executor,
  settlementRefs: readonly string[],
  number: string,
): Promise<Branch[]> {
  return await db
    .select()
    .from(carrierBranches)
    .where(and(isIn(settlementRefs), eq(carrierBranches.number, number)));
}
