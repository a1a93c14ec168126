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

/** Whole pages, kept until anything that customers see changes; those with choices of visitors apart. */
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

  #shelfOf(address: string): AnswerMemory<Page> {
    return this.shelf(isChosen(address) ? 'chosen' : 'plain');
  }
}
