import { and, count, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { contains, type ListRequest, limitAndOffset, sortedBy } from '../../database/list-page.ts';
import { staff, staffLinks, staffRoles, staffSessions } from '../../database/tables/staff.ts';

export type StaffListing = ListRequest<keyof typeof columns> & { q: string; ids?: number[] | undefined };

const columns = {
  name: staff.name,
  email: staff.email,
  role: sql`coalesce(${staff.role}::text, ${staff.roleId}::text)`,
  created_at: staff.createdAt,
};

function selectStaff(db: Executor) {
  const last = db
    .select({ staffId: staffSessions.staffId, at: max(staffSessions.createdAt).as('at') })
    .from(staffSessions)
    .groupBy(staffSessions.staffId)
    .as('last_sign_ins');
  const invitations = db
    .select({ staffId: staffLinks.staffId, until: max(staffLinks.expiresAt).as('until') })
    .from(staffLinks)
    .where(and(eq(staffLinks.purpose, 'invitation'), isNull(staffLinks.usedAt), gt(staffLinks.expiresAt, sql`now()`)))
    .groupBy(staffLinks.staffId)
    .as('invitations');
  return db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      roleId: staff.roleId,
      roleName: staffRoles.name,
      isActive: staff.isActive,
      isInvited: sql<boolean>`${staff.passwordHash} is null`,
      invitedUntil: invitations.until,
      hasSecondFactor: sql<boolean>`${staff.totpConfirmedAt} is not null`,
      lastSignInAt: last.at,
      createdAt: staff.createdAt,
    })
    .from(staff)
    .leftJoin(staffRoles, eq(staffRoles.id, staff.roleId))
    .leftJoin(last, eq(last.staffId, staff.id))
    .leftJoin(invitations, eq(invitations.staffId, staff.id));
}

export type ListedMember = Awaited<ReturnType<typeof selectStaff>>[number];

export async function listStaff(db: Executor, asked: StaffListing) {
  const isAsked = and(contains(asked.q, staff.name, staff.email), asked.ids && inArray(staff.id, asked.ids));
  const { limit, offset } = limitAndOffset(asked);
  const rows = await selectStaff(db)
    .where(isAsked)
    .orderBy(...sortedBy(asked, columns, staff.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(staff).where(isAsked);
  return { rows, total: all!.total };
}

export async function findListedMember(db: Executor, staffId: number): Promise<ListedMember | undefined> {
  const [row] = await selectStaff(db).where(eq(staff.id, staffId));
  return row;
}
