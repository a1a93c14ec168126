import type { StaffRole } from '@shop/contract/admin/roles.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { staffWording } from '@shop/wording/admin/staff.ts';
import type { Transaction } from '../../database/database.ts';
import { hashPassword } from '../../passwords.ts';
import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/index.ts';
import type { Member } from './sign-in/check-staff.ts';
import { insertStaff, isEmailOfStaff, lockStaff } from './staff.queries.ts';

export type NewStaff = { email: string; name: string; role: StaffRole; password: string };

/** Creates a member of staff. `createdBy` is undefined at the console and for the demonstration. */
export async function createStaff(tx: Transaction, member: NewStaff, createdBy?: { id: number }): Promise<number> {
  const { name, role, password } = member;
  const email = member.email.trim().toLowerCase();
  const id = await insertStaff(tx, { email, name, role, passwordHash: await hashPassword(password) });
  await recordChange(tx, createdBy, {
    action: 'create',
    subject: 'staff',
    subjectId: id,
    after: { email, name, role },
  });
  return id;
}

/** Adds a member of staff with a password from the owner, which the member may change. */
export async function addStaffMember({ db }: Pick<Shop, 'db'>, owner: Member, newcomer: NewStaff): Promise<number> {
  return await db.transaction(async (tx) => {
    await lockStaff(tx);
    if (await isEmailOfStaff(tx, newcomer.email))
      throw new Refusal('invalid_request', { fields: { email: [staffWording.emailTaken] } });
    return await createStaff(tx, newcomer, owner);
  });
}
