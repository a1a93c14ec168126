import { createHash } from 'node:crypto';
import type { Executor } from '../../../database/database.ts';
import { readSoldOutIds } from '../listings/listing-index.queries.ts';
import { sharedQuery } from './shared-query.ts';

/** Which variants are sold out now. `fingerprint` identifies this set and serves as a cache key. */
export type SoldOut = { has(variantId: number): boolean; fingerprint: string };

/** For answers that do not depend on it. */
export const nothingSoldOut: SoldOut = { has: () => false, fingerprint: '' };

/**
 * Caches the sold-out variants until the next change while this process listens to the database; otherwise reads them
 * each time. There may be thousands, and every listing needs them.
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
      const soldOut = toSoldOut(await readSoldOutIds(db));
      // Do not cache what was read before a change.
      if (hasHeardAll && changes === this.#changes) this.#known = soldOut;
      return soldOut;
    });
    this.read = () => read(undefined);
  }

  /** From now on `clear` is called at each change, and `hasHeardAll` says whether all changes so far have arrived. */
  follow(hasHeardAll: () => Promise<boolean>): void {
    this.#hasHeardAll = hasHeardAll;
  }

  clear(): void {
    this.#known = undefined;
    this.#changes += 1;
  }
}

/** Ids must be in ascending order. */
function toSoldOut(ids: readonly number[]): SoldOut {
  const isSoldOut = new Uint8Array((ids.at(-1) ?? 0) + 1);
  for (const id of ids) isSoldOut[id] = 1;
  return { has: (id) => isSoldOut[id] === 1, fingerprint: createHash('sha1').update(ids.join()).digest('base64url') };
}
