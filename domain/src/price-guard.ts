import { type Kopiykas, kopiykas } from './money.ts';

/** The price of a variant and the size that is sold for it. */
export type Pricing = { soldFor: Kopiykas; size: string; unit: string };

export type GuardedVariant = {
  /** All pricings of the last thirty days in order, including the one at their beginning. Empty for a new variant. */
  earlier: readonly Pricing[];
  /** The new pricing; undefined if it does not change. */
  now?: Pricing | undefined;
};

/** Lower by more than 70 %, or more than four times as high: probably a typing error. */
export function isUnusual(before: Kopiykas, after: Kopiykas): boolean {
  return after * 100 < before * 30 || after > before * 4;
}

/**
 * The unusual price changes of one product, each with the highest price of the last thirty days, so that many small steps
 * are found, too. Sizes with the same unit are compared by the price per unit.
 */
export function unusualPrices<Variant extends GuardedVariant>(
  variants: readonly Variant[],
): { variant: Variant; before: Kopiykas; after: Kopiykas }[] {
  const known = variants.flatMap(({ earlier }) => earlier);
  const added = variants.flatMap(({ now }) => now ?? []);
  return variants.flatMap((variant) => {
    const { earlier, now } = variant;
    if (now === undefined) return [];
    const last = earlier.at(-1);
    // A new variant, or one whose unit has changed, is compared with its siblings.
    const siblings = last !== undefined && isComparable(last, now) ? [] : known;
    const compared = [...earlier, ...siblings];
    const before = highest((compared.length > 0 ? compared : added).map((each) => priceFor(now, each)));
    return isUnusual(before, now.soldFor) ? [{ variant, before, after: now.soldFor }] : [];
  });
}

const highest = (prices: readonly Kopiykas[]) => kopiykas(prices.reduce((most, price) => Math.max(most, price), 0));

/** The price of the current size at another pricing. */
function priceFor(now: Pricing, { soldFor, ...other }: Pricing): Kopiykas {
  if (now.size === other.size || !isComparable(now, other)) return soldFor;
  const scaled = Math.round((soldFor * parseSize(now.size)) / parseSize(other.size));
  return kopiykas(Math.min(scaled, Number.MAX_SAFE_INTEGER));
}

function isComparable(one: Omit<Pricing, 'soldFor'>, other: Omit<Pricing, 'soldFor'>): boolean {
  if (one.unit !== other.unit) return false;
  return one.size === other.size || (parseSize(one.size) > 0 && parseSize(other.size) > 0);
}

/** Parses '50', '7,5' and '7.5'; anything else is 0. */
function parseSize(size: string): number {
  return /^\d{1,9}([.,]\d{1,6})?$/.test(size) ? Number(size.replace(',', '.')) : 0;
}
