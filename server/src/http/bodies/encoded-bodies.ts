import { setImmediate } from 'node:timers/promises';
import type { CachedAnswer, StockOf } from '../../features/catalogue/cache/cached-answer.ts';
import { EncodedBody } from './encoded-body.ts';

export type Stocks = ReadonlyMap<number, number>;

export const lookUp =
  (stocks: Stocks): StockOf =>
  (variantId) =>
    stocks.get(variantId) ?? 0;

/** Bodies of cached answers. Each is built once, until the cached answer or the stock of its variants changes. */
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

/** Yields to the event loop after this time while a long body is built. */
const sliceMs = 10;

async function joined(write: () => Iterable<string>): Promise<string> {
  const pieces = [];
  let endsAt = performance.now() + sliceMs;
  for (const piece of write()) {
    pieces.push(piece);
    if (performance.now() < endsAt) continue;
    await setImmediate();
    endsAt = performance.now() + sliceMs;
  }
  return pieces.join('');
}
