import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { recordChange } from '../../audit/index.ts';
import { lockLetterRequest } from '../../notifications/index.ts';
import type { Member } from '../../staff/index.ts';
import { lockKnownCustomer } from '../customer-admin.queries.ts';
import { askForLink } from './ask-for-link.ts';
import { findPendingEmail, type LinkPurpose } from './links.queries.ts';
import { linkHours } from './mailed-links.ts';

const purposes: Record<string, LinkPurpose> = {
  activation: 'activation',
  'password-reset': 'password_reset',
  'email-change': 'email_change',
};

/**
 * Replaces a letter that contains an account link: staff can neither read nor resend it, so a new link is mailed. It
 * goes only to the address of the account, or to the address that the customer requested with the password in the last
 * day.
 */
export async function askForLetterAgain(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  member: Member,
  letterId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const letter = await lockLetterRequest(tx, letterId);
    const request = await findLinkRequest(tx, letter);
    if (request === undefined) throw new Refusal('letter_request_over', {});
    await askForLink(tx, { queue }, request);
    await recordChange(tx, member, {
      action: 'ask_again',
      subject: 'letter',
      subjectId: letterId,
      after: { kind: letter.kind, customer_id: letter.customerId },
    });
  });
}

async function findLinkRequest(
  tx: Transaction,
  { kind, recipient, customerId }: Awaited<ReturnType<typeof lockLetterRequest>>,
) {
  const purpose = purposes[kind];
  const customer = customerId === undefined ? undefined : await lockKnownCustomer(tx, customerId);
  if (purpose === undefined || customer === undefined) return undefined;
  if (purpose === 'email_change') {
    const isWished = (await findPendingEmail(tx, customer.id, linkHours)) === recipient;
    return isWished ? { purpose, email: recipient, customerId: customer.id } : undefined;
  }
  if (customer.email !== recipient || (purpose === 'activation' && customer.activatedAt !== null)) return undefined;
  return { purpose, email: recipient };
}
