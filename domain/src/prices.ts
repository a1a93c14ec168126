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

/** How much cheaper it is now, in whole percent; never more than it really is. */
export function discountPercent({ price, discountPrice }: Priced): number {
  return discountPrice > 0 ? Math.floor(((price - discountPrice) * 100) / price) : 0;
}
