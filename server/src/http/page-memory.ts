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

/** Whole pages, kept until anything that customers see changes; those with choices of visitors apart. */
export class PageMemory extends Shelves<'plain' | 'chosen', Page> {
  constructor() {
    super({ plain: new PageShelf(), chosen: new PageShelf(boundsOfMadeUp) });
  }

  find(address: string): Page | undefined {
    return this.#shelfOf(address).find(address);
  }

  remember(address: string, render: () => Promise<Page>): Promise<Page> {
    return this.#shelfOf(address).remember(address, render);
  }

  #shelfOf(address: string): AnswerMemory<Page> {
    return this.shelf(address.includes('?') ? 'chosen' : 'plain');
  }
}
