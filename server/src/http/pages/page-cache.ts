import { AnswerCache, arbitraryKeyBounds, PartitionedCache } from '../../answer-cache.ts';
import type { Page } from './page.ts';

class PagePartition extends AnswerCache<Page> {
  protected override isCacheable({ isCacheable }: Page): boolean {
    return isCacheable;
  }

  protected override bytesOf({ body, headers }: Page): number {
    return body.bytes + JSON.stringify(headers).length;
  }
}

/** The address has parameters, such as filters, which can be invented without end. */
export const isChosen = (address: string) => address.includes('?');

/** Cache key of a 404 page. It differs from all addresses, which begin with a slash. */
const missing = (kind: string) => `missing ${kind}`;

/**
 * Whole pages, cached until anything that customers see changes; pages with filters in their own partition. A 404 page is
 * cached once per kind and never under its address, where a page may appear later.
 */
export class PageCache extends PartitionedCache<'plain' | 'chosen', Page> {
  constructor() {
    super({ plain: new PagePartition(), chosen: new PagePartition(arbitraryKeyBounds) });
  }

  find(address: string): Page | undefined {
    const page = this.#partitionFor(address).find(address);
    // Other pages are compressed at once; a page with filters only at its second request.
    if (page !== undefined && isChosen(address)) void page.body.compress();
    return page;
  }

  getOrLoad(address: string, render: () => Promise<Page>): Promise<Page> {
    return this.#partitionFor(address).getOrLoad(address, render);
  }

  findMissing(kind: string): Page | undefined {
    return this.partition('plain').find(missing(kind));
  }

  /** Call it before the rendering: a page rendered before a change is then not stored. */
  missingPageWriter(): (kind: string, page: Page) => void {
    const keep = this.partition('plain').keeper();
    return (kind, page) => keep(missing(kind), page);
  }

  #partitionFor(address: string): AnswerCache<Page> {
    return this.partition(isChosen(address) ? 'chosen' : 'plain');
  }
}
