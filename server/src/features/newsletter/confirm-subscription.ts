import { Refusal } from '@shop/contract/refusal.ts';
import { subscriptionWording } from '@shop/wording/subscriptions.ts';
import type { BroughtLink } from '../../brought-link.ts';
import { hashToken, readUid } from '../../link-token.ts';
import type { Shop } from '../../shop.ts';
import { queueLetter } from '../notifications/index.ts';
import { isConfirmedBy, markConfirmed } from './newsletter.queries.ts';

const linkHours = 7 * 24;

/** Confirms a subscription and mails the welcome letter once. Confirming twice succeeds, too. */
export async function confirmSubscription(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  { uid, token }: BroughtLink,
): Promise<void> {
  const id = readUid(uid);
  if (id === undefined) throw badLink();
  const link = { id, confirmationHash: hashToken(token) };
  await db.transaction(async (tx) => {
    const confirmed = await markConfirmed(tx, link, { hours: linkHours });
    if (confirmed === undefined && !(await isConfirmedBy(tx, link))) throw badLink();
    if (confirmed === undefined) return;
    await queueLetter(tx, queue, {
      event: `subscription-confirmed:${id}:${confirmed.confirmedAt!.getTime()}`,
      kind: 'subscription-confirmed',
      recipient: confirmed.email,
      data: { subscriptionId: id },
    });
  });
}

function badLink(): Refusal {
  return new Refusal('invalid_request', { fields: { token: [subscriptionWording.badLink] } });
}
