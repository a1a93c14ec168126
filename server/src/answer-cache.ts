import { LRUCache } from 'lru-cache';

const usualBounds = { maxAnswers: 5_000, maxBytes: 64 * 1024 * 1024 };
/** A safety net under the notifications, should a connection have died without a word. */
const maxAgeMs = 10 * 60_000;
/** How exactly: the clock is dear when it is read for every question. */
const ageWithinMs = 1_000;

/** For what visitors make up without end: however much, it does not push out what everybody asks for. */
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

  /** Everybody who waits gets the answer; whether it is kept for those who come later is another question. */
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

  /** Keeps what is made from now on, until something changes: what was made before a change must not be kept after it. */
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
