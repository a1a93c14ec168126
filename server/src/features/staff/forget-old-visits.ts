import type { Executor } from '../../database/database.ts';
import { deleteOldStaffSessions } from './staff-sessions.queries.ts';

/** Sessions of the staff that ended so many days ago. */
export async function forgetOldVisits(db: Executor, days: number): Promise<void> {
  await deleteOldStaffSessions(db, days);
}
