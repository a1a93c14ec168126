import { expect, test } from 'vitest';
import { kopiykas } from './money.ts';
import { demonstrationLimits, hasTooManyOpen, usualLimits, waitsForManager } from './reservations.ts';

const none = { ofPerson: { fromNetwork: 0, fromEverywhere: 0 }, ofNetwork: { orders: 0, goods: 0 } };
const goods = kopiykas(1_000_00);

test.each([
  ['nothing is open', none, false],
  ['four of the person', { ...none, ofPerson: { fromNetwork: 4, fromEverywhere: 4 } }, false],
  ['five of the person from here', { ...none, ofPerson: { fromNetwork: 5, fromEverywhere: 5 } }, true],
  ['nine of the person, four from here', { ...none, ofPerson: { fromNetwork: 4, fromEverywhere: 9 } }, false],
  ['ten of the person from everywhere', { ...none, ofPerson: { fromNetwork: 0, fromEverywhere: 10 } }, true],
  ['29 from the network', { ...none, ofNetwork: { orders: 29, goods: 0 } }, false],
  ['30 from the network', { ...none, ofNetwork: { orders: 30, goods: 0 } }, true],
  ['199 000 ₴ from the network', { ...none, ofNetwork: { orders: 1, goods: 199_000_00 } }, false],
  ['199 000,01 ₴ from the network', { ...none, ofNetwork: { orders: 1, goods: 199_000_01 } }, true],
  ['an account, whatever the network has', { ...none, ofNetwork: undefined }, false],
])('with %s an order of 1 000 ₴ is too many: %s', (_what, open, isTooMany) => {
  expect(hasTooManyOpen(open, { goods }, usualLimits)).toBe(isTooMany);
});

test('a demonstration begins with ten times the counts and sums of a person and a network', () => {
  expect(demonstrationLimits).toEqual({
    largestLine: 99,
    largestOrder: 100_000_00,
    openOrdersPerPerson: 50,
    openOrdersPerNetwork: 300,
    openSumPerNetwork: 2_000_000_00,
    cashWaitsFrom: 5_000_00,
    cashWaitsHours: 48,
  });
});

test.each([
  ['cash', 5_000_00, false],
  ['cash', 5_000_01, true],
  ['full', 50_000_00, false],
  ['prepayment', 50_000_00, false],
])('an order of a newcomer by %s of %i kopiykas waits for a manager: %s', (paymentMethod, total, waits) => {
  expect(waitsForManager({ paymentMethod, total: kopiykas(total) }, usualLimits)).toBe(waits);
});
