import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import type { Executor } from '../../database/database.ts';
import type { Purchase } from '../payments/card-provider.ts';
import { findOpenAttempt } from '../payments/open-attempt.ts';
import { readOrderRow } from './orders.queries.ts';

/** What whoever placed an order is told, however often they ask with the same key. */
export type PlacedOrder = {
  id: number;
  reference: string;
  total: Kopiykas;
  /** The attempt to pay that is still open, if any is: whoever comes later begins another one. */
  purchase: Purchase | undefined;
};

export async function readPlacedOrder(db: Executor, orderId: number): Promise<PlacedOrder> {
  const order = await readOrderRow(db, orderId);
  return {
    id: order.id,
    reference: order.reference,
    total: kopiykas(order.total),
    purchase: await findOpenAttempt(db, order),
  };
}
