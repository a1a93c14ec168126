import type { Shop } from '../../shop.ts';
import { upsertPendingSubscription } from './newsletter.queries.ts';

/**
 * Asks for the newsletter. It is not sent before the person confirms; whoever has asked or confirmed already stays as
 * they are, and whoever had unsubscribed begins anew. The same is written for all of them: the job alone finds out
 * whether there is a letter to send.
 */
export async function subscribe({ db, queue }: Pick<Shop, 'db' | 'queue'>, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const subscriptionId = await upsertPendingSubscription(tx, email);
    await queue.add(tx, 'ask-to-confirm', { subscriptionId });
  });
}
