import { createHash } from 'node:crypto';
import { sharedQuery } from './shared-query.ts';

/** Which variants are sold out at the moment, and a short name of just this state of the shelves. */
export type SoldOut = { has(variantId: number): boolean; fingerprint: string };
export type SoldOutReader = () => Promise<SoldOut>;

/** For answers in which nothing depends on it. */
export const nothingSoldOut: SoldOut = { has: () => false, fingerprint: '' };

export function soldOutReader(query: () => Promise<readonly number[]>): SoldOutReader {
  let last = nothingSoldOut;
  const read = sharedQuery(async () => {
    const ids = await query();
    const fingerprint = createHash('sha1').update(ids.join()).digest('base64url');
    if (last.fingerprint !== fingerprint) {
      const soldOut = new Set(ids);
      last = { has: (id) => soldOut.has(id), fingerprint };
    }
    return last;
  });
  return () => read(undefined);
}
