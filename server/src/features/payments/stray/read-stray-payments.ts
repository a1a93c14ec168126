import type { StrayPaymentsQuery } from '@shop/contract/admin/stray-payments.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Executor } from '../../../database/database.ts';
import { listUnmatchedUpdates } from './stray-payments.queries.ts';

/** Unmatched payment updates: money that may have come without an order. The owner looks them up at the bank. */
export async function readStrayPayments(db: Executor, query: StrayPaymentsQuery) {
  const { rows, total } = await listUnmatchedUpdates(db, query);
  const data = rows.map(({ id, provider, reference, providerStatus, amount, currency, at }) => ({
    id,
    provider,
    reference,
    provider_status: providerStatus,
    amount: amount === null ? null : toDecimal(kopiykas(amount)),
    currency,
    at: at.toISOString(),
  }));
  return { data, total };
}
