import { possibleStreets } from '@shop/domain/place-names.ts';
import type { QueuedWork } from '../../job-queue.ts';
import type { Shop } from '../../shop.ts';
import { limits, type RateLimiter } from '../rate-limits/index.ts';
import { findSettlement } from './find-door.ts';
import { type ChosenCity, findSettlements } from './find-settlements.ts';
import {
  completeStreetList,
  deleteUnfetchedList,
  findStreets,
  insertStreetList,
  insertStreets,
  isStreetListRequested,
} from './streets.queries.ts';

type Asked = { chosen: ChosenCity; typed: string; limit: number; address: string };

/** Streets of a settlement. When nobody has chosen the settlement before, a job fetches them for the next question. */
export async function searchStreets(
  shop: Pick<Shop, 'db' | 'queue'>,
  rateLimiter: RateLimiter,
  { chosen, typed, limit, address }: Asked,
) {
  const settlementRefs = (await findSettlements(shop.db, chosen)).map(({ ref }) => ref);
  if (settlementRefs.length === 0) return [];
  const [only] = settlementRefs.length === 1 ? settlementRefs : [];
  if (only !== undefined) await requestStreets(shop, rateLimiter, only, address);
  for (const words of possibleStreets(typed)) {
    const found = await findStreets(shop.db, { settlementRefs, words, limit });
    if (found.length > 0) return found;
  }
  return [];
}

async function requestStreets(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  rateLimiter: RateLimiter,
  settlementRef: string,
  address: string,
): Promise<void> {
  if (await isStreetListRequested(db, settlementRef)) return;
  if (!(await rateLimiter.allows(limits.carrierQuestion, { address, subject: undefined }))) return;
  await db.transaction(async (tx) => {
    if (await insertStreetList(tx, settlementRef)) await queue.add(tx, 'fetch-streets', { settlementRef });
  });
}

/** Fetches the streets of a settlement from the carrier. */
export async function fetchStreets(
  { db, carrierDirectory, log }: Pick<Shop, 'db' | 'carrierDirectory' | 'log'>,
  { settlementRef }: QueuedWork['fetch-streets'],
  stopped: AbortSignal,
): Promise<void> {
  const settlement = await findSettlement(db, settlementRef);
  // The carrier no longer has the settlement.
  if (!settlement?.cityRef) return await deleteUnfetchedList(db, settlementRef);
  let isLast = false;
  for (let page = 1; !isLast; page += 1) {
    const read = await carrierDirectory.readStreets(settlement.cityRef, page, stopped);
    if (read.unreadable > 0)
      log.warn({ settlementRef, page, rows: read.unreadable }, 'unreadable streets of the carrier');
    await insertStreets(db, settlementRef, read.rows);
    isLast = read.isLast;
  }
  await completeStreetList(db, settlementRef);
}

/** The next customer who chooses the settlement has its streets fetched again. */
export async function giveUpStreets(
  { db, log }: Pick<Shop, 'db' | 'log'>,
  { settlementRef }: QueuedWork['fetch-streets'],
): Promise<void> {
  log.warn({ settlementRef }, 'streets not fetched from the carrier');
  await deleteUnfetchedList(db, settlementRef);
}
