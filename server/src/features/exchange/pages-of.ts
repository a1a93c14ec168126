import { rowsOfPage } from './export.queries.ts';

/** All rows of a long list, a page at a time: each page begins after the last id of the one before. */
export async function* pagesOf<Row, Made>(
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
