import { endSubscriptionEndpoint, subscriptionsEndpoint } from '@shop/contract/admin/subscriptions.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { endSubscription } from './end-subscription.ts';
import { readSubscriptions } from './read-subscriptions.ts';

export function newsletterAdminRoutes({ serve }: { serve: Serve }, { db }: Pick<Shop, 'db'>) {
  serve.staff(subscriptionsEndpoint, ({ query }) => readSubscriptions(db, query));
  serve.staff(endSubscriptionEndpoint, ({ params }, member) => endSubscription({ db }, member, params.id));
}
