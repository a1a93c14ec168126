import { and, count, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { staff } from '../../database/tables/staff.ts';

export type StaffRow = typeof staff.$inferSelect;

export async function insertStaff(db: Executor, member: typeof staff.$inferInsert): Promise<number> {
  const [row] = await db.insert(staff).values(member).returning({ id: staff.id });
  return row!.id;
}

export async function updateStaff(
  tx: Transaction,
  staffId: number,
  changes: Partial<typeof staff.$inferInsert>,
): Promise<void> {
  await tx.update(staff).set(changes).where(eq(staff.id, staffId));
}

/** Only active members. Those who are invited have no password yet. */
export async function findStaffByEmail(db: Executor, email: string): Promise<StaffRow | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, email), eq(staff.isActive, true)));
  return row;
}

export async function isEmailOfStaff(db: Executor, email: string): Promise<boolean> {
  return (await db.$count(staff, eq(staff.email, email))) > 0;
}

export async function findMember(db: Executor, staffId: number): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.id, staffId));
  return row;
}

export async function readMember(db: Executor, staffId: number): Promise<StaffRow> {
  const [row] = await db.select().from(staff).where(eq(staff.id, staffId));
  return row!;
}

/** Locks the member until the transaction ends. */
export async function lockMember(tx: Transaction, staffId: number): Promise<StaffRow> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, staffId)).for('update');
  return row!;
}

/** Uses a TOTP time step; false unless it is later than the last used one. */
export async function useStep(tx: Transaction, staffId: number, step: number): Promise<boolean> {
  const used = await tx
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, staffId), or(isNull(staff.totpStep), lt(staff.totpStep, step))))
    .returning({ id: staff.id });
  return used.length > 0;
}

/** Only of somebody who was invited and never had a password. */
export async function deleteStaff(tx: Transaction, staffId: number): Promise<void> {
  await tx.delete(staff).where(and(eq(staff.id, staffId), isNull(staff.passwordHash)));
}

/** An owner who was only invited cannot help anybody yet. */
const isOwnerAtWork = and(eq(staff.role, 'owner'), eq(staff.isActive, true), isNotNull(staff.passwordHash));

export async function countActiveOwners(db: Executor): Promise<number> {
  const [row] = await db.select({ owners: count() }).from(staff).where(isOwnerAtWork);
  return row!.owners;
}

/** Locks the table until the transaction ends: others cannot add or change staff. */
export async function lockStaff(db: Executor): Promise<void> {
  await db.execute(sql`lock table ${staff} in share row exclusive mode`);
}

/** The e-mail addresses of the active owners. */
export async function ownerEmails(db: Executor): Promise<string[]> {
  const rows = await db.select({ email: staff.email }).from(staff).where(isOwnerAtWork).orderBy(staff.id);
  return rows.map(({ email }) => email);
}
