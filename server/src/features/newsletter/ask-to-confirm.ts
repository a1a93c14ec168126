import type { QueuedWork } from '../../job-queue.ts';
import { hashToken, linkToken, newSalt } from '../../link-token.ts';
import type { Shop } from '../../shop.ts';
import { queueLetter } from '../notifications/index.ts';
import { renewConfirmation } from './newsletter.queries.ts';

/** Limits letters to an address that strangers submit again and again. */
const hoursBetweenLetters = 1;

/** Mails the confirmation link of a pending subscription. */
export async function askToConfirm(
  { db, queue, secrets }: Pick<Shop, 'db' | 'queue' | 'secrets'>,
  { subscriptionId }: QueuedWork['ask-to-confirm'],
): Promise<void> {
  const salt = newSalt();
  const confirmationHash = hashToken(linkToken(secrets, salt));
  await db.transaction(async (tx) => {
    const asked = await renewConfirmation(tx, subscriptionId, { confirmationHash, hours: hoursBetweenLetters });
    if (asked === undefined) return;
    await queueLetter(tx, queue, {
      event: `subscription-asked:${subscriptionId}:${asked.askedAt.getTime()}`,
      kind: 'subscription-asked',
      recipient: asked.email,
      data: { subscriptionId, salt },
    });
  });
}
