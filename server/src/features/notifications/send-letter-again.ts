import { type MailedLetter, mostCopies } from '@shop/contract/admin/letters.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { type Acting, recordChange } from '../audit/index.ts';
import {
  countAskedAgain,
  insertCopy,
  lockOriginal,
  type OriginalLetter,
  restoreFailed,
} from './letter-admin.queries.ts';
import { isSecret, letterAuditFacts, readLetter, requireLetter } from './read-letters.ts';

/**
 * Retries a failed letter with all attempts. A sent letter is sent again to the same address as a new letter, at most
 * three times.
 */
export async function sendLetterAgain(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  member: Acting,
  letterId: number,
): Promise<MailedLetter> {
  return await db.transaction(async (tx) => {
    const original = await lockOriginal(tx, letterId);
    if (original === undefined) throw new Refusal('letter_not_found', {});
    if (isSecret(original.kind)) throw new Refusal('letter_is_secret', {});
    if (original.recipient === '') throw new Refusal('letter_is_empty', {});
    const id = (await restoreFailed(tx, letterId)) ? letterId : await copyLetter(tx, original, letterId);
    await queue.add(tx, 'send-letter', { letterId: id });
    await recordChange(tx, member, {
      action: 'send_again',
      subject: 'letter',
      subjectId: letterId,
      after: letterAuditFacts(original),
    });
    return await readLetter(tx, id);
  });
}

async function copyLetter(tx: Transaction, original: OriginalLetter, letterId: number): Promise<number> {
  // Read under the lock of the original, so that no other request repeats it.
  const { state, copies, hasWaitingCopy } = await requireLetter(tx, letterId);
  if (state !== 'sent' || hasWaitingCopy) throw new Refusal('letter_not_failed', {});
  if (copies >= mostCopies) throw new Refusal('letter_sent_enough', {});
  return await insertCopy(tx, original, copies + 1);
}

const OfCustomer = z.object({ customerId: z.number().int() });

/** Locks a letter with an account link and returns what a new link needs. At most three requests per letter. */
export async function lockLetterRequest(tx: Transaction, letterId: number) {
  const letter = await lockOriginal(tx, letterId);
  if (letter === undefined) throw new Refusal('letter_not_found', {});
  if ((await countAskedAgain(tx, letterId)) >= mostCopies) throw new Refusal('letter_sent_enough', {});
  const of = OfCustomer.safeParse(letter.data);
  return { kind: letter.kind, recipient: letter.recipient, customerId: of.success ? of.data.customerId : undefined };
}
