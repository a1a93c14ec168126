import type { SubscriptionsQuery } from '@shop/contract/admin/subscriptions.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { contains, limitAndOffset, sortedBy } from '../../database/list-page.ts';
import { subscriptions } from '../../database/tables/notifications.ts';

export async function listSubscriptions(db: Executor, query: SubscriptionsQuery) {
  const { createdAt, email, confirmedAt, unsubscribedAt } = subscriptions;
  const columns = { created_at: createdAt, email, confirmed_at: confirmedAt, unsubscribed_at: unsubscribedAt };
  const chosen = and(
    contains(query.q, email),
    query.ids && inArray(subscriptions.id, query.ids),
    query.state && eq(subscriptions.state, query.state),
  );
  const { limit, offset } = limitAndOffset(query);
  const rows = await db
    .select()
    .from(subscriptions)
    .where(chosen)
    .orderBy(...sortedBy(query, columns, subscriptions.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(subscriptions, chosen) };
}

export async function findSubscriptionById(db: Executor, id: number) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}
