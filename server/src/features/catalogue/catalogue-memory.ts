import { AnswerMemory, boundsOfMadeUp, Shelves } from '../../answer-memory.ts';
import type { RememberedAnswer } from './remembered.ts';

/** An answer is kept as objects, as text and compressed. */
const forms = 4;
/** So many items of a list tell about how large all of them are. */
const weighed = 100;

class AnswerShelf extends AnswerMemory<RememberedAnswer> {
  protected override bytesOf(answer: RememberedAnswer): number {
    return answer.bytes ?? forms * weightOf(answer.build(() => 0));
  }
}

function weightOf(reply: unknown): number {
  if (!Array.isArray(reply) || reply.length <= weighed) return JSON.stringify(reply).length;
  return Math.round((JSON.stringify(reply.slice(0, weighed)).length / weighed) * reply.length);
}

export type Shelf = 'pages' | 'searches' | 'files' | 'indexes' | 'cards';

/** Each tells of the whole catalogue: one of them would leave no room for pages, and two none for each other. */
const boundsOfWhole = { maxAnswers: 100, maxBytes: 512 * 1024 * 1024 };

/** Catalogue answers without their stock, kept until the catalogue changes. */
export class CatalogueMemory extends Shelves<Shelf, RememberedAnswer> {
  constructor() {
    super({
      pages: new AnswerShelf(),
      searches: new AnswerShelf(boundsOfMadeUp),
      files: new AnswerShelf(boundsOfWhole),
      // Customers wait for these: no file that a machine asks for pushes them out.
      indexes: new AnswerShelf(boundsOfWhole),
      // What listings are made of, however they are chosen.
      cards: new AnswerShelf(),
    });
  }

  remember<Answer extends RememberedAnswer>(
    key: string,
    load: () => Promise<Answer>,
    shelf: Shelf = 'pages',
  ): Promise<Answer> {
    return this.shelf(shelf).remember(key, load);
  }

  /** Whether it need not be loaded. */
  has(key: string, shelf: Shelf): boolean {
    return this.shelf(shelf).find(key) !== undefined;
  }
}
