import { Refusal } from '@shop/contract/refusal.ts';
import { toDecimal } from '@shop/domain/money.ts';
import type { Shop } from '../../shop.ts';
import { addToHistory, flagOrder, moveOrder, requireMovable } from '../orders/index.ts';
import { returnOwedToCertificates } from '../payments/index.ts';
import { returnStock } from '../stock/index.ts';
import { type Handling, handleOrder } from './handle-order.ts';
import { addReturned, listLines } from './order-handling.queries.ts';

type Returned = {
  lines: readonly { line_id: number; quantity: number }[];
  reason: string;
};

/**
 * All or some goods came back: each piece is put in stock once. When all are back the order is returned. The share that
 * certificates have paid is returned to them here, money only by a refund. Bought certificates are not goods.
 */
export async function returnGoods(shop: Pick<Shop, 'db'>, handling: Handling & { returned: Returned }): Promise<void> {
  const { orderId, member, returned } = handling;
  const { reason } = returned;
  await handleOrder(shop, handling, 'return', async (tx, order) => {
    requireMovable(order, 'returned');
    const goods = (await listLines(tx, orderId)).filter(({ kind }) => kind === 'product');
    const asked = new Map<number, number>();
    for (const { line_id, quantity } of returned.lines) asked.set(line_id, (asked.get(line_id) ?? 0) + quantity);
    const back = [...asked].map(([lineId, quantity]) => {
      const line = goods.find(({ id }) => id === lineId);
      if (line === undefined || quantity > line.quantity - line.returnedQuantity)
        throw new Refusal('return_above_sold', {});
      return { line, quantity };
    });
    for (const { line, quantity } of back) await addReturned(tx, line.id, quantity);
    const fromShelf = back.filter(({ line }) => !line.isPreorder);
    await returnStock(
      tx,
      fromShelf.map(({ line, quantity }) => ({ orderLineId: line.id, variantId: line.variantId!, quantity })),
      order.revivals,
    );
    const toCertificates = await returnOwedToCertificates(tx, order);

    const isAllBack = goods.every(({ id, quantity, returnedQuantity }) => {
      return returnedQuantity + (asked.get(id) ?? 0) === quantity;
    });
    const data = { lines: Object.fromEntries(asked), toCertificates, reason };
    const mover = { actor: 'staff', staffId: member.id, data } as const;
    if (isAllBack) await moveOrder(tx, order, 'returned', mover);
    else await addToHistory(tx, { orderId, ...mover, what: 'goods_returned' });
    if (order.received > order.refunded) await flagOrder(tx, orderId, 'refund_due');
    return {
      before: { state: order.state },
      after: {
        ...(isAllBack && { state: 'returned' }),
        goods: back.map(({ line, quantity }) => `${line.name} × ${quantity}`),
        to_certificates: toDecimal(toCertificates),
        reason,
      },
    };
  });
}
