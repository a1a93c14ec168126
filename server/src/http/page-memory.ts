import { AnswerMemory } from '../answer-memory.ts';
import type { Page } from './page.ts';

/** Whole pages, kept until anything that customers see changes. */
export class PageMemory extends AnswerMemory<Page> {
  protected override mayKeep({ mayBeKept }: Page): boolean {
    return mayBeKept;
  }

  protected override bytesOf({ body, headers }: Page): number {
    return body.bytes + JSON.stringify(headers).length;
  }
}
