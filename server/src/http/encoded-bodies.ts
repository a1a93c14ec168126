import type { RememberedAnswer, StockOf } from '../features/catalogue/remembered.ts';
import { EncodedBody } from './encoded-body.ts';

export type Stocks = ReadonlyMap<number, number>;

export const lookUp =
  (stocks: Stocks): StockOf =>
  (variantId) =>
    stocks.get(variantId) ?? 0;

/** Bodies of remembered answers, each made once for as long as neither what is remembered nor its stock changes. */
export function encodedBodies() {
  const bodies = new WeakMap<RememberedAnswer, { stocks: string; body: EncodedBody }>();

  return <Reply>(answer: RememberedAnswer<Reply>, stocks: Stocks, write: (reply: Reply) => string): EncodedBody => {
    const fingerprint = answer.variantIds.map((id) => stocks.get(id)).join();
    const known = bodies.get(answer);
    if (known?.stocks === fingerprint) return known.body;
    const body = new EncodedBody(write(answer.build(lookUp(stocks))));
    bodies.set(answer, { stocks: fingerprint, body });
    return body;
  };
}
