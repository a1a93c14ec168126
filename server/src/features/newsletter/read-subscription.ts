import type { Executor } from '../../database/database.ts';
import { findSubscription } from './newsletter.queries.ts';

/** Whether an address is subscribed; null when it never was. */
export async function readSubscription(db: Executor, email: string) {
  return (await findSubscription(db, email))?.state ?? null;
}
