import { type Kopiykas, kopiykas } from './money.ts';
import type { Priced } from './prices.ts';

export type PriceChange =
  /** More or less by so many percent; a discount keeps its share. */
  | { kind: 'percent'; percent: number }
  /** More or less by an amount, with and without a discount. */
  | { kind: 'amount'; amount: Kopiykas }
  /** Cheaper by so many percent than its price, whatever the discount was. */
  | { kind: 'discount'; percent: number }
  | { kind: 'no_discount' };

export const roundings = ['kopiyka', 'hryvnia', 'ten_hryvnias'] as const;
export type Rounding = (typeof roundings)[number];
const roundedTo: Record<Rounding, number> = { kopiyka: 1, hryvnia: 100, ten_hryvnias: 1_000 };

export type PriceObstacle = 'not_positive' | 'discount_not_below_price';

/** What a variant costs after a change of many prices, or why it cannot be changed so. */
export function changedPrice(
  { price, discountPrice }: Priced,
  change: PriceChange,
  rounding: Rounding,
): Priced | PriceObstacle {
  const rounded = (amount: number) => kopiykas(Math.round(amount / roundedTo[rounding]) * roundedTo[rounding]);
  const isDiscounted = change.kind === 'discount' || (discountPrice > 0 && change.kind !== 'no_discount');
  const after = {
    price: change.kind === 'percent' || change.kind === 'amount' ? rounded(changedBy(change, price)) : price,
    discountPrice: isDiscounted
      ? rounded(changedBy(change, change.kind === 'discount' ? price : discountPrice))
      : kopiykas(0),
  };
  if (after.price <= 0 || (isDiscounted && after.discountPrice <= 0)) return 'not_positive';
  return after.discountPrice < after.price ? after : 'discount_not_below_price';
}

function changedBy(change: PriceChange, amount: Kopiykas): number {
  switch (change.kind) {
    case 'percent':
      return byPercent(amount, change.percent);
    case 'discount':
      return byPercent(amount, -change.percent);
    case 'amount':
      return amount + change.amount;
    case 'no_discount':
      return amount;
  }
}

/** Percents have two decimals at most; in whole hundredths of them nothing is lost. */
function byPercent(amount: Kopiykas, percent: number): number {
  return Math.round((amount * (10_000 + Math.round(percent * 100))) / 10_000);
}
