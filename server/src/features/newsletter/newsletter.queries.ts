import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { subscriptions } from '../../database/tables/notifications.ts';

/** One statement, so that two requests at once make one row and neither undoes a confirmation between them. */
export async function upsertPendingSubscription(db: Executor, email: string): Promise<void> {
  await db
    .insert(subscriptions)
    .values({ email })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: { state: 'pending', confirmationHash: null, confirmedAt: null, unsubscribedAt: null },
      setWhere: eq(subscriptions.state, 'unsubscribed'),
    });
}
