import { expect, test } from 'vitest';
import { withLaterChanges } from './join-wishes.ts';

test.each([
  ['nothing has changed: the answer holds', [1, 2, 7], [1, 2], [1, 2], [1, 2, 7]],
  ['one was taken back while the answer was on its way', [1, 2, 7], [1, 2], [1], [1, 7]],
  ['one was wished meanwhile', [1, 7], [1], [1, 5], [1, 7, 5]],
  ['one was wished here and elsewhere at once', [1, 5], [1], [1, 5], [1, 5]],
  ['what the shop does not know leaves the list', [1], [1, 999], [1, 999], [1]],
] as const)('%s', (_, joined, sent, now, expected) => {
  expect(withLaterChanges(joined, sent, now)).toEqual(expected);
});
