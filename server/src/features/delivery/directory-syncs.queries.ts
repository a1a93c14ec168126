import { foldPlaceName } from '@shop/domain/place-names.ts';
import { and, count, eq, gt, lt, min, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database.ts';
import {
  carrierBranches,
  carrierSettlements,
  type DirectoryProgress,
  directorySyncs,
} from '../../database/tables/delivery.ts';
import type { CarrierBranch, CarrierSettlement } from './carrier-directory.ts';

export type DirectorySync = { id: number; progress: DirectoryProgress };

const hoursAgo = (hours: number) => sql`now() - ${hours} * interval '1 hour'`;

export async function hasCopyYoungerThan(db: Executor, hours: number): Promise<boolean> {
  const young = and(eq(directorySyncs.state, 'current'), gt(directorySyncs.finishedAt, hoursAgo(hours)));
  return (await db.select({ id: directorySyncs.id }).from(directorySyncs).where(young)).length > 0;
}

export async function failSyncsOlderThan(db: Executor, hours: number, error: string): Promise<void> {
  await db
    .update(directorySyncs)
    .set({ state: 'failed', error, finishedAt: sql`now()` })
    .where(and(eq(directorySyncs.state, 'running'), lt(directorySyncs.startedAt, hoursAgo(hours))));
}

/** The copy that is being filled, or a new one; undefined when another process completes it at the same moment. */
export async function resumeOrStartSync(db: Executor): Promise<DirectorySync | undefined> {
  await db.insert(directorySyncs).values({}).onConflictDoNothing();
  const [running] = await db
    .select({ id: directorySyncs.id, progress: directorySyncs.progress })
    .from(directorySyncs)
    .where(eq(directorySyncs.state, 'running'));
  return running;
}

export async function insertSettlements(db: Executor, syncId: number, rows: CarrierSettlement[]): Promise<void> {
  const values = rows.map(({ ref, name, type, area, region }) => {
    const searchName = foldPlaceName(name);
    const space = searchName.indexOf(' ');
    return {
      sync_id: syncId,
      ref,
      name,
      search_name: searchName,
      search_rest: space < 0 ? null : searchName.slice(space + 1),
      type,
      area,
      region,
      search_area: foldPlaceName(`${region} ${area}`),
      weight: 0,
    };
  });
  await insertRows(db, carrierSettlements, values);
}

export async function insertBranches(db: Executor, syncId: number, rows: CarrierBranch[]): Promise<void> {
  const values = rows.map((row) => ({
    sync_id: syncId,
    ref: row.ref,
    settlement_ref: row.settlementRef,
    city_ref: row.cityRef,
    kind: row.kind,
    number: row.number,
    number_order: toSortNumber(row.number),
    description: row.description,
    search_description: foldPlaceName(row.description),
    can_collect_money: row.canCollectMoney,
    max_weight_kilograms: row.maxWeightKilograms,
  }));
  await insertRows(db, carrierBranches, values);
}

/** One JSON document: thousands of parameters take the embedded database three times as long. */
export async function insertRows(db: Executor, table: PgTable, values: Record<string, unknown>[]): Promise<void> {
  await db.execute(sql`
    insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(values)}::json)
    on conflict do nothing`);
}

/** False when another process has advanced the same copy in the meantime. */
export async function saveProgress(
  db: Executor,
  { id, progress }: DirectorySync,
  next: DirectoryProgress,
): Promise<boolean> {
  const isUnchanged = and(
    eq(directorySyncs.id, id),
    eq(directorySyncs.state, 'running'),
    eq(directorySyncs.progress, progress),
  );
  const { rowCount } = await db.update(directorySyncs).set({ progress: next, error: null }).where(isUnchanged);
  return rowCount === 1;
}

export async function saveSyncError(db: Executor, id: number, error: string): Promise<void> {
  await db.update(directorySyncs).set({ error }).where(eq(directorySyncs.id, id));
}

/** Number of branches per settlement, and the settlement's identifier for waybills, which only branches contain. */
export async function updateSettlementWeights(db: Executor, syncId: number): Promise<void> {
  const weights = db
    .select({
      settlementRef: carrierBranches.settlementRef,
      weight: count().as('branches'),
      cityRef: min(carrierBranches.cityRef).as('city'),
    })
    .from(carrierBranches)
    .where(eq(carrierBranches.syncId, syncId))
    .groupBy(carrierBranches.settlementRef)
    .as('weights');
  await db
    .update(carrierSettlements)
    .set({ weight: sql`${weights.weight}`, cityRef: sql`${weights.cityRef}` })
    .from(weights)
    .where(and(eq(carrierSettlements.syncId, syncId), eq(carrierSettlements.ref, weights.settlementRef)));
}

/** The embedded database has no autovacuum. */
export async function analyseDirectory(db: Executor): Promise<void> {
  await db.execute(sql`analyze ${carrierSettlements}, ${carrierBranches}`);
}

export type CopySize = { settlements: number; branches: number };

export async function countCopy(db: Executor, id: number): Promise<CopySize> {
  const settlements = await db.$count(carrierSettlements, eq(carrierSettlements.syncId, id));
  const branches = await db.$count(carrierBranches, eq(carrierBranches.syncId, id));
  return { settlements, branches };
}

export async function findCurrentSize(db: Executor): Promise<CopySize | undefined> {
  const [current] = await db.select().from(directorySyncs).where(eq(directorySyncs.state, 'current'));
  return current;
}

/** False when the copy is no longer being filled. */
export async function lockRunningSync(db: Executor, id: number): Promise<boolean> {
  const isRunning = and(eq(directorySyncs.id, id), eq(directorySyncs.state, 'running'));
  return (await db.select().from(directorySyncs).where(isRunning).for('update')).length > 0;
}

export async function finishSync(
  db: Executor,
  id: number,
  outcome: CopySize & ({ state: 'current' } | { state: 'failed'; error: string }),
): Promise<void> {
  if (outcome.state === 'current')
    await db.update(directorySyncs).set({ state: 'replaced' }).where(eq(directorySyncs.state, 'current'));
  await db
    .update(directorySyncs)
    .set({ ...outcome, finishedAt: sql`now()` })
    .where(eq(directorySyncs.id, id));
}

/** Deletes a batch of rows of outdated copies and returns how many. */
export async function deleteUnsearchedRows(db: Executor, limit: number): Promise<number> {
  const branches = await deleteSome(db, carrierBranches, limit);
  return branches > 0 ? branches : await deleteSome(db, carrierSettlements, limit);
}

async function deleteSome(db: Executor, table: PgTable, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table}
      where sync_id in (select id from ${directorySyncs} where state in ('replaced', 'failed'))
      limit ${limit}
    ))`);
  return rowCount ?? 0;
}

/** Locker numbers have five digits and more. A branch number without digits only comes last. */
function toSortNumber(number: string): number {
  return /^\d{1,9}$/.test(number) ? Number(number) : 2_147_483_647;
}
