import { Refusal } from '@shop/contract/refusal.ts';
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { noteChange } from '../audit/note-change.ts';
import { countAskedAgain, findLetterData, lockOriginal } from '../notifications/letter-office.queries.ts';
import { mostCopies } from '../notifications/read-letters.ts';
import type { Member } from '../staff/check-staff.ts';
import { askForLink } from './ask-for-link.ts';
import { lockKnownCustomer } from './customer-office.queries.ts';
import { findWishedEmail, type LinkPurpose } from './links.queries.ts';
import { linkHours } from './mailed-links.ts';

const purposes: Record<string, LinkPurpose> = {
  activation: 'activation',
  'password-reset': 'password_reset',
  'email-change': 'email_change',
};
const OfCustomer = z.object({ customerId: z.number().int() });

/**
 * Mails a new link instead of a letter with a link into an account, which is neither read nor sent again. It goes to the
 * address of the account, or to the one that the customer has asked for by password in the last day: never to another.
 */
export async function askForLetterAgain(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  member: Member,
  letterId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const letter = await lockOriginal(tx, letterId);
    if (letter === undefined) throw new Refusal('letter_not_found', {});
    const purpose = purposes[letter.kind];
    const request = purpose && (await requestOf(tx, { letterId, purpose, recipient: letter.recipient }));
    if (request === undefined) throw new Refusal('letter_request_over', {});
    if ((await countAskedAgain(tx, letterId)) >= mostCopies) throw new Refusal('letter_sent_enough', {});
    await askForLink(tx, { queue }, request);
    await noteChange(tx, member, {
      action: 'ask_again',
      subject: 'letter',
      subjectId: letterId,
      after: { kind: letter.kind },
    });
  });
}

async function requestOf(
  tx: Transaction,
  { letterId, purpose, recipient }: { letterId: number; purpose: LinkPurpose; recipient: string },
) {
  const of = OfCustomer.safeParse(await findLetterData(tx, letterId));
  const customer = of.success ? await lockKnownCustomer(tx, of.data.customerId) : undefined;
  if (customer === undefined) return undefined;
  const { id: customerId, email, activatedAt } = customer;
  if (purpose === 'email_change') {
    const isWished = (await findWishedEmail(tx, customerId, linkHours)) === recipient;
    return isWished ? { purpose, email: recipient, customerId } : undefined;
  }
  if (email !== recipient || (purpose === 'activation' && activatedAt !== null)) return undefined;
  return { purpose, email };
}
