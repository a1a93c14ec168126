import { Refusal } from '@shop/contract/refusal.ts';
import { subscriptionWording } from '@shop/wording/subscriptions.ts';
import type { Shop } from '../../shop.ts';
import type { BroughtLink } from '../customers/mailed-links.ts';
import { markUnsubscribed } from './newsletter.queries.ts';
import { subscriptionToEnd } from './unsubscribe-link.ts';

/** Ends a subscription. Does nothing when it has already ended. */
export async function unsubscribe({ db, secrets }: Pick<Shop, 'db' | 'secrets'>, link: BroughtLink): Promise<void> {
  const id = subscriptionToEnd(secrets, link);
  if (id === undefined)
    throw new Refusal('invalid_request', { fields: { token: [subscriptionWording.badUnsubscribeLink] } });
  await markUnsubscribed(db, id);
}
