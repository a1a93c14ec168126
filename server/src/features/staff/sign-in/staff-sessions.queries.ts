import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { staff, staffRecoveryCodes, staffRoles, staffSessions } from '../../../database/tables/staff.ts';

/** A session ends after an hour without requests, and after twelve hours in any case. */
const idle = sql`interval '1 hour'`;
const longest = sql`interval '12 hours'`;
/** A session is prolonged only after some minutes, so that not every request writes. */
const worthProlonging = sql`interval '55 minutes'`;

const isActive = (tokenHash: string) =>
  and(eq(staffSessions.tokenHash, tokenHash), gt(staffSessions.expiresAt, sql`now()`), isNull(staffSessions.endedAt));

export async function insertStaffSession(
  db: Executor,
  session: { staffId: number; tokenHash: string; device: string; address: string },
): Promise<void> {
  await db.insert(staffSessions).values({ ...session, expiresAt: sql`now() + ${idle}` });
}

export async function findStaffSession(db: Executor, tokenHash: string) {
  const [row] = await db
    .select({
      sessionId: staffSessions.id,
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      roleId: staff.roleId,
      roleName: staffRoles.name,
      roleRights: staffRoles.rights,
      hasSecondFactor: sql<boolean>`${staff.totpConfirmedAt} is not null`,
      recoveryCodesLeft: sql<number>`(
        select count(*)::int from ${staffRecoveryCodes}
        where ${staffRecoveryCodes.staffId} = ${staff.id} and ${staffRecoveryCodes.usedAt} is null
      )`,
    })
    .from(staffSessions)
    .innerJoin(staff, and(eq(staff.id, staffSessions.staffId), eq(staff.isActive, true)))
    .leftJoin(staffRoles, eq(staffRoles.id, staff.roleId))
    .where(isActive(tokenHash));
  return row;
}

export async function prolongStaffSession(db: Executor, sessionId: string): Promise<void> {
  await db
    .update(staffSessions)
    .set({ expiresAt: sql`least(now() + ${idle}, ${staffSessions.createdAt} + ${longest})` })
    .where(and(eq(staffSessions.id, sessionId), lt(staffSessions.expiresAt, sql`now() + ${worthProlonging}`)));
}

export async function endStaffSession(db: Executor, tokenHash: string): Promise<void> {
  await db.update(staffSessions).set({ endedAt: sql`now()` }).where(isActive(tokenHash));
}

/** Deletes staff sessions that ended more than `days` days ago. */
export async function deleteOldStaffSessions(db: Executor, days: number): Promise<void> {
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, sql`now() - make_interval(days => ${days})`));
}

/** Ends all sessions of a member, except one if given. */
export async function endStaffSessions(db: Executor, staffId: number, exceptId?: string): Promise<void> {
  await db
    .update(staffSessions)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        isNull(staffSessions.endedAt),
        exceptId === undefined ? undefined : ne(staffSessions.id, exceptId),
      ),
    );
}
