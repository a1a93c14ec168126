import type { Transaction } from './database/database.ts';

/** Work that may be queued, by its name, and what each piece of it must know: ids only, for it is written to the log. */
export type QueuedWork = {
  'send-letter': { letterId: number };
  'answer-account-request': { requestId: number };
  'ask-to-confirm': { subscriptionId: number };
  'remove-photo': { photoKey: string };
};

export type JobQueue = {
  /** Becomes work with the commit of the transaction; a rollback leaves nothing. */
  add<Name extends keyof QueuedWork>(
    tx: Transaction,
    name: Name,
    data: QueuedWork[Name],
    options?: { startAfter?: Date },
  ): Promise<void>;
};
