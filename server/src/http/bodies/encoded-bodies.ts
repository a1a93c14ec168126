import { createHash } from 'node:crypto';
import type { CachedAnswer, StockOf } from '../../features/catalogue-cache/cached-answer.ts';
import { pauses } from '../../pauses.ts';
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
    const body = encoded(() => write(answer.build(lookUp(stocks))));
    bodies.set(answer, { stocks: fingerprint, body });
    body.catch(() => bodies.delete(answer));
    return await body;
  };
}

/** Encodes this many characters at once. */
const charactersOfPart = 100_000;

/** Writes, encodes and hashes a long body part by part; other requests run in between. */
async function encoded(write: () => Iterable<string>): Promise<EncodedBody> {
  const pause = pauses();
  const hash = createHash('sha256');
  const parts: Buffer[] = [];
  let text = '';
  const encode = () => {
    const part = Buffer.from(text);
    hash.update(part);
    parts.push(part);
    text = '';
  };
  for (const piece of write()) {
    text += piece;
    if (text.length >= charactersOfPart) encode();
    if (pause.isDue()) await pause.take();
  }
  encode();
  return new EncodedBody({ bytes: await joined(parts), sha256: hash.digest('base64url') });
}

async function joined(parts: readonly Buffer[]): Promise<Buffer> {
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) return first;
  const pause = pauses();
  const whole = Buffer.allocUnsafe(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    end += part.copy(whole, end);
    if (pause.isDue()) await pause.take();
  }
  return whole;
}
