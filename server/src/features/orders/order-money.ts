import type { MoneyState } from '@shop/contract/admin/orders.ts';
import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';

type Sums = { total: number; received: number; refunded: number };

/** What is still to be paid. Refunded money is not due again. */
export function amountDue({ total, received }: Sums): Kopiykas {
  return kopiykas(Math.max(total - received, 0));
}

export function moneyState({ total, received, refunded }: Sums): MoneyState {
  if (refunded > 0) return refunded >= received ? 'refunded' : 'refunded_in_part';
  if (received >= total) return 'paid';
  return received > 0 ? 'paid_in_part' : 'unpaid';
}
