import { rowsOfPage } from './export.queries.ts';

/** Yields all rows of a long list page by page (keyset pagination by id). */
export async function* readInPages<Row, Made>(
  list: (afterId: number) => Promise<Row[]>,
  idOf: (row: Row) => number,
  made: (row: Row) => Made,
): AsyncGenerator<Made[]> {
  let afterId = 0;
  for (;;) {
    const rows = await list(afterId);
    if (rows.length > 0) yield rows.map(made);
    if (rows.length < rowsOfPage) return;
    afterId = idOf(rows.at(-1)!);
  }
}
