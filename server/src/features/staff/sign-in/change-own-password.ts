import { hashPassword } from '../../../passwords.ts';
import type { Shop } from '../../../shop.ts';
import { recordChange } from '../../audit/index.ts';
import { forgetDevices, registerDevice } from '../../sign-in-safety/index.ts';
import { endStaffLinks } from '../links/staff-links.ts';
import { updateStaff } from '../staff.queries.ts';
import type { Member } from './check-staff.ts';
import { provePassword } from './prove-password.ts';
import { endStaffSessions } from './staff-sessions.queries.ts';

/** Changes the password. Ends all other sessions, and only this browser stays a known device. */
export async function changeOwnPassword(
  tools: Pick<Shop, 'db'>,
  { id, sessionId, requestKey }: Member,
  { current_password, new_password }: { current_password: string; new_password: string },
  device: string,
): Promise<string> {
  await provePassword(tools, id, current_password);
  const passwordHash = await hashPassword(new_password);
  return await tools.db.transaction(async (tx) => {
    await updateStaff(tx, id, { passwordHash });
    await endStaffLinks(tx, id);
    await endStaffSessions(tx, id, sessionId);
    await recordChange(tx, { id, requestKey }, { action: 'new_password', subject: 'staff', subjectId: id });
    await forgetDevices(tx, { staffId: id });
    return await registerDevice(tx, { staffId: id }, { deviceTokens: [], device });
  });
}
