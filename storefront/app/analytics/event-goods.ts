import type { AnalyticsItem } from '@shop/contract/analytics-events.ts';
import type { ApiReply } from '@shop/contract/client.ts';
import { type Kopiykas, kopiykas, sum } from '@shop/domain/money.ts';
import { currentPrice } from '@shop/domain/prices.ts';
import { hryvniasInLetters } from '@shop/wording/hryvnias.ts';
import { shellWording } from '@shop/wording/shell.ts';
import type { CartItem } from '../goods/cart-item.ts';
import { parseMoney } from '../goods/parse-money.ts';
import { type ApiPriced, priced } from '../goods/priced.ts';
import { variantName } from '../goods/variant-name.ts';

/** A quantity of one product, as analytics reads it. */
export type GoodsLine = ApiPriced & {
  /** Id of the variant, as in the feeds. */
  id: number;
  name: string;
  brand?: string | undefined;
  category?: string | undefined;
  /** Name of the variant: '30 мл'. */
  kind: string;
  qty: number;
};

/** The goods of an event: each line with the price of one piece, and the sum of all lines. */
export function eventGoods(lines: readonly GoodsLine[]) {
  return {
    currency: 'UAH' as const,
    value: inHryvnias(sum(lines.map((line) => kopiykas(currentPrice(priced(line)) * line.qty)))),
    items: lines.map(toEventItem),
  };
}

/** Divides once, so the result has at most two decimals. */
export function inHryvnias(amount: Kopiykas): number {
  return amount / 100;
}

function toEventItem(line: GoodsLine): AnalyticsItem {
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

/** Replaces non-breaking spaces, which would make a second name for one thing in reports. */
export function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

export function lineOfCart(item: CartItem): GoodsLine {
  const { id, qty, price, discount_price, product_name: name } = item;
  const priceAndQty = { id, qty, price, discount_price, name };
  if (item.type === 'certificate') {
    return { ...priceAndQty, category: shellWording.certificates, kind: hryvniasInLetters(parseMoney(item.value)) };
  }
  return {
    ...priceAndQty,
    brand: item.brand_name,
    category: item.product_type ?? undefined,
    kind: variantName(item),
  };
}

type OrderLine = ApiReply<'GET /api/v1/orders/:reference/'>['order_products'][number];

/** Price and quantity as ordered. What the order does not keep (brand, category) comes from the shop as it is now. */
export function lineOfOrder(line: OrderLine, item: CartItem | undefined): GoodsLine {
  const { variant: id, name, type, value, unit, quantity: qty, price, discount_price } = line;
  const kind = type === 'certificate' ? hryvniasInLetters(parseMoney(value)) : variantName({ title: '', value, unit });
  return { kind, ...(item && lineOfCart(item)), id, name, qty, price, discount_price };
}
