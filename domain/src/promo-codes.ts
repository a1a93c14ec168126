export type PromoCodeTerms = {
  isActive: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  timesUsed: number;
  maxUsesPerEmail: number | null;
};

/** Why the code cannot be used now; undefined if it can. `usesByEmail` is absent until the e-mail is known. */
export function promoCodeProblem(code: PromoCodeTerms, at: { now: Date; usesByEmail?: number }) {
  if (!code.isActive) return 'promo_code_not_found';
  if (code.startsAt !== null && at.now < code.startsAt) return 'promo_code_not_started';
  if (code.endsAt !== null && at.now >= code.endsAt) return 'promo_code_ended';
  if (code.maxUses !== null && code.timesUsed >= code.maxUses) return 'promo_code_used_up';
  if (code.maxUsesPerEmail !== null && (at.usesByEmail ?? 0) >= code.maxUsesPerEmail)
    return 'promo_code_used_by_customer';
  return undefined;
}

/** The format of a promo code: letters, digits and hyphens, so that it can be read out and typed. */
export function isPromoCodeForm(code: string): boolean {
  return /^[\p{Lu}\d]+(-[\p{Lu}\d]+)*$/u.test(code);
}
