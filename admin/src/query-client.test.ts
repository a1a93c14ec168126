import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { mayComeLater } from './query-client.ts';

test.each([
  [0, true],
  [500, true],
  [503, true],
  [429, true],
  [408, true],
  [400, false],
  [401, false],
  [403, false],
  [404, false],
])('what was answered with %i may come later: %s', (status, expected) => {
  expect(mayComeLater(new HttpError('', status))).toBe(expected);
});
