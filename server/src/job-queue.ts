import type { Transaction } from './database/database.ts';

/** Queued jobs by name, with their data. Ids only: the data is logged. */
export type QueuedWork = {
  'send-letter': { letterId: number };
  'answer-account-request': { requestId: number };
  'answer-staff-reset': { requestId: number };
  'ask-to-confirm': { subscriptionId: number };
  'remove-photo': { photoKey: string };
  'remove-picture': { fingerprint: string; width: number };
  'ask-estimate': { estimateId: number };
  'fetch-streets': { settlementRef: string };
};

export type JobQueue = {
  /** Queues the job in the transaction: it exists after the commit, and not after a rollback. */
  add<Name extends keyof QueuedWork>(
    tx: Transaction,
    name: Name,
    data: QueuedWork[Name],
    options?: { startAfter?: Date },
  ): Promise<void>;
};
