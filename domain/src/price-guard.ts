import { type Kopiykas, kopiykas } from './money.ts';

/** What a variant is sold for, and how much of it one gets for that. */
export type Pricing = { soldFor: Kopiykas; size: string; unit: string };

export type GuardedVariant = {
  /** Every pricing of the last thirty days, the one they began with included, in their order; a new variant has none. */
  earlier: readonly Pricing[];
  /** From now on; nothing where it stays as it is. */
  now?: Pricing | undefined;
};

/** Lower by more than 70 %, or more than four times as high: a slip of the finger, or worse. */
export function isUnusual(before: Kopiykas, after: Kopiykas): boolean {
  return after * 100 < before * 30 || after > before * 4;
}

/**
 * The changes of one product's prices that somebody should look at twice, each beside the highest price it is compared with:
 * many small steps within a month are no way around. Sizes of the same unit are compared by what a unit costs.
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
    // What is new, or can no longer be compared with itself, is compared with the others.
    const siblings = last !== undefined && isComparable(last, now) ? [] : known;
    const compared = [...earlier, ...siblings];
    const before = highest((compared.length > 0 ? compared : added).map((each) => priceFor(now, each)));
    return isUnusual(before, now.soldFor) ? [{ variant, before, after: now.soldFor }] : [];
  });
}

const highest = (prices: readonly Kopiykas[]) => kopiykas(prices.reduce((most, price) => Math.max(most, price), 0));

/** What the size that is sold now would cost at another pricing. */
function priceFor(now: Pricing, { soldFor, ...other }: Pricing): Kopiykas {
  if (now.size === other.size || !isComparable(now, other)) return soldFor;
  const scaled = Math.round((soldFor * amountOf(now.size)) / amountOf(other.size));
  return kopiykas(Math.min(scaled, Number.MAX_SAFE_INTEGER));
}

function isComparable(one: Omit<Pricing, 'soldFor'>, other: Omit<Pricing, 'soldFor'>): boolean {
  if (one.unit !== other.unit) return false;
  return one.size === other.size || (amountOf(one.size) > 0 && amountOf(other.size) > 0);
}

/** '50', '7,5' and '7.5'; anything else is no amount. */
function amountOf(size: string): number {
  return /^\d{1,9}([.,]\d{1,6})?$/.test(size) ? Number(size.replace(',', '.')) : 0;
}
