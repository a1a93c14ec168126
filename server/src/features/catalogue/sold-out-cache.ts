import { createHash } from 'node:crypto';
import type { Executor } from '../../database/database.ts';
import { readSoldOutIds } from './listing-index.queries.ts';
import { sharedQuery } from './shared-query.ts';

/** Which variants are sold out at the moment, and a short name of just this state of the shelves. */
export type SoldOut = { has(variantId: number): boolean; fingerprint: string };

/** For answers in which nothing depends on it. */
export const nothingSoldOut: SoldOut = { has: () => false, fingerprint: '' };

/**
 * What is sold out, read once after each change for as long as somebody listens to the database, and otherwise each
 * time: there may be thousands, and every listing asks.
 */
export class SoldOutCache {
  #known: SoldOut | undefined;
  #changes = 0;
  #hasHeardAll: () => Promise<boolean> = async () => false;
  readonly read: () => Promise<SoldOut>;

  constructor(db: Executor) {
    const read = sharedQuery(async () => {
      const hasHeardAll = await this.#hasHeardAll();
      if (hasHeardAll && this.#known !== undefined) return this.#known;
      const changes = this.#changes;
      const soldOut = soldOutOf(await readSoldOutIds(db));
      // What was read before a change must not be kept after it.
      if (hasHeardAll && changes === this.#changes) this.#known = soldOut;
      return soldOut;
    });
    this.read = () => read(undefined);
  }

  /** From now on somebody calls `clear` at each change, and can say whether there are changes still to be heard. */
  follow(hasHeardAll: () => Promise<boolean>): void {
    this.#hasHeardAll = hasHeardAll;
  }

  clear(): void {
    this.#known = undefined;
    this.#changes += 1;
  }
}

/** By id, in their order. */
function soldOutOf(ids: readonly number[]): SoldOut {
  const isSoldOut = new Uint8Array((ids.at(-1) ?? 0) + 1);
  for (const id of ids) isSoldOut[id] = 1;
  return { has: (id) => isSoldOut[id] === 1, fingerprint: createHash('sha1').update(ids.join()).digest('base64url') };
}
