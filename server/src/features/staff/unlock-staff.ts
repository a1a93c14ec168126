import type { Database } from '../../database/database.ts';
import { StartRefusal } from '../../start-refusal.ts';
import { forgetSecondFactor } from './let-staff-in-again.ts';
import { findStaffByEmail, lockStaff } from './staff.queries.ts';

/** At the console of the server, where whoever can do it can read the database anyway. */
export async function unlockStaff(db: Database, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStaff(tx);
    const member = await findStaffByEmail(tx, email);
    if (member === undefined) throw new StartRefusal('Nobody with this e-mail may sign in to the back office');
    await forgetSecondFactor(tx, member.id);
  });
}
