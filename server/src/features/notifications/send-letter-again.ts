import type { MailedLetter } from '@shop/contract/admin/letters.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { noteChange } from '../audit/note-change.ts';
import type { Member } from '../staff/check-staff.ts';
import { restoreFailed } from './letter-office.queries.ts';
import { readLetter } from './read-letters.ts';

/** A letter that was given up is tried anew, as patiently as the first time. */
export async function sendLetterAgain(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  member: Member,
  letterId: number,
): Promise<MailedLetter> {
  return await db.transaction(async (tx) => {
    const isRestored = await restoreFailed(tx, letterId);
    const letter = await readLetter(tx, letterId);
    if (!isRestored) throw new Refusal('letter_not_failed', {});
    await queue.add(tx, 'send-letter', { letterId });
    await noteChange(tx, member, {
      action: 'send_again',
      subject: 'letter',
      subjectId: letterId,
      after: { kind: letter.kind },
    });
    return letter;
  });
}
