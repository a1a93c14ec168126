import type { Right } from '@shop/contract/admin/rights.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../database/database.ts';
import { staff, staffRoles } from '../../../database/tables/staff.ts';

export type RoleRow = Awaited<ReturnType<typeof listRoles>>[number];
type RoleFields = { name: string; rights: Right[] };

const shown = {
  id: staffRoles.id,
  name: staffRoles.name,
  rights: staffRoles.rights,
  members: sql<number>`(select count(*)::int from staff where staff.role_id = staff_roles.id)`,
};

export async function listRoles(db: Executor) {
  return await db.select(shown).from(staffRoles).orderBy(asc(staffRoles.name), asc(staffRoles.id));
}

export async function findRole(db: Executor, id: number): Promise<RoleRow | undefined> {
  const [row] = await db.select(shown).from(staffRoles).where(eq(staffRoles.id, id));
  return row;
}

export async function findRoleByName(db: Executor, name: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: staffRoles.id })
    .from(staffRoles)
    .where(eq(sql`lower(${staffRoles.name})`, name.toLowerCase()));
  return row?.id;
}

export async function insertRole(tx: Transaction, fields: RoleFields): Promise<number> {
  const [row] = await tx.insert(staffRoles).values(fields).returning({ id: staffRoles.id });
  return row!.id;
}

export async function updateRole(tx: Transaction, id: number, fields: RoleFields): Promise<void> {
  await tx.update(staffRoles).set(fields).where(eq(staffRoles.id, id));
}

export async function deleteRole(tx: Transaction, id: number): Promise<void> {
  await tx.delete(staffRoles).where(eq(staffRoles.id, id));
}

/** What a member may do now, if they still work here. */
export async function findRoleOfMember(db: Executor, staffId: number) {
  const [row] = await db
    .select({
      role: staff.role,
      roleId: staff.roleId,
      isActive: staff.isActive,
      roleName: staffRoles.name,
      roleRights: staffRoles.rights,
    })
    .from(staff)
    .leftJoin(staffRoles, eq(staffRoles.id, staff.roleId))
    .where(eq(staff.id, staffId));
  return row;
}
