import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many rows at a time, and everybody else has a turn between two portions: a large table is nobody else's business. */
export async function* portionsOf<Row>(rows: readonly Row[], atOnce = 250): AsyncGenerator<Row[]> {
  for (let start = 0; start < rows.length; start += atOnce) {
    if (start > 0) await nextTurn();
    yield rows.slice(start, start + atOnce);
  }
}
