import { readClock } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { repairFutureTimes } from '../database/repair-future-times.ts';

/** Tolerates the steps by which NTP corrects a clock; they do not harm rate limits or sessions. */
const tolerableMs = 30_000;

/** Returns whether the database clock was set back since the last call. The first call returns true. */
export function clockLook(): (databaseMs: number, steadyMs: number) => boolean {
  let last: { databaseMs: number; steadyMs: number } | undefined;
  return (databaseMs, steadyMs) => {
    const passed =
      last === undefined ? undefined : { by: databaseMs - last.databaseMs, truly: steadyMs - last.steadyMs };
    last = { databaseMs, steadyMs };
    return passed === undefined || passed.by < passed.truly - tolerableMs;
  };
}

/** Repairs times in the future when the clock was set back, and at the start, as it may have happened while stopped. */
export function watchClock(db: Database): () => Promise<void> {
  const isSetBack = clockLook();
  return async () => {
    if (isSetBack((await readClock(db)).getTime(), performance.now())) await repairFutureTimes(db);
  };
}
