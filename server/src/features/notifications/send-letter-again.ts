import { type MailedLetter, mostCopies } from '@shop/contract/admin/letters.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Member } from '../staff/check-staff.ts';
import { insertCopy, lockOriginal, type OriginalLetter, restoreFailed } from './letter-admin.queries.ts';
import { isSecret, letterAuditFacts, readLetter, requireLetter } from './read-letters.ts';

/**
 * Retries a failed letter with all attempts. A sent letter is sent again to the same address as a new letter, at most
 * three times.
 */
export async function sendLetterAgain(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  member: Member,
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
