import { eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { blockDrafts } from '../../database/tables/blocks.ts';
import { informationPageDrafts, informationPageVersions } from '../../database/tables/information.ts';
import { staff, staffRecoveryCodes, staffSessions } from '../../database/tables/staff.ts';

/** Everybody else of the staff goes, with all sessions but this one. What they have published stays, by nobody. */
export async function deleteOtherStaff(tx: Transaction, { id, sessionId }: { id: number; sessionId: string }) {
  for (const table of [blockDrafts, informationPageDrafts, informationPageVersions])
    await tx.update(table).set({ staffId: null }).where(ne(table.staffId, id));
  await tx.delete(staff).where(ne(staff.id, id));
  await tx.delete(staffSessions).where(ne(staffSessions.id, sessionId));
}

/** The account with which the demonstration was looked at becomes the owner's own. */
export async function makeOwn(
  tx: Transaction,
  id: number,
  { hasPublicFactor, ...account }: { name: string; email: string; passwordHash: string; hasPublicFactor: boolean },
): Promise<void> {
  const without = { totpSecret: null, totpConfirmedAt: null, totpStep: null };
  await tx
    .update(staff)
    .set({ ...account, ...(hasPublicFactor && without) })
    .where(eq(staff.id, id));
  if (hasPublicFactor) await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, id));
}
