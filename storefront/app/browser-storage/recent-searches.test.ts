import { beforeEach, expect, test } from 'vitest';
import { openMemoryStorage } from '../../tests/memory-storage.ts';
import { forgetSearch, forgetSearches, keepSearch } from './recent-searches.ts';

const stored = openMemoryStorage();
const kept = () => JSON.parse(stored.get('recentSearches') ?? 'null');

beforeEach(() => stored.set('recentSearches', '["крем","олія"]'));

test('the last question comes first, each once whatever its case', () => {
  keepSearch('  Олія ');
  keepSearch('тонік');
  expect(kept()).toEqual(['тонік', 'Олія', 'крем']);
});

test.each(['', ' к ', 'x'.repeat(101)])('«%s» is not worth keeping', (words) => {
  keepSearch(words);
  expect(kept()).toEqual(['крем', 'олія']);
});

test('eight are kept; one is forgotten, or all', () => {
  for (let number = 1; number <= 8; number += 1) keepSearch(`запит ${number}`);
  expect(kept()).toEqual(['запит 8', 'запит 7', 'запит 6', 'запит 5', 'запит 4', 'запит 3', 'запит 2', 'запит 1']);
  forgetSearch('запит 5');
  expect(kept()).toHaveLength(7);
  forgetSearches();
  expect(kept()).toEqual([]);
});

test.each(['', '{', 'null', '"крем"', '{"0":"крем"}', '[null,7,{},"к"," крем"]'])(
  'broken content is nothing: %s',
  (text) => {
    stored.set('recentSearches', text);
    keepSearch('тонік');
    expect(kept()).toEqual(['тонік']);
  },
);
