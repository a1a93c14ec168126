import type { Priced } from '@shop/domain/prices.ts';
import { moneyOf } from './money-of.ts';

export type ApiPriced = { price: string; discount_price: string };

/** Prices of an answer, as the rules of the shop take them. */
export function priced({ price, discount_price }: ApiPriced): Priced {
  return { price: moneyOf(price), discountPrice: moneyOf(discount_price) };
}

/** What a customer pays for one piece, as the answer writes it. */
export function paidPrice({ price, discount_price }: ApiPriced): string {
  return moneyOf(discount_price) > 0 ? discount_price : price;
}
