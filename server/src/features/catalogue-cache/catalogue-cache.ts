import { AnswerCache, arbitraryKeyBounds, PartitionedCache } from '../../answer-cache.ts';
import type { CachedAnswer } from './cached-answer.ts';

/** An answer is cached as objects, as text and compressed. */
const forms = 4;
/** Sample size to estimate the length of a list. */
const sampleSize = 100;

class AnswerPartition extends AnswerCache<CachedAnswer> {
  protected override bytesOf(answer: CachedAnswer): number {
    return answer.bytes ?? forms * estimateLength(answer.build(() => 0));
  }
}

function estimateLength(reply: unknown): number {
  if (!Array.isArray(reply) || reply.length <= sampleSize) return JSON.stringify(reply).length;
  return Math.round((JSON.stringify(reply.slice(0, sampleSize)).length / sampleSize) * reply.length);
}

export type CachePartition = 'pages' | 'searches' | 'files' | 'indexes' | 'cards';

/** Each of these answers covers the whole catalogue. In the default bounds one of them would leave no room for pages. */
const wholeCatalogueBounds = { maxAnswers: 100, maxBytes: 512 * 1024 * 1024 };

/** Catalogue answers without their stock, cached until the catalogue changes. */
export class CatalogueCache extends PartitionedCache<CachePartition, CachedAnswer> {
  readonly #listeners = new Set<() => void>();

  constructor() {
    super({
      pages: new AnswerPartition(),
      searches: new AnswerPartition(arbitraryKeyBounds),
      files: new AnswerPartition(wholeCatalogueBounds),
      // Customers wait for these, so they have a partition of their own: no feed can evict them.
      indexes: new AnswerPartition(wholeCatalogueBounds),
      // Products and headings that all listings are built from.
      cards: new AnswerPartition(),
    });
  }

  getOrLoad<Answer extends CachedAnswer>(
    key: string,
    load: () => Promise<Answer>,
    partition: CachePartition = 'pages',
  ): Promise<Answer> {
    return this.partition(partition).getOrLoad(key, load);
  }

  override clear(): void {
    super.clear();
    for (const hear of this.#listeners) hear();
  }

  /** Calls `hear` after each change of the catalogue, until it is disposed of. */
  whenCleared(hear: () => void): Disposable {
    this.#listeners.add(hear);
    return { [Symbol.dispose]: () => void this.#listeners.delete(hear) };
  }

  has(key: string, partition: CachePartition): boolean {
    return this.partition(partition).find(key) !== undefined;
  }
}
