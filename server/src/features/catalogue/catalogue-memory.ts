import { LRUCache } from 'lru-cache';
import type { RememberedAnswer } from './remembered.ts';

const maxBytes = 64 * 1024 * 1024;
const maxAnswers = 5_000;
/** A safety net under the notifications, should a connection have died without a word. */
const maxAgeMs = 10 * 60_000;
/** An answer is kept as objects, as text and compressed. */
const forms = 4;

/** Catalogue answers kept in this process until the catalogue changes; a miss is loaded once however many wait. */
export class CatalogueMemory {
  #answers = new LRUCache<string, RememberedAnswer>({ max: maxAnswers, maxSize: maxBytes, ttl: maxAgeMs });
  #loading = new Map<string, Promise<RememberedAnswer>>();

  async remember<Answer extends RememberedAnswer>(key: string, load: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key) ?? this.#loading.get(key);
    if (known !== undefined) return (await known) as Answer;

    const loading = load();
    const generation = this.#loading;
    generation.set(key, loading);
    try {
      const answer = await loading;
      // What was loaded before a change must not be remembered after it.
      if (generation === this.#loading) this.#answers.set(key, answer, { size: sizeOf(key, answer) });
      return answer;
    } finally {
      generation.delete(key);
    }
  }

  get size(): { answers: number; bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }

  /** The catalogue has changed. */
  forget(): void {
    this.#answers.clear();
    this.#loading = new Map();
  }
}

function sizeOf(key: string, answer: RememberedAnswer): number {
  return key.length + forms * JSON.stringify(answer.build(() => 0)).length;
}
