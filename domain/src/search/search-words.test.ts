import { expect, test } from 'vitest';
import { isSearchable, readSearchWords, writeSearchWords } from './search-words.ts';

test.each([
  ['', false],
  ['к', false],
  ['🌿', false],
  ['кр', true],
  ['🌿🌿', true],
])('%j is a question: %s', (words, isQuestion) => {
  expect(isSearchable(words)).toBe(isQuestion);
});

test.each([
  ['q=крем', { q: 'крем' }, `q=${encodeURIComponent('крем')}`],
  ['q=+крем%20%0A для++рук ', { q: 'крем для рук' }, `q=${encodeURIComponent('крем для рук')}`],
  ['q=rhtv&exact=true', { q: 'rhtv', exact: true }, 'q=rhtv&exact=true'],
  ['q=rhtv&exact=1', { q: 'rhtv' }, 'q=rhtv'],
  ['exact=true', { q: '', exact: true }, ''],
  ['q=a%26b%3Dc', { q: 'a&b=c' }, 'q=a%26b%3Dc'],
  [`q=${'я'.repeat(99)}🌿`, { q: 'я'.repeat(99) }, `q=${encodeURIComponent('я'.repeat(99))}`],
  [`q=${'a'.repeat(300)}`, { q: 'a'.repeat(100) }, `q=${'a'.repeat(100)}`],
])('?%s asks for %j', (query, words, written) => {
  const read = readSearchWords(new URLSearchParams(query));
  expect([read, writeSearchWords(read)]).toEqual([words, written]);
});
