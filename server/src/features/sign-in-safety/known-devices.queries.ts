import { and, desc, eq, gt, inArray, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { customers } from '../../database/tables/customers.ts';
import { knownDevices } from '../../database/tables/sign-in-safety.ts';
import { staff } from '../../database/tables/staff.ts';

/** A customer's or a staff account. */
export type Account = { customerId: number } | { staffId: number };

const belongsTo = (account: Account): SQL =>
  'customerId' in account ? eq(knownDevices.customerId, account.customerId) : eq(knownDevices.staffId, account.staffId);

const isActive = gt(knownDevices.expiresAt, sql`now()`);
const inDays = (days: number) => sql`now() + make_interval(days => ${days})`;

export async function findDevice(
  db: Executor,
  { kind, email, tokenHashes }: { kind: 'customer' | 'staff'; email: string; tokenHashes: string[] },
): Promise<number | undefined> {
  const isBrought = and(inArray(knownDevices.tokenHash, tokenHashes), isActive);
  const select = db.select({ id: knownDevices.id }).from(knownDevices).$dynamic();
  const found =
    kind === 'customer'
      ? select
          .innerJoin(customers, and(eq(customers.id, knownDevices.customerId), isNull(customers.erasedAt)))
          .where(and(isBrought, eq(customers.email, email)))
      : select
          .innerJoin(staff, and(eq(staff.id, knownDevices.staffId), eq(staff.isActive, true)))
          .where(and(isBrought, eq(staff.email, email)));
  const [row] = await found.limit(1);
  return row?.id;
}

/** Prolongs the known device among these tokens; returns its hash, or undefined if none is known. */
export async function prolongDevice(
  tx: Transaction,
  account: Account,
  tokenHashes: string[],
  days: number,
): Promise<string | undefined> {
  const [row] = await tx
    .update(knownDevices)
    .set({ expiresAt: inDays(days) })
    .where(and(belongsTo(account), inArray(knownDevices.tokenHash, tokenHashes), isActive))
    .returning({ tokenHash: knownDevices.tokenHash });
  return row?.tokenHash;
}

export async function insertDevice(
  tx: Transaction,
  account: Account,
  { tokenHash, device, days }: { tokenHash: string; device: string; days: number },
): Promise<void> {
  await tx.insert(knownDevices).values({ ...account, tokenHash, device, expiresAt: inDays(days) });
}

/** Keeps only the newest devices of an account. */
export async function deleteOldestDevices(tx: Transaction, account: Account, most: number): Promise<void> {
  const newest = tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(belongsTo(account))
    .orderBy(desc(knownDevices.id))
    .limit(most);
  await tx.delete(knownDevices).where(and(belongsTo(account), notInArray(knownDevices.id, newest)));
}

/** Deletes all known devices of an account. */
export async function forgetDevices(db: Executor, account: Account): Promise<void> {
  await db.delete(knownDevices).where(belongsTo(account));
}

export async function listDevices(db: Executor, account: Account) {
  return await db
    .select()
    .from(knownDevices)
    .where(and(belongsTo(account), isActive))
    .orderBy(desc(knownDevices.id));
}

export async function deleteExpiredDevices(db: Executor): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.expiresAt, sql`now()`));
}
