import { LRUCache } from 'lru-cache';

const usualBounds = { maxAnswers: 5_000, maxBytes: 64 * 1024 * 1024 };
/** A safety net, in case a connection died silently and a notification was lost. */
const maxAgeMs = 10 * 60_000;
/** Precision of the age: reading the clock at each lookup is expensive. */
const ageWithinMs = 1_000;

/** Bounds for keys that visitors can invent without end (searches, filters): they cannot evict the common answers. */
export const arbitraryKeyBounds = { maxAnswers: 1_000, maxBytes: 16 * 1024 * 1024 };

export type CacheSize = { answers: number; bytes: number };

/** A cache of this process, cleared when its data changes. Concurrent misses of one key load once. */
export abstract class AnswerCache<Answer extends object> {
  #answers: LRUCache<string, Answer>;
  #making = new Map<string, Promise<Answer>>();

  constructor({ maxAnswers, maxBytes } = usualBounds) {
    this.#answers = new LRUCache({
      max: maxAnswers,
      maxSize: maxBytes,
      ttl: maxAgeMs,
      ttlResolution: ageWithinMs,
    });
  }

  protected abstract bytesOf(answer: Answer): number;

  /** Whether the answer is stored. Callers that already wait for it get it in any case. */
  protected isCacheable(_answer: Answer): boolean {
    return true;
  }

  find(key: string): Answer | undefined {
    return this.#answers.get(key);
  }

  async getOrLoad<Made extends Answer>(key: string, make: () => Promise<Made>): Promise<Made> {
    const known = this.#answers.get(key) ?? this.#making.get(key);
    if (known !== undefined) return (await known) as Made;

    const keep = this.keeper();
    const making = make();
    const generation = this.#making;
    generation.set(key, making);
    try {
      const answer = await making;
      if (this.isCacheable(answer)) keep(key, answer);
      return answer;
    } finally {
      generation.delete(key);
    }
  }

  /** Returns a function that stores answers only while no `clear()` has happened since: an answer loaded before a change is stale. */
  keeper(): (key: string, answer: Answer) => void {
    const generation = this.#making;
    return (key, answer) => {
      if (generation === this.#making) this.#answers.set(key, answer, { size: key.length + this.bytesOf(answer) });
    };
  }

  get size(): CacheSize {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }

  clear(): void {
    this.#answers.clear();
    this.#making = new Map();
  }
}

/** Caches with bounds of their own that are counted and cleared together. */
export class PartitionedCache<Name extends string, Answer extends object> {
  readonly #partitions: Record<Name, AnswerCache<Answer>>;

  constructor(partitions: Record<Name, AnswerCache<Answer>>) {
    this.#partitions = partitions;
  }

  partition(name: Name): AnswerCache<Answer> {
    return this.#partitions[name];
  }

  get size(): CacheSize {
    const sizes = this.#all.map((partition) => partition.size);
    const sum = (of: keyof CacheSize) => sizes.reduce((whole, size) => whole + size[of], 0);
    return { answers: sum('answers'), bytes: sum('bytes') };
  }

  clear(): void {
    for (const partition of this.#all) partition.clear();
  }

  get #all(): AnswerCache<Answer>[] {
    return Object.values(this.#partitions);
  }
}
