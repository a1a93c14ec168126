import { and, eq, gt, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { certificateMovements } from '../../database/tables/certificates-issued.ts';
import { refunds } from '../../database/tables/payments.ts';
import { staff } from '../../database/tables/staff.ts';

/** Whoever moves money by hand: their requests wait for each other, so that none counts without the others. */
export async function lockMember(tx: Transaction, id: number) {
  const [row] = await tx.select({ role: staff.role }).from(staff).where(eq(staff.id, id)).for('no key update');
  return row!;
}

export async function readRole(tx: Transaction, id: number) {
  const [row] = await tx.select({ role: staff.role }).from(staff).where(eq(staff.id, id));
  return row!.role;
}

// Of the day in Kyiv on which the transaction has begun: its own rows have that moment, too.
const today = sql`(date_trunc('day', now() at time zone 'Europe/Kyiv') at time zone 'Europe/Kyiv')`;
const tomorrow = sql`((date_trunc('day', now() at time zone 'Europe/Kyiv') + interval '1 day') at time zone 'Europe/Kyiv')`;

/** What was put on certificates by hand today. What was taken off makes no room: it may have been worth nothing. */
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
