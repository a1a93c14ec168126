export type StockReader = (variantIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;

/**
 * Reads current stock, one query at a time: whoever asks while a query runs shares the next one.
 * A query never begins before the question it answers, so no answer is older than its question.
 */
export function stockReader(
  query: (variantIds: readonly number[]) => Promise<ReadonlyMap<number, number>>,
): StockReader {
  let running: Promise<unknown> = Promise.resolve();
  let next: { ids: Set<number>; stocks: Promise<ReadonlyMap<number, number>> } | undefined;

  return async (variantIds) => {
    if (variantIds.length === 0) return new Map();
    if (next === undefined) {
      const ids = new Set<number>();
      const stocks = running.then(() => {
        next = undefined;
        return query([...ids]);
      });
      running = stocks.catch(() => {});
      next = { ids, stocks };
    }
    for (const id of variantIds) next.ids.add(id);
    return await next.stocks;
  };
}
