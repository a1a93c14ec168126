import type { AnyRole } from '@shop/contract/admin/roles.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { staffWording } from '@shop/wording/admin/staff.ts';
import type { Transaction } from '../../database/database.ts';
import { hashPassword } from '../../passwords.ts';
import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/index.ts';
import { toRoleColumns } from './roles/held-rights.ts';
import { lockStaffAs, requireGivableRole } from './roles/lock-staff-as.ts';
import type { Member } from './sign-in/check-staff.ts';
import { insertStaff, isEmailOfStaff } from './staff.queries.ts';

/** Without a password, somebody who is invited to set one. */
export type NewStaff = { email: string; name: string; role: AnyRole; password?: string };

/** Creates a member of staff. `createdBy` is undefined at the console and for the demonstration. */
export async function createStaff(tx: Transaction, member: NewStaff, createdBy?: { id: number }): Promise<number> {
  const { name, role, password } = member;
  const email = member.email.trim().toLowerCase();
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const id = await insertStaff(tx, { email, name, ...toRoleColumns(role), passwordHash });
  await recordChange(tx, createdBy, {
    action: password === undefined ? 'invite' : 'create',
    subject: 'staff',
    subjectId: id,
    after: { email, name, role },
  });
  return id;
}

/** Adds a member of staff with a password from the owner, which the member may change. */
export async function addStaffMember({ db }: Pick<Shop, 'db'>, owner: Member, newcomer: NewStaff): Promise<number> {
  return await db.transaction(async (tx) => {
    await requireGivableRole(tx, await lockStaffAs(tx, owner), newcomer.role);
    await requireFreeEmail(tx, newcomer.email);
    return await createStaff(tx, newcomer, owner);
  });
}

export async function requireFreeEmail(tx: Transaction, email: string): Promise<void> {
  if (await isEmailOfStaff(tx, email.trim().toLowerCase()))
    throw new Refusal('invalid_request', { fields: { email: [staffWording.emailTaken] } });
}
