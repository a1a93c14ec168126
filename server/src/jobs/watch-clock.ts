import { readClock } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { repairFutureTimes } from '../database/repair-future-times.ts';

/** What NTP corrects by steps; a rate limit or a session is not hurt by it. */
const tolerableMs = 30_000;

/** Looks at the clock of the database; tells whether it was set back since the last look, or this is the first. */
export function clockLook(): (databaseMs: number, steadyMs: number) => boolean {
  let last: { databaseMs: number; steadyMs: number } | undefined;
  return (databaseMs, steadyMs) => {
    const passed =
      last === undefined ? undefined : { by: databaseMs - last.databaseMs, truly: steadyMs - last.steadyMs };
    last = { databaseMs, steadyMs };
    return passed === undefined || passed.by < passed.truly - tolerableMs;
  };
}

/** At the start of a process it may have been set back meanwhile. */
export function watchClock(db: Database): () => Promise<void> {
  const isSetBack = clockLook();
  return async () => {
    if (isSetBack((await readClock(db)).getTime(), performance.now())) await repairFutureTimes(db);
  };
}
