import { type BroughtLink, badLink } from '../../../brought-link.ts';
import { hashPassword } from '../../../passwords.ts';
import type { Shop } from '../../../shop.ts';
import { recordChange } from '../../audit/index.ts';
import { forgetDevices, registerDevice } from '../../sign-in-safety/index.ts';
import { endStaffSessions } from '../sign-in/staff-sessions.queries.ts';
import { lockMember, lockStaff, updateStaff } from '../staff.queries.ts';
import { endStaffLinks, readStaffLink, useStaffLink } from './staff-links.ts';

const actions = { invitation: 'accept_invitation', password_reset: 'reset_password' } as const;

/**
 * Sets a password with the link of a letter. Ends all sessions and leaves the second factor as it is. Returns the device
 * token of this browser: strangers who try the account cannot lock its member out here.
 */
export async function setPasswordByLink(
  { db }: Pick<Shop, 'db'>,
  { new_password, ...link }: BroughtLink & { new_password: string },
  device: string,
): Promise<string> {
  await readStaffLink(db, link);
  const passwordHash = await hashPassword(new_password);
  return await db.transaction(async (tx) => {
    // First, as whoever withdraws the link does: the other way round the two would wait for each other.
    await lockStaff(tx);
    const { staffId, purpose } = await useStaffLink(tx, link);
    const member = await lockMember(tx, staffId);
    // An owner may have given a password, or ended the work, while this one was being hashed.
    const isInvited = member.passwordHash === null;
    if (!member.isActive || isInvited !== (purpose === 'invitation')) throw badLink();
    await updateStaff(tx, staffId, { passwordHash });
    await endStaffLinks(tx, staffId);
    await endStaffSessions(tx, staffId);
    await forgetDevices(tx, { staffId });
    await recordChange(tx, { id: staffId }, { action: actions[purpose], subject: 'staff', subjectId: staffId });
    return await registerDevice(tx, { staffId }, { deviceTokens: [], device });
  });
}
