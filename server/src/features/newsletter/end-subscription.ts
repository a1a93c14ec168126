import type { Subscription } from '@shop/contract/admin/subscriptions.ts';
import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Member } from '../staff/check-staff.ts';
import { markUnsubscribed } from './newsletter.queries.ts';
import { readSubscriptionById } from './read-subscriptions.ts';

/** Staff end a subscription on a request by phone or mail. Does nothing when it has already ended. */
export async function endSubscription({ db }: Pick<Shop, 'db'>, member: Member, id: number): Promise<Subscription> {
  return await db.transaction(async (tx) => {
    const { state: before } = await readSubscriptionById(tx, id);
    await markUnsubscribed(tx, id);
    const ended = await readSubscriptionById(tx, id);
    const { state } = ended;
    if (before !== state)
      await recordChange(tx, member, {
        action: 'unsubscribe',
        subject: 'subscription',
        subjectId: id,
        before: { state: before },
        after: { state },
      });
    return ended;
  });
}
