import type { ApiReply } from '@shop/contract/client.ts';
import { isRefusal, type Refusal } from '@shop/contract/refusal.ts';
import { browserApi } from '../../../api/browser-api.ts';
import type { CartLine } from '../../../browser-storage/cart.ts';
import { keepOrderOfAttempt, keyOfAttempt } from '../../../browser-storage/order-attempt.ts';
import { keepOrderToTrack } from '../../../browser-storage/orders-to-track.ts';
import { keepPlacedOrder } from '../../../browser-storage/placed-order.ts';
import type { CardOffer } from '../../../paying/card-offer.ts';
import { orderBody, type ShownOrder } from './order-body.ts';
import { isCode } from './what-changed.ts';

/** Null when nothing is to be paid now, or when the order's own page finds out. */
export type SentOrder = { offer: CardOffer | null };

/** Sends the order and stores its reference for the pages that show it. */
export async function sendOrder(shown: ShownOrder): Promise<SentOrder> {
  const headers = { 'idempotency-key': keyOfAttempt() };
  try {
    const order = await browserApi('POST /api/v1/orders/create/', { body: orderBody(shown), headers });
    if (!order.order_id) throw new Error('order reply without order_id');
    const lines = shown.items.map(({ id, qty, type }) => ({ variantId: id, qty, type }));
    keep(order.order_id, order.order_reference, lines, shown.promo?.code);
    return { offer: toCardOffer(order) };
  } catch (error) {
    if (!isRefusal(error) || !isCode(error, 'idempotency_key_reused')) throw error;
    return await takeEarlierOrder(error.details);
  }
}

/**
 * The answer was lost and the cart has changed since. The attempt has already made an order, and it must not make a
 * second one. The order's page checks whether it is to be paid.
 */
async function takeEarlierOrder(made: Refusal<'idempotency_key_reused'>['details']): Promise<SentOrder> {
  const { order_id, order_reference } = made;
  // The server sends these only to the holder of the idempotency key, which cannot be guessed.
  if (order_id === undefined || order_reference === undefined)
    throw new Error('idempotency_key_reused without order_id or order_reference');
  const params = { reference: order_reference };
  const { order_products } = await browserApi('GET /api/v1/orders/:reference/', { params }).catch((cause) => {
    throw new Error('failed to read the earlier order of this idempotency key', { cause });
  });
  const lines = order_products.map(({ variant, quantity, type }) => ({ variantId: variant, qty: quantity, type }));
  keep(order_id, order_reference, lines);
  return { offer: null };
}

function toCardOffer(order: ApiReply<'POST /api/v1/orders/create/'>): CardOffer | null {
  const { order_reference, payment_data, payment_widget_url } = order;
  if (payment_data === null || payment_widget_url === null) return null;
  return { order_reference, payment_data, payment_widget_url };
}

function keep(id: number, reference: string, lines: readonly CartLine[], coupon?: string): void {
  keepPlacedOrder({ id, reference, lines });
  keepOrderOfAttempt(id);
  keepOrderToTrack(coupon === undefined ? { id } : { id, coupon });
}
