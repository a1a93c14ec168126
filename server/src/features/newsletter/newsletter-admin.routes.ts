import { endSubscriptionEndpoint, subscriptionsEndpoint } from '@shop/contract/admin/subscriptions.ts';
import type { ServeStaff } from '../../http/serving/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { endSubscription } from './end-subscription.ts';
import { readSubscriptions } from './read-subscriptions.ts';

export function newsletterAdminRoutes({ serveStaff }: { serveStaff: ServeStaff }, { db }: Pick<Shop, 'db'>) {
  serveStaff(subscriptionsEndpoint, ({ query }) => readSubscriptions(db, query));
  serveStaff(endSubscriptionEndpoint, ({ params }, member) => endSubscription({ db }, member, params.id));
}
