import { expect, test } from 'vitest';
import { isSearchable } from './search-words.ts';

test.each([
  ['', false],
  ['к', false],
  ['🌿', false],
  ['кр', true],
  ['🌿🌿', true],
])('%j is a question: %s', (words, isQuestion) => {
  expect(isSearchable(words)).toBe(isQuestion);
});
