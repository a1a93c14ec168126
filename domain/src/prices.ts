import type { Kopiykas } from './money.ts';

export type Priced = {
  price: Kopiykas;
  /** Zero means there is no discount. */
  discountPrice: Kopiykas;
};

/** What one piece costs now. */
export function currentPrice({ price, discountPrice }: Priced): Kopiykas {
  return discountPrice > 0 ? discountPrice : price;
}
