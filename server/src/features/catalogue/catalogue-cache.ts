import { AnswerCache, arbitraryKeyBounds, PartitionedCache } from '../../answer-cache.ts';
import type { CachedAnswer } from './cached-answer.ts';

/** An answer is kept as objects, as text and compressed. */
const forms = 4;
/** So many items of a list tell about how large all of them are. */
const weighed = 100;

class AnswerPartition extends AnswerCache<CachedAnswer> {
  protected override bytesOf(answer: CachedAnswer): number {
    return answer.bytes ?? forms * weightOf(answer.build(() => 0));
  }
}

function weightOf(reply: unknown): number {
  if (!Array.isArray(reply) || reply.length <= weighed) return JSON.stringify(reply).length;
  return Math.round((JSON.stringify(reply.slice(0, weighed)).length / weighed) * reply.length);
}

export type CachePartition = 'pages' | 'searches' | 'files' | 'indexes' | 'cards';

/** Each tells of the whole catalogue: one of them would leave no room for pages, and two none for each other. */
const wholeCatalogueBounds = { maxAnswers: 100, maxBytes: 512 * 1024 * 1024 };

/** Catalogue answers without their stock, kept until the catalogue changes. */
export class CatalogueCache extends PartitionedCache<CachePartition, CachedAnswer> {
  constructor() {
    super({
      pages: new AnswerPartition(),
      searches: new AnswerPartition(arbitraryKeyBounds),
      files: new AnswerPartition(wholeCatalogueBounds),
      // Customers wait for these: no file that a machine asks for pushes them out.
      indexes: new AnswerPartition(wholeCatalogueBounds),
      // What listings are made of, however they are chosen.
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

  /** Whether it need not be loaded. */
  has(key: string, partition: CachePartition): boolean {
    return this.partition(partition).find(key) !== undefined;
  }
}
