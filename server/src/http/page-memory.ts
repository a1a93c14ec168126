import { AnswerMemory, boundsOfMadeUp, Shelves } from '../answer-memory.ts';
import type { Page } from './page.ts';

class PageShelf extends AnswerMemory<Page> {
  protected override mayKeep({ mayBeKept }: Page): boolean {
    return mayBeKept;
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
export class PageMemory extends Shelves<'plain' | 'chosen', Page> {
  constructor() {
    super({ plain: new PageShelf(), chosen: new PageShelf(boundsOfMadeUp) });
  }

  find(address: string): Page | undefined {
    const page = this.#shelfOf(address).find(address);
    // Asked for a second time, a choice is worth the work that other pages get at once.
    if (page !== undefined && isChosen(address)) void page.body.compress();
    return page;
  }

  remember(address: string, render: () => Promise<Page>): Promise<Page> {
    return this.#shelfOf(address).remember(address, render);
  }

  findMissing(kind: string): Page | undefined {
    return this.shelf('plain').find(missing(kind));
  }

  /** Asked before a page is rendered, so that a change meanwhile is noticed. */
  missingKeeper(): (kind: string, page: Page) => void {
    const keep = this.shelf('plain').keeper();
    return (kind, page) => keep(missing(kind), page);
  }

  #shelfOf(address: string): AnswerMemory<Page> {
    return this.shelf(isChosen(address) ? 'chosen' : 'plain');
  }
}
