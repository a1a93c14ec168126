import { expect, test } from 'vitest';
import { mayManagerSet, type PromoTerms, usualManagerLimits } from './manager-limits.ts';

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const small: PromoTerms = {
  percent: 20,
  startsAt: null,
  endsAt: day('2026-12-31'),
  maxUses: 100,
  maxUsesPerEmail: null,
  isActive: true,
};
/** A code that only the owner may create. */
const large: PromoTerms = {
  percent: 50,
  startsAt: day('2026-01-01'),
  endsAt: day('2026-12-31'),
  maxUses: 100,
  maxUsesPerEmail: 1,
  isActive: true,
};

test.each<[string, Partial<PromoTerms>, boolean]>([
  ['20 % with a limit and an end', {}, true],
  ['21 %', { percent: 21 }, false],
  ['no limit of uses', { maxUses: null }, false],
  ['a limit per e-mail only', { maxUses: null, maxUsesPerEmail: 1 }, false],
  ['no end', { endsAt: null }, false],
])('a manager and a new code of %s: %j', (_what, changes, isAllowed) => {
  expect(mayManagerSet({ ...small, ...changes }, usualManagerLimits)).toBe(isAllowed);
});

test.each<[string, Partial<PromoTerms>, boolean]>([
  ['left as it is', {}, true],
  ['switched off', { isActive: false }, true],
  ['ended sooner', { endsAt: day('2026-06-30') }, true],
  ['of fewer percents', { percent: 49 }, true],
  ['of fewer uses', { maxUses: 10 }, true],
  ['made small', { percent: 20, endsAt: day('2027-12-31'), maxUses: 1000 }, true],
  ['of more percents', { percent: 51 }, false],
  ['of more uses', { maxUses: 101 }, false],
  ['without a limit', { maxUses: null }, false],
  ['of more uses per e-mail', { maxUsesPerEmail: 2 }, false],
  ['without a limit per e-mail', { maxUsesPerEmail: null }, false],
  ['ended later', { endsAt: day('2027-01-01') }, false],
  ['without an end', { endsAt: null }, false],
  ['begun sooner', { startsAt: day('2025-12-31') }, false],
  ['without a beginning', { startsAt: null }, false],
  ['narrower and wider at once', { percent: 30, maxUses: 101 }, false],
])("a manager and the owner's large code %s: %j", (_what, changes, isAllowed) => {
  expect(mayManagerSet({ ...large, ...changes }, usualManagerLimits, large)).toBe(isAllowed);
});

test('a manager does not switch on what the owner has switched off', () => {
  expect(mayManagerSet(large, usualManagerLimits, { ...large, isActive: false })).toBe(false);
});
