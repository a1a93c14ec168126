import { type MailedLetter, mostCopies } from '@shop/contract/admin/letters.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { noteChange } from '../audit/note-change.ts';
import type { Member } from '../staff/check-staff.ts';
import { findLetterData, insertCopy, lockOriginal, restoreFailed } from './letter-office.queries.ts';
import { factsOf, isSecret, readLetter, requireLetter } from './read-letters.ts';

/**
 * A letter that was given up is tried anew, as patiently as the first time. One that was sent goes once more to the same
 * address, as a letter of its own, at most three times.
 */
export async function sendLetterAgain(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  member: Member,
  letterId: number,
): Promise<MailedLetter> {
  return await db.transaction(async (tx) => {
    const id = (await restoreFailedLetter(tx, letterId)) ?? (await copyLetter(tx, letterId));
    const letter = await readLetter(tx, id);
    await queue.add(tx, 'send-letter', { letterId: id });
    await noteChange(tx, member, {
      action: 'send_again',
      subject: 'letter',
      subjectId: letterId,
      after: factsOf({ kind: letter.kind, data: await findLetterData(tx, id) }),
    });
    return letter;
  });
}

async function restoreFailedLetter(tx: Transaction, letterId: number): Promise<number | undefined> {
  const original = await lockOriginal(tx, letterId);
  if (original === undefined) throw new Refusal('letter_not_found', {});
  if (isSecret(original.kind)) throw new Refusal('letter_is_secret', {});
  if (original.recipient === '') throw new Refusal('letter_is_empty', {});
  return (await restoreFailed(tx, letterId)) ? letterId : undefined;
}

async function copyLetter(tx: Transaction, letterId: number): Promise<number> {
  const original = (await lockOriginal(tx, letterId))!;
  // Read under the lock: nobody else repeats it meanwhile.
  const { state, copies, hasWaitingCopy } = await requireLetter(tx, letterId);
  if (state !== 'sent' || hasWaitingCopy) throw new Refusal('letter_not_failed', {});
  if (copies >= mostCopies) throw new Refusal('letter_sent_enough', {});
  return await insertCopy(tx, original, copies + 1);
}
