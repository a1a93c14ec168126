import type { Kopiykas } from './money.ts';

export type Priced = {
  price: Kopiykas;
  /** Zero means there is no discount. */
  discountPrice: Kopiykas;
};

/** The current price of one piece. */
export function currentPrice({ price, discountPrice }: Priced): Kopiykas {
  return discountPrice > 0 ? discountPrice : price;
}

/** The discount in whole percent, rounded down. */
export function discountPercent({ price, discountPrice }: Priced): number {
  return discountPrice > 0 ? Math.floor(((price - discountPrice) * 100) / price) : 0;
}
