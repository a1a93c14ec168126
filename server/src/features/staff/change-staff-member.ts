import type { AnyRole } from '@shop/contract/admin/roles.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { changedFacts, recordChange } from '../audit/index.ts';
import { takeNextVersion } from '../record-versions/index.ts';
import { forgetDevices } from '../sign-in-safety/index.ts';
import { endStaffLinks } from './links/staff-links.ts';
import { roleOf, toRoleColumns } from './roles/held-rights.ts';
import { lockStaffAs, requireGivableRole } from './roles/lock-staff-as.ts';
import type { Member } from './sign-in/check-staff.ts';
import { endStaffSessions } from './sign-in/staff-sessions.queries.ts';
import { countActiveOwners, findMember, updateStaff } from './staff.queries.ts';

type Change = { name: string; role: AnyRole; is_active: boolean; version?: number | undefined };

/** Changes a member of staff. At least one active owner must remain. A deactivated member is signed out. */
export async function changeStaffMember(
  { db }: Pick<Shop, 'db'>,
  owner: Member,
  { id, name, role, is_active, version }: Change & { id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await lockStaffAs(tx, owner);
    const was = await findMember(tx, id);
    if (was === undefined) throw new Refusal('staff_not_found', {});
    await takeNextVersion(tx, { subject: 'staff', id }, version);
    const before = { name: was.name, role: roleOf(was), is_active: was.isActive };
    const change = changedFacts(before, { name, role, is_active });
    if (change === undefined) return;
    await requireGivableRole(tx, held, role);
    await updateStaff(tx, id, { name, ...toRoleColumns(role), isActive: is_active });
    if ((await countActiveOwners(tx)) === 0) throw new Refusal('last_owner', {});
    if (!is_active) {
      await endStaffLinks(tx, id);
      await endStaffSessions(tx, id);
      await forgetDevices(tx, { staffId: id });
    }
    await recordChange(tx, owner, { action: 'update', subject: 'staff', subjectId: id, ...change });
  });
}
