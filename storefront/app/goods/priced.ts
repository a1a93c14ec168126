import type { Priced } from '@shop/domain/prices.ts';
import { parseMoney } from './parse-money.ts';

export type ApiPriced = { price: string; discount_price: string };

/** The prices of an answer as the domain takes them. */
export function priced({ price, discount_price }: ApiPriced): Priced {
  return { price: parseMoney(price), discountPrice: parseMoney(discount_price) };
}

/** The price of one piece as the customer pays it, in the format of the API. */
export function paidPrice({ price, discount_price }: ApiPriced): string {
  return parseMoney(discount_price) > 0 ? discount_price : price;
}
