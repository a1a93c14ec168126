import { expect, test } from 'vitest';
import { clockLook } from './watch-clock.ts';

const hour = 3_600_000;

test.each([
  ['the first look of a process', [[0, 0]], [true]],
  [
    'a clock that goes right',
    [
      [0, 0],
      [30_000, 30_000],
    ],
    [true, false],
  ],
  [
    'a clock that is set forward',
    [
      [0, 0],
      [hour, 30_000],
    ],
    [true, false],
  ],
  [
    'a clock that is set back by two days',
    [
      [48 * hour, 0],
      [30_000, 30_000],
      [60_000, 60_000],
    ],
    [true, true, false],
  ],
  [
    'a small correction',
    [
      [0, 0],
      [5_000, 30_000],
    ],
    [true, false],
  ],
  [
    'a machine that slept: no clock went back',
    [
      [0, 0],
      [9 * hour, 9 * hour],
    ],
    [true, false],
  ],
] as const)('%s', (_what, looks, expected) => {
  const isSetBack = clockLook();
  expect(looks.map(([database, steady]) => isSetBack(database, steady))).toEqual(expected);
});
