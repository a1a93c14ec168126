import type { AnalyticsItem } from '@shop/contract/analytics-events.ts';
import type { ApiReply } from '@shop/contract/client.ts';
import { type Kopiykas, kopiykas, sum } from '@shop/domain/money.ts';
import { currentPrice } from '@shop/domain/prices.ts';
import { hryvniasInLetters } from '@shop/wording/hryvnias.ts';
import { shellWording } from '@shop/wording/shell.ts';
import type { CartItem } from '../goods/cart-item.ts';
import { moneyOf } from '../goods/money-of.ts';
import { type ApiPriced, priced } from '../goods/priced.ts';
import { variantName } from '../goods/variant-name.ts';

/** So many pieces of a thing, as analytics knows it. */
export type GoodsLine = ApiPriced & {
  /** Of the variant, as feeds name it. */
  id: number;
  name: string;
  brand?: string | undefined;
  category?: string | undefined;
  /** Which of them: '30 мл'. */
  kind: string;
  qty: number;
};

/** What an event says of goods: each line with the price of one piece, and what all of them cost. */
export function goodsOf(lines: readonly GoodsLine[]) {
  return {
    currency: 'UAH' as const,
    value: inHryvnias(sum(lines.map((line) => kopiykas(currentPrice(priced(line)) * line.qty)))),
    items: lines.map(itemOf),
  };
}

/** A whole number of kopiykas divided once is the nearest number there is, so it is written with two decimals at most. */
export function inHryvnias(amount: Kopiykas): number {
  return amount / 100;
}

function itemOf(line: GoodsLine): AnalyticsItem {
  const { price: usual } = priced(line);
  const price = currentPrice(priced(line));
  return {
    item_id: String(line.id),
    item_name: plain(line.name),
    ...(line.brand && { item_brand: plain(line.brand) }),
    ...(line.category && { item_category: plain(line.category) }),
    item_variant: plain(line.kind),
    price: inHryvnias(price),
    ...(usual > price && { discount: inHryvnias(kopiykas(usual - price)) }),
    quantity: line.qty,
  };
}

/** Spaces that hold a line together on the screen would make another name in a report. */
export function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

export function lineOfCart(item: CartItem): GoodsLine {
  const { id, qty, price, discount_price, product_name: name } = item;
  const priceAndQty = { id, qty, price, discount_price, name };
  if (item.type === 'certificate') {
    return { ...priceAndQty, category: shellWording.certificates, kind: hryvniasInLetters(moneyOf(item.value)) };
  }
  return {
    ...priceAndQty,
    brand: item.brand_name,
    category: item.product_type ?? undefined,
    kind: variantName(item),
  };
}

type OrderLine = ApiReply<'GET /api/v1/orders/:reference/'>['order_products'][number];

/** What was ordered for what it cost then; what the order does not keep, as the shop says it now. */
export function lineOfOrder(line: OrderLine, item: CartItem | undefined): GoodsLine {
  const { variant: id, name, type, value, unit, quantity: qty, price, discount_price } = line;
  const kind = type === 'certificate' ? hryvniasInLetters(moneyOf(value)) : variantName({ title: '', value, unit });
  return { kind, ...(item && lineOfCart(item)), id, name, qty, price, discount_price };
}
