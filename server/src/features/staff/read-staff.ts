import type { StaffMember } from '@shop/contract/admin/staff.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { z } from 'zod';
import type { Executor } from '../../database/database.ts';
import { readVersioned, readVersionedList } from '../record-versions/index.ts';
import { nameOfRole, roleOf } from './roles/held-rights.ts';
import { findListedMember, type ListedMember, listStaff, type StaffListing } from './staff-list.queries.ts';

export async function readStaff(db: Executor, asked: StaffListing) {
  return await readVersionedList(db, 'staff', async () => {
    const { rows, total } = await listStaff(db, asked);
    return { data: rows.map(toMember), total };
  });
}

export async function readStaffMember(db: Executor, staffId: number): Promise<z.input<typeof StaffMember>> {
  return await readVersioned(db, { subject: 'staff', id: staffId }, async () => {
    const found = await findListedMember(db, staffId);
    if (found === undefined) throw new Refusal('staff_not_found', {});
    return toMember(found);
  });
}

function toMember({ id, name, email, ...row }: ListedMember): Omit<z.input<typeof StaffMember>, 'version'> {
  return {
    id,
    name,
    email,
    role: roleOf(row),
    role_name: nameOfRole(row),
    state: row.isActive ? (row.isInvited ? 'invited' : 'active') : 'inactive',
    invited_until: row.isActive ? (row.invitedUntil?.toISOString() ?? null) : null,
    is_active: row.isActive,
    has_second_factor: row.hasSecondFactor,
    last_sign_in_at: row.lastSignInAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
