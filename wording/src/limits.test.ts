import { expect, test } from 'vitest';
import { tooManyRequests } from './limits.ts';

test.each([
  [1, '1 секунду'],
  [2, '2 секунди'],
  [5, '5 секунд'],
  [11, '11 секунд'],
  [21, '21 секунду'],
  [59, '59 секунд'],
  [60, '1 хвилину'],
  [61, '2 хвилини'],
  [180, '3 хвилини'],
  [181, '4 хвилини'],
  [600, '10 хвилин'],
])('a wait of %d seconds is shown as %s', (seconds, words) => {
  expect(tooManyRequests(seconds).replaceAll('\u00a0', ' ')).toBe(`Забагато спроб. Спробуйте за ${words}.`);
});
