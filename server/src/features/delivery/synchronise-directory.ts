import type { Executor } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import {
  analyseDirectory,
  type CopySize,
  countCopy,
  type DirectorySync,
  deleteUnsearchedRows,
  failSyncsOlderThan,
  findCurrentSize,
  finishSync,
  hasCopyYoungerThan,
  insertBranches,
  insertSettlements,
  lockRunningSync,
  resumeOrStartSync,
  saveProgress,
  saveSyncError,
  updateSettlementWeights,
} from './directory-syncs.queries.ts';
import { deleteOldStreetLists } from './streets.queries.ts';

/** A little less than a day, so that each nightly run refreshes the copy of the night before. */
const freshForHours = 20;
/** How long an interrupted copy is continued. After that its first pages are too old. */
const unfinishedForHours = 24;
/** How long the streets of a settlement are kept. */
const streetsKeptForDays = 30;
const rowsDeletedAtOnce = 5_000;
/** A new copy with less than this share of the current one is treated as a fault of the carrier. */
const smallestShare = 0.5;

type Needs = Pick<Shop, 'carrierDirectory' | 'log'> & { db: Executor };

/**
 * Copies the carrier's directory page by page and swaps it in as a whole. Progress is saved with every page, so the
 * next run of any process continues an interrupted one. Until the swap, searches use the old copy.
 */
export async function synchroniseDirectory(needs: Needs, stopped: AbortSignal): Promise<void> {
  const { db } = needs;
  await removeUnsearchedRows(db, stopped);
  await deleteOldStreetLists(db, streetsKeptForDays);
  if (await hasCopyYoungerThan(db, freshForHours)) return;
  await failSyncsOlderThan(db, unfinishedForHours, 'interrupted for too long');
  const sync = await resumeOrStartSync(db);
  if (sync === undefined || !(await fillCopy(needs, sync, stopped))) return;
  await swapIn(needs, sync.id);
  await removeUnsearchedRows(db, stopped);
}

/** False when the process stops or another process does the same work. A failure is stored with the copy. */
async function fillCopy(needs: Needs, sync: DirectorySync, stopped: AbortSignal): Promise<boolean> {
  try {
    return await copyPages(needs, sync, stopped);
  } catch (error) {
    if (stopped.aborted) return false;
    // The cause has the database's message. The outer message contains the whole page of rows.
    const { cause = error } = error as Error;
    await saveSyncError(needs.db, sync.id, (cause as Error).message);
    throw error;
  }
}

async function copyPages(needs: Needs, sync: DirectorySync, stopped: AbortSignal): Promise<boolean> {
  const { db, log } = needs;
  let { progress } = sync;
  for (;;) {
    const { list = 'settlements', page = 1 } = progress;
    if (list === 'complete') return true;
    if (stopped.aborted) return false;
    const read = await readPage(needs, list, page, stopped);
    if (read.unreadable > 0) log.warn({ list, page, rows: read.unreadable }, 'unreadable rows in carrier directory');

    const following = list === 'settlements' ? 'branches' : 'complete';
    const next = read.isLast ? ({ list: following, page: 1 } as const) : { list, page: page + 1 };
    const isSaved = await db.transaction(async (tx) => {
      if (!(await saveProgress(tx, { id: sync.id, progress }, next))) return false;
      if (read.list === 'settlements') await insertSettlements(tx, sync.id, read.rows);
      else await insertBranches(tx, sync.id, read.rows);
      return true;
    });
    if (!isSaved) return false;
    progress = next;
  }
}

async function readPage(
  { carrierDirectory }: Needs,
  list: 'settlements' | 'branches',
  page: number,
  stopped: AbortSignal,
) {
  return list === 'settlements'
    ? { list, ...(await carrierDirectory.readSettlements(page, stopped)) }
    : { list, ...(await carrierDirectory.readBranches(page, stopped)) };
}

async function swapIn({ db, log }: Needs, id: number): Promise<void> {
  await updateSettlementWeights(db, id);
  await analyseDirectory(db);
  const size = await countCopy(db, id);
  await db.transaction(async (tx) => {
    // Another process may have swapped it in first.
    if (!(await lockRunningSync(tx, id))) return;
    const error = findRejectionReason(size, await findCurrentSize(tx));
    await finishSync(tx, id, error === undefined ? { state: 'current', ...size } : { state: 'failed', error, ...size });
    if (error !== undefined) log.error({ sync: id, reason: error }, 'new carrier directory copy rejected');
  });
}

function findRejectionReason(made: CopySize, present: CopySize = { settlements: 1, branches: 1 }): string | undefined {
  const list = (['settlements', 'branches'] as const).find((each) => made[each] < present[each] * smallestShare);
  return list && `only ${made[list]} ${list}, the current copy has ${present[list]}`;
}

async function removeUnsearchedRows(db: Executor, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    if ((await deleteUnsearchedRows(db, rowsDeletedAtOnce)) === 0) return;
  }
}
