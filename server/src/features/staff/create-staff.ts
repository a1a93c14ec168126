import type { StaffRole } from '@shop/contract/admin/roles.ts';
import type { Transaction } from '../../database/database.ts';
import { hashPassword } from '../../passwords.ts';
import { recordChange } from '../audit/record-change.ts';
import { insertStaff } from './staff.queries.ts';

export type NewStaff = { email: string; name: string; role: StaffRole; password: string };

/** A new member of staff. `createdBy` is empty when the shop itself does it: at the console, or for the demonstration. */
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
