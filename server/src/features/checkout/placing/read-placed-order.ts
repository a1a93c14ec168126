import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import type { Executor } from '../../../database/database.ts';
import { readOrderRow } from '../../orders/index.ts';
import { findOpenAttempt, type Purchase } from '../../payments/index.ts';

/** The result of placing an order. Repeated requests with the same idempotency key get it, too. */
export type PlacedOrder = {
  id: number;
  reference: string;
  total: Kopiykas;
  /** The open payment attempt, if any. When it has ended the customer begins another one. */
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
