import { expect, test } from 'vitest';
import { looksLikeEmail } from './email-addresses.ts';

test.each([
  ['olena@example.com', true],
  [' olena@example.com ', true],
  ['олена@пошта.укр', true],
  ['olena', false],
  ['olena@example', false],
  ['@example.com', false],
  ['olena k@example.com', false],
])('«%s» looks like an email: %s', (email, isOne) => {
  expect(looksLikeEmail(email)).toBe(isOne);
});
