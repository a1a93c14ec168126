import type { Database } from '../../../database/database.ts';
import { StartRefusal } from '../../../start-refusal.ts';
import { findStaffByEmail, lockStaff } from '../staff.queries.ts';
import { dropSecondFactor } from './let-staff-in-again.ts';

/** Console command: removes the second factor. Access to the console implies access to the database. */
export async function unlockStaff(db: Database, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStaff(tx);
    const member = await findStaffByEmail(tx, email);
    if (member === undefined) throw new StartRefusal('No active member of staff has this e-mail');
    await dropSecondFactor(tx, member.id);
  });
}
