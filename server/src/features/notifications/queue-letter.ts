import type { Transaction } from '../../database/database.ts';
import type { JobQueue } from '../../job-queue.ts';
import type { LetterKind, QueuedLetterData } from './letters/render-letter.ts';
import { insertLetter } from './notifications.queries.ts';

export type NewLetter<Kind extends LetterKind> = {
  /** The event and its subject: 'order-placed:42'. */
  event: string;
  kind: Kind;
  recipient: string;
  data: QueuedLetterData[Kind];
  sendAfter?: Date;
};

/** Queues a letter to be sent after the commit. Idempotent: a second letter about the same event is ignored. */
export async function queueLetter<Kind extends LetterKind>(
  tx: Transaction,
  queue: JobQueue,
  letter: NewLetter<Kind>,
): Promise<void> {
  // Erased persons get no letters.
  if (letter.recipient === '') return;
  const letterId = await insertLetter(tx, letter);
  if (letterId === undefined) return;
  const { sendAfter } = letter;
  await queue.add(tx, 'send-letter', { letterId }, sendAfter && { startAfter: sendAfter });
}
