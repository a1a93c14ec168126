import type { Executor } from '../../database/database.ts';
import { deleteOldRequestKeys } from './request-keys.queries.ts';
import { deleteOldStaffSessions } from './staff-sessions.queries.ts';

/** Sessions of the staff, and the keys of what they sent, that ended so many days ago. */
export async function forgetOldVisits(db: Executor, days: number): Promise<void> {
  await deleteOldStaffSessions(db, days);
  await deleteOldRequestKeys(db, days);
}
