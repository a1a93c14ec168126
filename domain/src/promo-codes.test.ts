import { expect, test } from 'vitest';
import { type PromoCodeTerms, promoCodeProblem } from './promo-codes.ts';

const now = new Date('2026-11-15T12:00:00Z');
const earlier = new Date('2026-11-15T11:59:59Z');
const later = new Date('2026-11-15T12:00:01Z');
const unlimited = { isActive: true, startsAt: null, endsAt: null, maxUses: null, timesUsed: 7, maxUsesPerEmail: null };

test.each<[string, Partial<PromoCodeTerms>, number | undefined, string | undefined]>([
  ['without limits is good', {}, undefined, undefined],
  ['that was switched off is unknown', { isActive: false }, undefined, 'promo_code_not_found'],
  ['that begins later is not there yet', { startsAt: later }, undefined, 'promo_code_not_started'],
  ['that begins now is good', { startsAt: now }, undefined, undefined],
  ['that ends later is good', { endsAt: later }, undefined, undefined],
  ['that ends now has ended', { endsAt: now }, undefined, 'promo_code_ended'],
  ['that ended has ended', { startsAt: earlier, endsAt: earlier }, undefined, 'promo_code_ended'],
  ['with one use left is good', { maxUses: 8 }, undefined, undefined],
  ['without uses left is used up', { maxUses: 7 }, undefined, 'promo_code_used_up'],
  ['for one use each is good for somebody new', { maxUsesPerEmail: 1 }, 0, undefined],
  ['for one use each is used by who had it', { maxUsesPerEmail: 1 }, 1, 'promo_code_used_by_customer'],
  ['for one use each is good while nobody says who asks', { maxUsesPerEmail: 1 }, undefined, undefined],
])('a code %s', (_sentence, changes, usesByEmail, problem) => {
  expect(
    promoCodeProblem({ ...unlimited, ...changes }, { now, ...(usesByEmail !== undefined && { usesByEmail }) }),
  ).toBe(problem);
});
