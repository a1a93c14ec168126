import type { Database } from '../../database/database.ts';
import { hashPassword } from '../../passwords.ts';
import { StartRefusal } from '../../start-refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { forgetDevices } from '../sign-in-safety/known-devices.ts';
import { findStaffByEmail, lockStaff, updateStaff } from './staff.queries.ts';
import { endStaffSessions } from './staff-sessions.queries.ts';

/**
 * At the console of the server, for somebody who forgot the password and whom no owner can help. All their sessions end.
 * Answers whether they have a second factor: it stays, `unlockStaff` lifts it.
 */
export async function resetStaffPassword(
  db: Database,
  { email, password }: { email: string; password: string },
): Promise<{ hasSecondFactor: boolean }> {
  const passwordHash = await hashPassword(password);
  return await db.transaction(async (tx) => {
    await lockStaff(tx);
    const member = await findStaffByEmail(tx, email);
    if (member === undefined) throw new StartRefusal('Nobody with this e-mail may sign in to the back office');
    await updateStaff(tx, member.id, { passwordHash });
    await endStaffSessions(tx, member.id);
    await forgetDevices(tx, { staffId: member.id });
    await recordChange(tx, undefined, { action: 'new_password', subject: 'staff', subjectId: member.id });
    return { hasSecondFactor: member.totpConfirmedAt !== null };
  });
}
