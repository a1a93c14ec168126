import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../database/database.ts';
import { accountRequests, customerTokens } from '../../../database/tables/customers.ts';

export type LinkPurpose = (typeof customerTokens.$inferSelect)['purpose'];
type Named = { customerId: number; purpose: LinkPurpose; tokenHash: string };

export async function insertLink(
  tx: Transaction,
  { hours, ...link }: Named & { newEmail: string | null; hours: number },
): Promise<void> {
  const expiresAt = sql`now() + make_interval(hours => ${hours})`;
  await tx.insert(customerTokens).values({ ...link, expiresAt });
}

const isNamed = ({ customerId, purpose, tokenHash }: Named) =>
  and(
    eq(customerTokens.tokenHash, tokenHash),
    eq(customerTokens.purpose, purpose),
    eq(customerTokens.customerId, customerId),
  );
const isGood = and(isNull(customerTokens.usedAt), gt(customerTokens.expiresAt, sql`now()`));

export async function findLink(db: Executor, link: Named): Promise<{ isGood: boolean } | undefined> {
  const [row] = await db
    .select({ isGood: sql<boolean>`${isGood}` })
    .from(customerTokens)
    .where(isNamed(link));
  return row;
}

/** Atomic: only one of several concurrent uses succeeds. */
export async function consumeLink(tx: Transaction, link: Named): Promise<{ newEmail: string | null } | undefined> {
  const [row] = await tx
    .update(customerTokens)
    .set({ usedAt: sql`now()` })
    .where(and(isNamed(link), isGood))
    .returning({ newEmail: customerTokens.newEmail });
  return row;
}

/** Invalidates all earlier links. */
export async function invalidateLinks(tx: Transaction, customerId: number, purpose?: LinkPurpose): Promise<void> {
  await tx
    .update(customerTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(customerTokens.customerId, customerId),
        isNull(customerTokens.usedAt),
        purpose && eq(customerTokens.purpose, purpose),
      ),
    );
}

export async function insertRequest(
  tx: Transaction,
  request: { purpose: LinkPurpose; email: string; customerId: number | null },
): Promise<number> {
  const [row] = await tx.insert(accountRequests).values(request).returning({ id: accountRequests.id });
  return row!.id;
}

/** Deleting the request waits until this transaction ends. */
export async function lockRequest(tx: Transaction, id: number) {
  const [row] = await tx.select().from(accountRequests).where(eq(accountRequests.id, id)).for('update');
  return row;
}

/** Requests made while signed in, which refer to the customer. */
export async function deleteRequestsOf(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(accountRequests).where(eq(accountRequests.customerId, customerId));
}

/** The last address that the customer requested, while its link can be valid. */
export async function findPendingEmail(db: Executor, customerId: number, hours: number): Promise<string | undefined> {
  const [row] = await db
    .select({ email: accountRequests.email })
    .from(accountRequests)
    .where(
      and(
        eq(accountRequests.customerId, customerId),
        gt(accountRequests.createdAt, sql`now() - make_interval(hours => ${hours})`),
      ),
    )
    .orderBy(sql`${accountRequests.id} desc`)
    .limit(1);
  return row?.email;
}

export async function deleteOldLinks(db: Executor, days: number): Promise<void> {
  const longAgo = sql`now() - make_interval(days => ${days})`;
  await db.delete(customerTokens).where(lt(customerTokens.expiresAt, longAgo));
  await db.delete(accountRequests).where(lt(accountRequests.createdAt, longAgo));
}
