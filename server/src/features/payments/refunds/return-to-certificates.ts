import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import { shareOfReturned } from '@shop/domain/refunds.ts';
import type { Transaction } from '../../../database/database.ts';
import { returnToCertificates } from '../../certificates/index.ts';
import type { OrderRow } from '../../orders/index.ts';
import { refundableOrder } from './refundable.ts';
import { listPiecesBack, readRefundParts } from './refunds.queries.ts';

/**
 * Returns to certificates what they have paid for returned or refunded pieces, each piece once: earlier returns count.
 * Answers how much was returned. The order is locked.
 */
export async function returnOwedToCertificates(tx: Transaction, order: OrderRow): Promise<Kopiykas> {
  if (order.certificateDiscount === 0 || order.state === 'cancelled') return kopiykas(0);
  const parts = await readRefundParts(tx, order.id);
  const refunded = await listPiecesBack(tx, order.id);
  const pieces = parts.lines.map(({ id, returnedQuantity }) => {
    const paidBack = refunded.filter(({ orderLineId }) => orderLineId === id);
    return Math.max(
      returnedQuantity,
      paidBack.reduce((total, { quantity }) => total + quantity, 0),
    );
  });
  const isDeliveryBack = parts.refunds.some(({ delivery, state }) => delivery && state === 'done');
  const { certificates } = shareOfReturned(refundableOrder(order, parts), { pieces, isDeliveryBack });
  return await returnToCertificates(tx, order, certificates);
}
