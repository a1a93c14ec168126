/** How many pieces of a variant there are now. */
export type StockOf = (variantId: number) => number;

/** What an answer is made of, without the stock: that is read anew each time. */
export type CachedAnswer<Reply = unknown> = {
  variantIds: readonly number[];
  build(stockOf: StockOf): Reply;
  /** In memory; absent where writing it down tells soon enough. */
  bytes?: number;
};

/** An answer in which there is no stock. */
export function constant<Reply>(reply: Reply): CachedAnswer<Reply> {
  return { variantIds: [], build: () => reply };
}
