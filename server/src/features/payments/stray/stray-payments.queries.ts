import type { StrayPaymentsQuery } from '@shop/contract/admin/stray-payments.ts';
import { and, inArray } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { contains, limitAndOffset, sortedBy } from '../../../database/list-page.ts';
import { unmatchedPaymentUpdates } from '../../../database/tables/payments.ts';

export async function listUnmatchedUpdates(db: Executor, query: StrayPaymentsQuery) {
  const { id, at, amount, reference } = unmatchedPaymentUpdates;
  const chosen = and(contains(query.q, reference), query.ids && inArray(id, query.ids));
  const { limit, offset } = limitAndOffset(query);
  const rows = await db
    .select()
    .from(unmatchedPaymentUpdates)
    .where(chosen)
    .orderBy(...sortedBy(query, { at, amount }, id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(unmatchedPaymentUpdates, chosen) };
}
