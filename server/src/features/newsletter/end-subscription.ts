import type { Subscription } from '@shop/contract/admin/subscriptions.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { subscriptionWording } from '@shop/wording/subscriptions.ts';
import type { BroughtLink } from '../../brought-link.ts';
import type { Shop } from '../../shop.ts';
import { subscriptionToEnd } from '../../unsubscribe-link.ts';
import { recordChange } from '../audit/index.ts';
import type { Member } from '../staff/index.ts';
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

/** Ends a subscription by its mailed link. Does nothing when it has already ended. */
export async function unsubscribe({ db, secrets }: Pick<Shop, 'db' | 'secrets'>, link: BroughtLink): Promise<void> {
  const id = subscriptionToEnd(secrets, link);
  if (id === undefined)
    throw new Refusal('invalid_request', { fields: { token: [subscriptionWording.badUnsubscribeLink] } });
  await markUnsubscribed(db, id);
}
