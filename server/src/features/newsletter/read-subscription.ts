import type { Executor } from '../../database/database.ts';
import { findSubscription } from './newsletter.queries.ts';

/** State of the subscription of an address; null when there is none. */
export async function readSubscription(db: Executor, email: string) {
  return (await findSubscription(db, email))?.state ?? null;
}
