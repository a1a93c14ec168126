import type { Shop } from '../../shop.ts';
import { upsertPendingSubscription } from './newsletter.queries.ts';

/**
 * Requests the newsletter, which needs a confirmation. A pending or confirmed subscription stays as it is; an ended one
 * starts again as pending. The same rows are written in every case: only the job finds out whether to mail a letter.
 */
export async function subscribe({ db, queue }: Pick<Shop, 'db' | 'queue'>, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const subscriptionId = await upsertPendingSubscription(tx, email);
    await queue.add(tx, 'ask-to-confirm', { subscriptionId });
  });
}
