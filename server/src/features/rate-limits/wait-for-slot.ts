import { setTimeout as pause } from 'node:timers/promises';
import type { Executor } from '../../database/database.ts';
import { fillBucket, readBusySeconds } from './rate-limits.queries.ts';

/** Waits until one more call fits, counted across all processes. Calls pass one by one, `seconds` apart, without bursts. */
export async function waitForSlot(db: Executor, bucket: string, seconds: number, stopped: AbortSignal): Promise<void> {
  while (!(await fillBucket(db, bucket, { count: 1, seconds })))
    await pause(1_000 * Math.max(0.05, await readBusySeconds(db, bucket)), undefined, { signal: stopped });
}
