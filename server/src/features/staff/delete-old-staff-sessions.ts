import type { Executor } from '../../database/database.ts';
import { deleteStaffSessionRows } from './staff-sessions.queries.ts';

/** Sessions of the staff that ended so many days ago. */
export async function deleteOldStaffSessions(db: Executor, days: number): Promise<void> {
  await deleteStaffSessionRows(db, days);
}
