import type { ApiReply } from '@shop/contract/client.ts';
import { kopiykas } from '@shop/domain/money.ts';
import { sumsWording } from '@shop/wording/sums.ts';
import { type CartLine, readCart } from '../browser-storage/cart.ts';
import { readPromoCode } from '../browser-storage/kept-promo-code.ts';
import { findOrderToTrack, removeOrderToTrack } from '../browser-storage/orders-to-track.ts';
import { recallItems, untilShown } from '../goods/cart-items.ts';
import { parseMoney } from '../goods/parse-money.ts';
import type { ApiPriced } from '../goods/priced.ts';
import { cartDifference } from './cart-difference.ts';
import { eventGoods, inHryvnias, lineOfCart, lineOfOrder, plain } from './event-goods.ts';
import { track } from './track.ts';

// Each function is named after the GA4 event it sends.

type ShownProduct = { name: string; brand: { name: string }; product_types: readonly { name: string }[] };
type ShownVariant = ApiPriced & { id: number; name: string };

export function viewItem({ name, brand, product_types }: ShownProduct, variant: ShownVariant): void {
  const kind = { name, brand: brand.name, category: product_types[0]?.name, kind: variant.name };
  track('view_item', eventGoods([{ ...variant, ...kind, qty: 1 }]));
}

/** A line that the shop no longer sells is removed without an event. */
export async function changeCart(before: readonly CartLine[], after: readonly CartLine[]): Promise<void> {
  const { added, removed } = cartDifference(before, after);
  await untilShown(added, timeoutMs);
  const [addedGoods, removedGoods] = [await goodsIn(added), await goodsIn(removed)];
  if (addedGoods.items.length > 0) track('add_to_cart', addedGoods);
  if (removedGoods.items.length > 0) track('remove_from_cart', removedGoods);
}

export async function beginCheckout(): Promise<void> {
  track('begin_checkout', await goodsOfCheckout());
}

export async function addShippingInfo(tier: string): Promise<void> {
  track('add_shipping_info', { ...(await goodsOfCheckout()), shipping_tier: plain(tier) });
}

export async function addPaymentInfo(type: string): Promise<void> {
  track('add_payment_info', { ...(await goodsOfCheckout()), payment_type: plain(type) });
}

export async function selectPromotion(code: string, percent: number): Promise<void> {
  const { items } = await goodsIn(readCart());
  track('select_promotion', { promotion_id: code, promotion_name: plain(sumsWording.promoDiscount(percent)), items });
}

/** Sent once per order, by the browser that placed it, even if several pages or tabs show the order. */
export async function purchase(order: ApiReply<'GET /api/v1/orders/:reference/'>): Promise<void> {
  if (findOrderToTrack(order.id) === undefined) return;
  const lines = order.order_products.map(({ variant, quantity, type }) => ({
    variantId: variant,
    qty: quantity,
    type,
  }));
  const items = await recallItems(lines, AbortSignal.timeout(timeoutMs)).catch(() => []);
  const orderToTrack = findOrderToTrack(order.id);
  if (orderToTrack === undefined) return;
  removeOrderToTrack(order.id);
  const goods = order.order_products.map((line) =>
    lineOfOrder(
      line,
      items.find(({ id }) => id === line.variant),
    ),
  );
  track('purchase', {
    ...eventGoods(goods),
    // The order number is public; the reference is a secret.
    transaction_id: String(order.id),
    // A certificate is money, not a discount.
    value: inHryvnias(kopiykas(parseMoney(order.goods_total) - parseMoney(order.promo_discount))),
    shipping: inHryvnias(parseMoney(order.delivery_cost)),
    ...couponField(orderToTrack.coupon),
  });
}

/** Timeout. An event that comes later would land in the middle of other events. */
const timeoutMs = 5_000;

async function goodsIn(lines: readonly CartLine[]) {
  return eventGoods((await recallItems(lines, AbortSignal.timeout(timeoutMs))).map(lineOfCart));
}

async function goodsOfCheckout() {
  return { ...(await goodsIn(readCart())), ...couponField(readPromoCode()?.code) };
}

function couponField(coupon: string | undefined) {
  return coupon === undefined ? {} : { coupon };
}
