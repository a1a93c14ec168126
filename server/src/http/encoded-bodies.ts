import { setImmediate } from 'node:timers/promises';
import type { CachedAnswer, StockOf } from '../features/catalogue/cached-answer.ts';
import { EncodedBody } from './encoded-body.ts';

export type Stocks = ReadonlyMap<number, number>;

export const lookUp =
  (stocks: Stocks): StockOf =>
  (variantId) =>
    stocks.get(variantId) ?? 0;

/** Bodies of remembered answers, each made once for as long as neither what is remembered nor its stock changes. */
export function encodedBodies() {
  const bodies = new WeakMap<CachedAnswer, { stocks: string; body: Promise<EncodedBody> }>();

  return async <Reply>(
    answer: CachedAnswer<Reply>,
    stocks: Stocks,
    write: (reply: Reply) => Iterable<string>,
  ): Promise<EncodedBody> => {
    const fingerprint = answer.variantIds.map((id) => stocks.get(id)).join();
    const known = bodies.get(answer);
    if (known?.stocks === fingerprint) return await known.body;
    const body = joined(() => write(answer.build(lookUp(stocks)))).then((text) => new EncodedBody(text));
    bodies.set(answer, { stocks: fingerprint, body });
    return await body;
  };
}

/** So long others wait at most while something long is written. */
const turnMs = 10;

async function joined(write: () => Iterable<string>): Promise<string> {
  const pieces = [];
  let endsAt = performance.now() + turnMs;
  for (const piece of write()) {
    pieces.push(piece);
    if (performance.now() < endsAt) continue;
    await setImmediate();
    endsAt = performance.now() + turnMs;
  }
  return pieces.join('');
}
