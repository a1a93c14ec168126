import { AnswerCache, arbitraryKeyBounds, PartitionedCache } from '../answer-cache.ts';
import type { Page } from './page.ts';

class PagePartition extends AnswerCache<Page> {
  protected override isCacheable({ isCacheable }: Page): boolean {
    return isCacheable;
  }

  protected override bytesOf({ body, headers }: Page): number {
    return body.bytes + JSON.stringify(headers).length;
  }
}

/** With a choice of the visitor, which can be made up without end. */
export const isChosen = (address: string) => address.includes('?');

/** No address: those begin with a slash. */
const missing = (kind: string) => `missing ${kind}`;

/**
 * Whole pages, kept until anything that customers see changes; those with choices of visitors apart. The page of what is missing is
 * one for all addresses of its kind, and never kept under one of them: something may stand there tomorrow.
 */
export class PageCache extends PartitionedCache<'plain' | 'chosen', Page> {
  constructor() {
    super({ plain: new PagePartition(), chosen: new PagePartition(arbitraryKeyBounds) });
  }

  find(address: string): Page | undefined {
    const page = this.#partitionOf(address).find(address);
    // Asked for a second time, a choice is worth the work that other pages get at once.
    if (page !== undefined && isChosen(address)) void page.body.compress();
    return page;
  }

  getOrLoad(address: string, render: () => Promise<Page>): Promise<Page> {
    return this.#partitionOf(address).getOrLoad(address, render);
  }

  findMissing(kind: string): Page | undefined {
    return this.partition('plain').find(missing(kind));
  }

  /** Asked before a page is rendered, so that a change meanwhile is noticed. */
  missingPageWriter(): (kind: string, page: Page) => void {
    const keep = this.partition('plain').keeper();
    return (kind, page) => keep(missing(kind), page);
  }

  #partitionOf(address: string): AnswerCache<Page> {
    return this.partition(isChosen(address) ? 'chosen' : 'plain');
  }
}
