import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../database/database.ts';
import { staff, staffLinks, staffResetRequests } from '../../../database/tables/staff.ts';

export type StaffLinkPurpose = (typeof staffLinks.$inferSelect)['purpose'];
type Brought = { staffId: number; tokenHash: string };

export async function insertStaffLink(
  tx: Transaction,
  { hours, ...link }: Brought & { purpose: StaffLinkPurpose; hours: number },
): Promise<number> {
  const expiresAt = sql`now() + make_interval(hours => ${hours})`;
  const [row] = await tx
    .insert(staffLinks)
    .values({ ...link, expiresAt })
    .returning({ id: staffLinks.id });
  return row!.id;
}

const isGood = ({ staffId, tokenHash }: Brought) =>
  and(
    eq(staffLinks.staffId, staffId),
    eq(staffLinks.tokenHash, tokenHash),
    isNull(staffLinks.usedAt),
    gt(staffLinks.expiresAt, sql`now()`),
  );

/** The member of a valid link, who works here. */
export async function findStaffLink(db: Executor, link: Brought) {
  const [row] = await db
    .select({ purpose: staffLinks.purpose, name: staff.name, email: staff.email })
    .from(staffLinks)
    .innerJoin(staff, and(eq(staff.id, staffLinks.staffId), eq(staff.isActive, true)))
    .where(isGood(link));
  return row;
}

/** Atomic: only one of several concurrent uses succeeds. */
export async function consumeStaffLink(tx: Transaction, link: Brought): Promise<StaffLinkPurpose | undefined> {
  const [row] = await tx
    .update(staffLinks)
    .set({ usedAt: sql`now()` })
    .where(isGood(link))
    .returning({ purpose: staffLinks.purpose });
  return row?.purpose;
}

/** Invalidates all links of a member, and returns the ids of those that were open. */
export async function closeStaffLinks(tx: Transaction, staffId: number): Promise<number[]> {
  const closed = await tx
    .update(staffLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(staffLinks.staffId, staffId), isNull(staffLinks.usedAt)))
    .returning({ id: staffLinks.id });
  return closed.map(({ id }) => id);
}

export async function insertResetRequest(tx: Transaction, email: string): Promise<number> {
  const [row] = await tx.insert(staffResetRequests).values({ email }).returning({ id: staffResetRequests.id });
  return row!.id;
}

/** Takes the request away: nobody's typed address is kept. */
export async function takeResetRequest(tx: Transaction, id: number): Promise<string | undefined> {
  const [row] = await tx
    .delete(staffResetRequests)
    .where(eq(staffResetRequests.id, id))
    .returning({ email: staffResetRequests.email });
  return row?.email;
}

export async function deleteOldStaffLinks(db: Executor, days: number): Promise<void> {
  const longAgo = sql`now() - make_interval(days => ${days})`;
  await db.delete(staffLinks).where(lt(staffLinks.expiresAt, longAgo));
  await db.delete(staffResetRequests).where(lt(staffResetRequests.createdAt, longAgo));
}
