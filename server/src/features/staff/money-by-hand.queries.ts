import { and, eq, gt, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { certificateMovements } from '../../database/tables/certificates-issued.ts';
import { refunds } from '../../database/tables/payments.ts';
import { staff } from '../../database/tables/staff.ts';

/** Locks the member: their requests that move money by hand are serialised, so that each sees the sum of the others. */
export async function lockMemberRole(tx: Transaction, id: number) {
  const [row] = await tx.select({ role: staff.role }).from(staff).where(eq(staff.id, id)).for('no key update');
  return row!;
}

export async function readRole(tx: Transaction, id: number) {
  const [row] = await tx.select({ role: staff.role }).from(staff).where(eq(staff.id, id));
  return row!.role;
}

// The day in Kyiv at the start of the transaction: `now()` is also the time of its own rows.
const today = sql`(date_trunc('day', now() at time zone 'Europe/Kyiv') at time zone 'Europe/Kyiv')`;
const tomorrow = sql`((date_trunc('day', now() at time zone 'Europe/Kyiv') + interval '1 day') at time zone 'Europe/Kyiv')`;

/** What was added to certificates by hand today. Reductions do not count: the certificate may have been worthless. */
export async function certificatesToday(tx: Transaction, staffId: number): Promise<number> {
  const { at, difference } = certificateMovements;
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${difference}), 0)` })
    .from(certificateMovements)
    .where(
      and(
        eq(certificateMovements.staffId, staffId),
        inArray(certificateMovements.kind, ['issued', 'adjusted']),
        gt(difference, 0),
        gte(at, today),
        lt(at, tomorrow),
      ),
    );
  return Number(row!.sum);
}

export async function refundsToday(tx: Transaction, staffId: number): Promise<number> {
  const { createdAt } = refunds;
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(
      and(
        eq(refunds.staffId, staffId),
        isNull(refunds.paymentId),
        ne(refunds.state, 'failed'),
        gte(createdAt, today),
        lt(createdAt, tomorrow),
      ),
    );
  return Number(row!.sum);
}
