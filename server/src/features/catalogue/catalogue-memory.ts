import { LRUCache } from 'lru-cache';
import type { RememberedAnswer } from './remembered.ts';

const megabyte = 1024 * 1024;
/** Searches are made up by visitors: however many, they do not push out the pages that everybody reads. */
const bounds = {
  pages: { max: 5_000, maxSize: 64 * megabyte },
  searches: { max: 1_000, maxSize: 16 * megabyte },
};
export type Shelf = keyof typeof bounds;
/** A safety net under the notifications, should a connection have died without a word. */
const maxAgeMs = 10 * 60_000;
/** An answer is kept as objects, as text and compressed. */
const forms = 4;

/** Catalogue answers kept in this process until the catalogue changes; a miss is loaded once however many wait. */
export class CatalogueMemory {
  #shelves = { pages: emptyShelf('pages'), searches: emptyShelf('searches') };
  #loading = new Map<string, Promise<RememberedAnswer>>();

  async remember<Answer extends RememberedAnswer>(
    key: string,
    load: () => Promise<Answer>,
    shelf: Shelf = 'pages',
  ): Promise<Answer> {
    const answers = this.#shelves[shelf];
    const known = answers.get(key) ?? this.#loading.get(key);
    if (known !== undefined) return (await known) as Answer;

    const loading = load();
    const generation = this.#loading;
    generation.set(key, loading);
    try {
      const answer = await loading;
      // What was loaded before a change must not be remembered after it.
      if (generation === this.#loading) answers.set(key, answer, { size: sizeOf(key, answer) });
      return answer;
    } finally {
      generation.delete(key);
    }
  }

  get size(): { answers: number; bytes: number } {
    const { pages, searches } = this.#shelves;
    return { answers: pages.size + searches.size, bytes: pages.calculatedSize + searches.calculatedSize };
  }

  /** The catalogue has changed. */
  forget(): void {
    for (const shelf of Object.values(this.#shelves)) shelf.clear();
    this.#loading = new Map();
  }
}

function emptyShelf(shelf: Shelf) {
  return new LRUCache<string, RememberedAnswer>({ ...bounds[shelf], ttl: maxAgeMs });
}

function sizeOf(key: string, answer: RememberedAnswer): number {
  return key.length + forms * JSON.stringify(answer.build(() => 0)).length;
}
