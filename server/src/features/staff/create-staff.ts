import type { Transaction } from '../../database/database.ts';
import { hashPassword } from '../../passwords.ts';
import { insertAuditEntry, insertStaff } from './staff.queries.ts';

export type NewStaff = { email: string; name: string; role: 'owner' | 'manager' | 'content_editor'; password: string };

/** A new member of staff. `createdBy` is empty when the shop itself does it: at the console, or for the demonstration. */
export async function createStaff(tx: Transaction, member: NewStaff, createdBy?: number): Promise<number> {
  const { name, role, password } = member;
  const email = member.email.trim().toLowerCase();
  const id = await insertStaff(tx, { email, name, role, passwordHash: await hashPassword(password) });
  await insertAuditEntry(tx, {
    staffId: createdBy ?? null,
    action: 'create',
    subject: 'staff',
    subjectId: String(id),
    after: { email, name, role },
  });
  return id;
}
