import { type Kopiykas, kopiykas } from './money.ts';

/** Limits of what a manager may grant by hand; above them only the owner may. */
export type ManagerLimits = {
  /** Sum put on certificates by hand per day in Kyiv. */
  certificatesPerDay: Kopiykas;
  /** Sum refunded by hand per day in Kyiv. */
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
 * Whether a manager may set these terms: a small percent with a limit of uses and an end. A manager may narrow or switch
 * off a larger code of the owner, but never widen it.
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
