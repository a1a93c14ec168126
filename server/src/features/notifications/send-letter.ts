import type { Transaction } from '../../database/database.ts';
import type { JobQueue, QueuedWork } from '../../job-queue.ts';
import type { Shop } from '../../shop.ts';
import { completeLetter } from './complete-letter.ts';
import type { CompleteLetter } from './letter-contents.ts';
import { renderLetter } from './letters/render-letter.ts';
import { Undeliverable } from './mail.ts';
import {
  claimLetter,
  findNextSendTime,
  findPlacedRecipient,
  isLetterWaiting,
  keepLetterError,
  markLetterFailed,
  markLetterSent,
  postponeLetter,
  refuseLetter,
} from './notifications.queries.ts';
import { readEnvelope, readSender } from './read-sender.ts';
import { noteFailures, readChangedTexts } from './texts/changed-texts.ts';

/** Longer than the timeout of the mail server. */
const claimSeconds = 120;

/**
 * Sends a letter once, however often the job runs. One gap remains: when the process dies after the mail server
 * accepted the message and before it is marked as sent, it is sent again after the claim expires, with the same message
 * id.
 */
export async function sendLetter(
  {
    db,
    queue,
    mail,
    publicUrl,
    secrets,
    letterContents,
    log,
  }: Pick<Shop, 'db' | 'queue' | 'mail' | 'publicUrl' | 'secrets' | 'letterContents' | 'log'>,
  { letterId }: QueuedWork['send-letter'],
): Promise<void> {
  const letter = await db.transaction((tx) => claimIfAllowed(tx, queue, letterId));
  if (letter === 'postponed') return;
  if (letter === undefined) {
    // The process that claimed it may have died: the job is done only when the letter is no longer waiting.
    if (await isLetterWaiting(db, letterId)) throw new Error('Letter claimed by another attempt or not due yet');
    return;
  }
  let complete: CompleteLetter | undefined;
  try {
    complete = await completeLetter(letterContents, letter, { db, publicUrl });
    if (complete === undefined) return await refuseLetter(db, letter, 'No content left to send');
    const sender = await readSender(db, publicUrl);
    const texts = await readChangedTexts(db);
    const written = renderLetter({ kind: letter.kind, data: complete.data }, { ...sender, secrets, texts });
    await noteFailures({ db, log }, texts.failures);
    await mail.send({
      ...written,
      ...(await readEnvelope(db, sender)),
      attachments: complete.attachments ?? [],
      to: letter.recipient,
      messageId: toMessageId(letter.event),
    });
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof Undeliverable) {
      log.warn({ letterId, kind: letter.kind, reason: message }, 'letter permanently rejected');
      return await refuseLetter(db, letter, message);
    }
    await keepLetterError(db, letter, message);
    throw error;
  }
  await db.transaction(async (tx) => {
    await markLetterSent(tx, letterId);
    await complete.whenSent?.(tx);
  });
}

/** Rate limit per recipient: orders placed with another person's address must not flood that mailbox. */
const placedAtMost = { count: 5, seconds: 600 };

/** Claims a letter, or postpones it when its recipient has reached the rate limit. */
async function claimIfAllowed(tx: Transaction, queue: JobQueue, letterId: number) {
  const recipient = await findPlacedRecipient(tx, letterId);
  const next =
    recipient === undefined ? undefined : await findNextSendTime(tx, { recipient, ...placedAtMost, claimSeconds });
  if (next === undefined) return await claimLetter(tx, letterId, claimSeconds);
  await postponeLetter(tx, letterId, next);
  await queue.add(tx, 'send-letter', { letterId }, { startAfter: next });
  return 'postponed' as const;
}

/** 'order-placed:42' becomes 'order-placed.42'. */
function toMessageId(event: string): string {
  return event.replace(/[^\w-]+/g, '.');
}

/** After the last attempt: the letter stays with its error, for staff to see. */
export async function giveUpLetter({ db }: Pick<Shop, 'db'>, { letterId }: QueuedWork['send-letter']): Promise<void> {
  await markLetterFailed(db, letterId);
}
