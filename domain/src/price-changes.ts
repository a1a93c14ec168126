import { type Kopiykas, kopiykas } from './money.ts';
import type { Priced } from './prices.ts';

export type PriceChange =
  /** Changes price and discount price by a percentage, so the discount keeps its share. */
  | { kind: 'percent'; percent: number }
  /** Changes price and discount price by an amount. */
  | { kind: 'amount'; amount: Kopiykas }
  /** Sets the discount to a percentage of the price. */
  | { kind: 'discount'; percent: number }
  | { kind: 'no_discount' };

export const roundings = ['kopiyka', 'hryvnia', 'ten_hryvnias'] as const;
export type Rounding = (typeof roundings)[number];
const roundedTo: Record<Rounding, number> = { kopiyka: 1, hryvnia: 100, ten_hryvnias: 1_000 };

export type PriceObstacle = 'not_positive' | 'discount_not_below_price';

/** The price of a variant after a bulk change, or why it cannot be changed. */
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

/** Percentages have at most two decimals, so integers of hundredths are exact. */
function byPercent(amount: Kopiykas, percent: number): number {
  return Math.round((amount * (10_000 + Math.round(percent * 100))) / 10_000);
}
