import { type Kopiykas, kopiykas } from './money.ts';

/** How much money a manager may make by hand; beyond that the owner decides. */
export type ManagerLimits = {
  /** Put on certificates by hand on one day in Kyiv. */
  certificatesPerDay: Kopiykas;
  /** Given back by hand on one day in Kyiv. */
  refundsPerDay: Kopiykas;
  promoPercent: number;
};

export const usualManagerLimits: ManagerLimits = {
  certificatesPerDay: kopiykas(2_000_00),
  refundsPerDay: kopiykas(5_000_00),
  promoPercent: 20,
};

export type PromoTerms = {
  percent: number;
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  maxUsesPerEmail: number | null;
  isActive: boolean;
};

/**
 * Whether a manager may set these terms: a small percent with a limit of uses and an end. A code that the owner has made
 * beyond that may be narrowed or switched off, never widened.
 */
export function mayManagerSet(terms: PromoTerms, limits: ManagerLimits, before?: PromoTerms): boolean {
  const isWithin = terms.percent <= limits.promoPercent && terms.maxUses !== null && terms.endsAt !== null;
  return isWithin || (before !== undefined && !isWider(terms, before));
}

function isWider(after: PromoTerms, before: PromoTerms): boolean {
  const isMore = (now: number | null, was: number | null) => (now ?? Infinity) > (was ?? Infinity);
  const time = (moment: Date | null) => moment?.getTime() ?? null;
  return (
    after.percent > before.percent ||
    isMore(after.maxUses, before.maxUses) ||
    isMore(after.maxUsesPerEmail, before.maxUsesPerEmail) ||
    isMore(time(after.endsAt), time(before.endsAt)) ||
    (time(after.startsAt) ?? -Infinity) < (time(before.startsAt) ?? -Infinity) ||
    (after.isActive && !before.isActive)
  );
}
