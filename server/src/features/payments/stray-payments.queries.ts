import type { StrayPaymentsQuery } from '@shop/contract/admin/stray-payments.ts';
import { and, inArray } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { holds, pageOf, sortedBy } from '../../database/list-page.ts';
import { strayPaymentReports } from '../../database/tables/payments.ts';

export async function listStrayReports(db: Executor, query: StrayPaymentsQuery) {
  const { id, at, amount, reference } = strayPaymentReports;
  const chosen = and(holds(query.q, reference), query.ids && inArray(id, query.ids));
  const { limit, offset } = pageOf(query);
  const rows = await db
    .select()
    .from(strayPaymentReports)
    .where(chosen)
    .orderBy(...sortedBy(query, { at, amount }, id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(strayPaymentReports, chosen) };
}
