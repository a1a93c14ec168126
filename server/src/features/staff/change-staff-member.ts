import type { StaffRole } from '@shop/contract/admin/roles.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { changedFacts, claimRequestKey, recordChange } from '../audit/index.ts';
import { takeNextVersion } from '../record-versions/index.ts';
import { forgetDevices } from '../sign-in-safety/index.ts';
import type { Member } from './sign-in/check-staff.ts';
import { endStaffSessions } from './sign-in/staff-sessions.queries.ts';
import { countActiveOwners, findMember, lockStaff, updateStaff } from './staff.queries.ts';

type Change = { name: string; role: StaffRole; is_active: boolean; version?: number | undefined };

/** Changes a member of staff. At least one active owner must remain. A deactivated member is signed out. */
export async function changeStaffMember(
  { db }: Pick<Shop, 'db'>,
  owner: Member,
  { id, name, role, is_active, version }: Change & { id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await claimRequestKey(tx, owner);
    await lockStaff(tx);
    const was = await findMember(tx, id);
    if (was === undefined) throw new Refusal('staff_not_found', {});
    await takeNextVersion(tx, { subject: 'staff', id }, version);
    const change = changedFacts({ name: was.name, role: was.role, is_active: was.isActive }, { name, role, is_active });
    if (change === undefined) return;
    await updateStaff(tx, id, { name, role, isActive: is_active });
    if ((await countActiveOwners(tx)) === 0) throw new Refusal('last_owner', {});
    if (!is_active) {
      await endStaffSessions(tx, id);
      await forgetDevices(tx, { staffId: id });
    }
    await recordChange(tx, owner, { action: 'update', subject: 'staff', subjectId: id, ...change });
  });
}
