import { sharedQuery } from './shared-query.ts';

export type StockReader = (variantIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;

/** Reads current stock. Concurrent requests share one query. */
export function stockReader(
  query: (variantIds: readonly number[]) => Promise<ReadonlyMap<number, number>>,
): StockReader {
  const read = sharedQuery((asked: readonly (readonly number[])[]) => query([...new Set(asked.flat())]));
  return async (variantIds) => (variantIds.length === 0 ? new Map() : await read(variantIds));
}
