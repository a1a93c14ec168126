import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../database/database.ts';
import { staffRecoveryCodes } from '../../../database/tables/staff.ts';

const isUnusedBy = (staffId: number) => and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt));

export async function countRecoveryCodes(db: Executor, staffId: number): Promise<number> {
  return await db.$count(staffRecoveryCodes, isUnusedBy(staffId));
}

export async function insertRecoveryCodes(tx: Transaction, staffId: number, hashes: readonly string[]): Promise<void> {
  await tx.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })));
}

export async function dropRecoveryCodes(tx: Transaction, staffId: number): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
}

/** Marks a code as used. Returns how many are left; undefined if the code is wrong or used. */
export async function spendRecoveryCode(
  tx: Transaction,
  staffId: number,
  codeHash: string,
): Promise<number | undefined> {
  const spent = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(isUnusedBy(staffId), eq(staffRecoveryCodes.codeHash, codeHash)))
    .returning({ id: staffRecoveryCodes.id });
  return spent.length === 0 ? undefined : await countRecoveryCodes(tx, staffId);
}
