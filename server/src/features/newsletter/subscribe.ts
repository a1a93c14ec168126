import type { Executor } from '../../database/database.ts';
import { upsertPendingSubscription } from './newsletter.queries.ts';

/**
 * Asks for the newsletter. It is not sent before the person confirms; whoever has asked or confirmed already stays as
 * they are, and whoever had unsubscribed begins anew.
 */
export async function subscribe(db: Executor, email: string): Promise<void> {
  await upsertPendingSubscription(db, email);
}
