import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { partnerApplications, partnerOptions } from '../../database/tables/partners.ts';

export type PartnerOption = typeof partnerOptions.$inferSelect;
export type PartnerOptionKind = PartnerOption['kind'];

/** Adds options to a select of the partner form, in this order. */
export async function addPartnerOptions(
  db: Executor,
  kind: PartnerOptionKind,
  names: readonly string[],
): Promise<void> {
  await db.insert(partnerOptions).values(names.map((name, position) => ({ kind, name, position })));
}

export async function listOptions(db: Executor): Promise<PartnerOption[]> {
  return await db
    .select()
    .from(partnerOptions)
    .where(eq(partnerOptions.isActive, true))
    .orderBy(asc(partnerOptions.position), asc(partnerOptions.id));
}

export async function findOptions(db: Executor, ids: readonly number[]): Promise<PartnerOption[]> {
  return await db
    .select()
    .from(partnerOptions)
    .where(and(inArray(partnerOptions.id, [...ids]), eq(partnerOptions.isActive, true)));
}

export async function insertApplication(
  tx: Transaction,
  application: typeof partnerApplications.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(partnerApplications).values(application).returning({ id: partnerApplications.id });
  return row!.id;
}

export async function deleteApplications(tx: Transaction, { email, phone }: { email: string; phone: string }) {
  const { id, photoKey } = partnerApplications;
  return await tx
    .delete(partnerApplications)
    .where(and(eq(sql`lower(${partnerApplications.email})`, email), eq(partnerApplications.phone, phone)))
    .returning({ id, photoKey });
}
