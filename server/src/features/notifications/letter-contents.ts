import type { Executor, Transaction } from '../../database/database.ts';
import type { LetterData, LetterKind } from './letters/render-letter.ts';
import type { Attachment } from './mail.ts';

/** What a letter says, completed when it is sent. */
export type CompleteLetter<Kind extends LetterKind = LetterKind> = {
  data: LetterData[Kind];
  attachments?: Attachment[];
  /** Runs in the transaction that records the letter as sent. */
  whenSent?(tx: Transaction): Promise<void>;
};

export type ContentTools = {
  db: Executor;
  publicUrl: string;
  /** For staff: what is as good as money is masked, and files are left out. */
  isOnlyShown?: boolean;
};

/**
 * Letters whose stored data is not all they say, by kind, each completed by its own feature. Undefined when there is nothing
 * left to say.
 */
export type LetterContents = {
  [Kind in LetterKind]?: (tools: ContentTools, stored: unknown) => Promise<CompleteLetter<Kind> | undefined>;
};
