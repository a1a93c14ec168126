import type { PromoCodeTerms } from '@shop/contract/admin/promo-codes.ts';
import type * as queries from './promo-codes.queries.ts';

/** Converts terms to table columns. */
export function termsToKeep(terms: PromoCodeTerms): queries.PromoCodeTerms {
  const moment = (text: string | null) => (text === null ? null : new Date(text));
  return {
    percent: terms.percent,
    startsAt: moment(terms.starts_at),
    endsAt: moment(terms.ends_at),
    maxUses: terms.max_uses,
    maxUsesPerEmail: terms.max_uses_per_email,
    isActive: terms.is_active,
    note: terms.note,
  };
}
