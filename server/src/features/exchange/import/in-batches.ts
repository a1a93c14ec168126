import { setImmediate as nextTurn } from 'node:timers/promises';

/** Yields batches of rows and lets other requests run between batches. */
export async function* inBatches<Row>(rows: readonly Row[], atOnce = 250): AsyncGenerator<Row[]> {
  for (let start = 0; start < rows.length; start += atOnce) {
    if (start > 0) await nextTurn();
    yield rows.slice(start, start + atOnce);
  }
}
