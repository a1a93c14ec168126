import { AnswerMemory } from '../../answer-memory.ts';
import type { RememberedAnswer } from './remembered.ts';

/** An answer is kept as objects, as text and compressed. */
const forms = 4;

class AnswerShelf extends AnswerMemory<RememberedAnswer> {
  protected override bytesOf(answer: RememberedAnswer): number {
    return forms * JSON.stringify(answer.build(() => 0)).length;
  }
}

export type Shelf = 'pages' | 'searches';

/** Catalogue answers without their stock, kept until the catalogue changes. */
export class CatalogueMemory {
  /** Searches are made up by visitors: however many, they do not push out the pages that everybody reads. */
  #shelves: Record<Shelf, AnswerShelf> = {
    pages: new AnswerShelf(),
    searches: new AnswerShelf({ maxAnswers: 1_000, maxBytes: 16 * 1024 * 1024 }),
  };

  remember<Answer extends RememberedAnswer>(
    key: string,
    load: () => Promise<Answer>,
    shelf: Shelf = 'pages',
  ): Promise<Answer> {
    return this.#shelves[shelf].remember(key, load);
  }

  get size(): { answers: number; bytes: number } {
    const { pages, searches } = this.#shelves;
    return { answers: pages.size.answers + searches.size.answers, bytes: pages.size.bytes + searches.size.bytes };
  }

  forget(): void {
    for (const shelf of Object.values(this.#shelves)) shelf.forget();
  }
}
