/** Current stock of a variant. */
export type StockOf = (variantId: number) => number;

/** A cached reply without its stock, which is filled in for each request. */
export type CachedAnswer<Reply = unknown> = {
  variantIds: readonly number[];
  build(stockOf: StockOf): Reply;
  /** Sent beside the reply. */
  headers?: Record<string, string>;
  /** Estimated memory. When absent, the JSON of the reply is measured. */
  bytes?: number;
};

/** A reply without stock. */
export function constant<Reply>(reply: Reply): CachedAnswer<Reply> {
  return { variantIds: [], build: () => reply };
}
