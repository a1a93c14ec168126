import type { Subscription, SubscriptionsQuery } from '@shop/contract/admin/subscriptions.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Executor } from '../../database/database.ts';
import { findSubscription } from './newsletter.queries.ts';
import { findSubscriptionById, listSubscriptions } from './newsletter-admin.queries.ts';

export async function readSubscriptions(db: Executor, query: SubscriptionsQuery) {
  const { rows, total } = await listSubscriptions(db, query);
  return { data: rows.map(toSubscription), total };
}

export async function readSubscriptionById(db: Executor, id: number): Promise<Subscription> {
  const row = await findSubscriptionById(db, id);
  if (row === undefined) throw new Refusal('subscription_not_found', {});
  return toSubscription(row);
}

function toSubscription(row: NonNullable<Awaited<ReturnType<typeof findSubscriptionById>>>): Subscription {
  return {
    id: row.id,
    email: row.email,
    state: row.state,
    created_at: row.createdAt.toISOString(),
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
    unsubscribed_at: row.unsubscribedAt?.toISOString() ?? null,
  };
}

/** State of the subscription of an address; null when there is none. */
export async function readSubscription(db: Executor, email: string) {
  return (await findSubscription(db, email))?.state ?? null;
}
