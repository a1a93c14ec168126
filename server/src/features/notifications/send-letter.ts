import type { Transaction } from '../../database/database.ts';
import type { JobQueue, QueuedWork } from '../../job-queue.ts';
import type { Shop } from '../../shop.ts';
import { recordDelivery } from '../certificates/record-delivery.ts';
import { completeLetter } from './complete-letter.ts';
import { renderLetter } from './letters/render-letter.ts';
import { Undeliverable } from './mail.ts';
import {
  claimLetter,
  findNextSendTime,
  findPlacedRecipient,
  isLetterWaiting,
  keepLetterError,
  markLetterSent,
  postponeLetter,
  refuseLetter,
} from './notifications.queries.ts';

/** Longer than a mail server may take to answer. */
const claimSeconds = 120;

/**
 * Sends a letter once, however often it is run. One gap cannot be closed: when the process dies between the mail
 * server's yes and our mark, the letter is sent again after the claim has run out, under the same message id.
 */
export async function sendLetter(
  { db, queue, mail, publicUrl, secrets, log }: Pick<Shop, 'db' | 'queue' | 'mail' | 'publicUrl' | 'secrets' | 'log'>,
  { letterId }: QueuedWork['send-letter'],
): Promise<void> {
  const letter = await db.transaction((tx) => claimIfAllowed(tx, queue, letterId));
  if (letter === 'postponed') return;
  if (letter === undefined) {
    // Whoever has claimed it may have died: only a letter that waits no longer is done.
    if (await isLetterWaiting(db, letterId)) throw new Error('The letter is claimed, or its time has not come');
    return;
  }
  let brings: number[];
  try {
    const complete = await completeLetter({ db, publicUrl }, letter);
    if (complete === undefined) return await refuseLetter(db, letter, 'There is nothing to tell any more');
    brings = complete.brings;
    await mail.send({
      ...renderLetter(complete, { publicUrl, secrets }),
      attachments: complete.attachments,
      to: letter.recipient,
      messageId: messageIdOf(letter.event),
    });
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof Undeliverable) {
      log.warn({ letterId, kind: letter.kind, reason: message }, 'letter refused for good');
      return await refuseLetter(db, letter, message);
    }
    await keepLetterError(db, letter, message);
    throw error;
  }
  await db.transaction(async (tx) => {
    await markLetterSent(tx, letterId);
    await recordDelivery(tx, brings);
  });
}

/** Whoever types a stranger's address into many orders does not fill the stranger's mailbox. */
const placedAtMost = { count: 5, seconds: 600 };

/** Claims a letter, or lets one more letter about a placed order wait until its reader has had few enough. */
async function claimIfAllowed(tx: Transaction, queue: JobQueue, letterId: number) {
  const recipient = await findPlacedRecipient(tx, letterId);
  const next =
    recipient === undefined ? undefined : await findNextSendTime(tx, { recipient, ...placedAtMost, claimSeconds });
  if (next === undefined) return await claimLetter(tx, letterId, claimSeconds);
  await postponeLetter(tx, letterId, next);
  await queue.add(tx, 'send-letter', { letterId }, { startAfter: next });
  return 'postponed' as const;
}

/** 'order-placed:42' is 'order-placed.42'. */
function messageIdOf(event: string): string {
  return event.replace(/[^\w-]+/g, '.');
}
