import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { staffRecoveryCodes } from '../../database/tables/staff.ts';

const unusedOf = (staffId: number) => and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt));

export async function countRecoveryCodes(db: Executor, staffId: number): Promise<number> {
  return await db.$count(staffRecoveryCodes, unusedOf(staffId));
}

export async function insertRecoveryCodes(tx: Transaction, staffId: number, hashes: readonly string[]): Promise<void> {
  await tx.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })));
}

export async function deleteRecoveryCodes(tx: Transaction, staffId: number): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
}

/** How many are left after it; undefined when it is none of theirs, or was used. */
export async function spendRecoveryCode(
  tx: Transaction,
  staffId: number,
  codeHash: string,
): Promise<number | undefined> {
  const spent = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(unusedOf(staffId), eq(staffRecoveryCodes.codeHash, codeHash)))
    .returning({ id: staffRecoveryCodes.id });
  return spent.length === 0 ? undefined : await countRecoveryCodes(tx, staffId);
}
