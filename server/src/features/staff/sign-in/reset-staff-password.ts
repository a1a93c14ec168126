import type { Database } from '../../../database/database.ts';
import { hashPassword } from '../../../passwords.ts';
import { StartRefusal } from '../../../start-refusal.ts';
import { recordChange } from '../../audit/index.ts';
import { forgetDevices } from '../../sign-in-safety/index.ts';
import { endStaffLinks } from '../links/staff-links.ts';
import { findStaffByEmail, lockStaff, updateStaff } from '../staff.queries.ts';
import { endStaffSessions } from './staff-sessions.queries.ts';

/**
 * Console command: sets a password when no owner can help. Ends all sessions of the member. Returns whether they have a
 * second factor: it stays, `unlockStaff` removes it.
 */
export async function resetStaffPassword(
  db: Database,
  { email, password }: { email: string; password: string },
): Promise<{ hasSecondFactor: boolean }> {
  const passwordHash = await hashPassword(password);
  return await db.transaction(async (tx) => {
    await lockStaff(tx);
    const member = await findStaffByEmail(tx, email);
    if (member === undefined) throw new StartRefusal('No active member of staff has this e-mail');
    await updateStaff(tx, member.id, { passwordHash });
    await endStaffLinks(tx, member.id);
    await endStaffSessions(tx, member.id);
    await forgetDevices(tx, { staffId: member.id });
    await recordChange(tx, undefined, { action: 'new_password', subject: 'staff', subjectId: member.id });
    return { hasSecondFactor: member.totpConfirmedAt !== null };
  });
}
