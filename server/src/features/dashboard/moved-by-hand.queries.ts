import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { certificateMovements, certificates } from '../../database/tables/certificates-issued.ts';
import { moneyReceipts, refunds } from '../../database/tables/payments.ts';
import { staff } from '../../database/tables/staff.ts';

const kyivDay = (at: unknown) => sql`to_char(${at} at time zone 'Europe/Kyiv', 'YYYY-MM-DD')`;

/** All money that staff moved by hand since a day in Kyiv, one row per movement. */
const movedSince = (since: string) => {
  const beginning = sql`(${since}::date::timestamp at time zone 'Europe/Kyiv')`;
  return sql`(
    select 'receipt' as kind, ${moneyReceipts.staffId} as staff_id, ${moneyReceipts.amount} as amount,
      ${moneyReceipts.orderId} as order_id, null::int as certificate_id, ${moneyReceipts.note} as note, ${moneyReceipts.at} as at
    from ${moneyReceipts} where ${moneyReceipts.at} >= ${beginning}
    union all
    select 'refund', ${refunds.staffId}, ${refunds.amount}, ${refunds.orderId}, null, ${refunds.reason}, ${refunds.createdAt}
    from ${refunds} where ${refunds.paymentId} is null and ${refunds.staffId} is not null and ${refunds.state} <> 'failed'
      and ${refunds.amount} > 0 and ${refunds.createdAt} >= ${beginning}
    union all
    select 'certificate', ${certificateMovements.staffId}, ${certificateMovements.difference}, null,
      ${certificates.id}, ${certificateMovements.note}, ${certificateMovements.at}
    from ${certificateMovements} join ${certificates} on ${certificates.id} = ${certificateMovements.certificateId}
    where ${certificateMovements.staffId} is not null and ${certificateMovements.kind} in ('issued', 'adjusted')
      and ${certificateMovements.at} >= ${beginning}
  ) moved`;
};

export async function sumMovedByHand(db: Executor, since: string) {
  const sumOf = (kind: string, sign: 1 | -1 = 1) =>
    sql`coalesce(sum(abs(moved.amount)) filter (where moved.kind = ${kind} and sign(moved.amount) = ${sign}), 0)::bigint`;
  const { rows } = await db.execute<{
    day: string;
    staff_id: number;
    staff_name: string;
    receipts: string;
    refunds: string;
    certificates_given: string;
    certificates_taken: string;
  }>(sql`
    select ${kyivDay(sql`moved.at`)} as day, ${staff.id} as staff_id, ${staff.name} as staff_name,
      ${sumOf('receipt')} as receipts, ${sumOf('refund')} as refunds,
      ${sumOf('certificate')} as certificates_given, ${sumOf('certificate', -1)} as certificates_taken
    from ${movedSince(since)} join ${staff} on ${staff.id} = moved.staff_id
    group by 1, 2, 3 order by 1 desc, 3, 2`);
  return rows;
}

export async function listMovedByHand(db: Executor, since: string, most: number) {
  const { rows } = await db.execute<{
    kind: 'receipt' | 'refund' | 'certificate';
    staff_id: number;
    staff_name: string;
    amount: string;
    order_id: number | null;
    certificate_id: number | null;
    note: string;
    day: string;
    at: string;
  }>(sql`
    select moved.kind, moved.staff_id, ${staff.name} as staff_name, moved.amount, moved.order_id, moved.certificate_id,
      moved.note, ${kyivDay(sql`moved.at`)} as day, to_char(moved.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from ${movedSince(since)} join ${staff} on ${staff.id} = moved.staff_id
    order by moved.at desc limit ${most}`);
  return rows;
}
