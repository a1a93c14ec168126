import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSearchIndex, nearestInIndex, type SearchIndex, searchIndex } from './search-index.ts';

function makeIndex(products: Parameters<typeof makeSearchIndex>[0]): SearchIndex {
  const steps = makeSearchIndex(products);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const product = (id: number, name: string, ...codes: string[]) => ({ id, name, codes });
const index = makeIndex([
  product(1, 'олія', 'роса-1', 'рл-1'),
  product(2, 'поросама', 'рл-2'),
  product(3, 'тонік «роса»', 'рл-3'),
  product(4, 'спрей-роса', 'рл-4'),
  product(5, 'поросама роса', 'рл-5', 'роса-5'),
  product(6, 'росава роса', 'рл-6'),
  product(7, 'роса', 'рл-7', 'рл-77'),
  product(8, 'крем 50%', 'a_b'),
]);

test.each<[words: string, limit: number, ids: number[]]>([
  ['роса', 10, [6, 7, 3, 4, 5, 2, 1]],
  ['роса', 7, [6, 7, 3, 4, 5, 2, 1]],
  ['роса', 6, [6, 7, 3, 4, 5, 2]],
  ['роса', 3, [6, 7, 3]],
  ['роса', 1, [6]],
  ['рл-7', 10, [7]],
  ['рл', 2, [1, 2]],
  ['олія', 10, [1]],
  ['крем', 10, [8]],
  ['50%', 10, [8]],
  ['a_b', 10, [8]],
  ['axb', 10, []],
  ['сама роса', 10, [5]],
  ['aa', 10, []],
])('«%s», at most %i: %j', (words, limit, ids) => {
  expect(searchIndex(index, words, limit)).toEqual(ids);
});

test('words do not reach from one name into the next', () => {
  const neighbours = makeIndex([product(1, 'aaa', 'aaa'), product(2, 'aaa', 'aaa')]);
  expect(searchIndex(neighbours, 'aa', 10)).toEqual([1, 2]);
  expect(searchIndex(neighbours, 'aaaa', 10)).toEqual([]);
});

test('in an empty shop nothing is found', () => {
  expect(searchIndex(makeIndex([]), 'роса', 10)).toEqual([]);
});

test('every name with the words is found, and no other', () => {
  // Few letters, so that most of them stand in many names.
  const text = fc.string({ unit: fc.constantFrom('а', 'б', ' ', '-', "'", '5', '😀'), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 20 }), text.filter(Boolean), (names, words) => {
      const products = names.map((name, id) => product(id, name));
      const holding = products.filter(({ name }) => name.includes(words)).map(({ id }) => id);
      const found = searchIndex(makeIndex(products), words, names.length);
      expect(found.toSorted((a, b) => a - b)).toEqual(holding);
    }),
    { numRuns: 500 },
  );
});

test('names that begin with the words come first, then names with a word that begins with them, then the others', () => {
  const text = fc.string({ unit: fc.constantFrom('а', 'б', ' ', '-'), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), text.filter(Boolean), fc.nat(8), (names, words, limit) => {
      const rankOf = (name: string) => {
        if (name.startsWith(words)) return 0;
        return name.includes(` ${words}`) || name.includes(`-${words}`) ? 1 : 2;
      };
      const ranked = names.map((name, id) => ({ name, id })).filter(({ name }) => name.includes(words));
      const best = ranked.toSorted((a, b) => rankOf(a.name) - rankOf(b.name) || a.id - b.id).slice(0, limit);
      const products = names.map((name, id) => product(id, name));
      expect(searchIndex(makeIndex(products), words, limit)).toEqual(best.map(({ id }) => id));
    }),
    { numRuns: 500 },
  );
});

const creams = makeIndex([
  product(1, 'крем-концентрат з ретинолом'),
  product(2, 'тонік із гіалуроном'),
  product(3, 'сироватка з ретинолом №3'),
  product(4, 'крем «лугові трави»'),
]);

test.each<[readings: string[], limit: number, ids: number[]]>([
  [['ритинол'], 3, [1, 3]],
  [['ретенол'], 1, [1]],
  [['ритинол 3'], 3, [3, 1]],
  [['hbnbyjk', 'ритинол'], 3, [1, 3]],
  [['лукові трави'], 3, [4]],
  [['крме'], 3, [1, 4]],
  [['гиалурон'], 3, [2]],
  [['щщщщ'], 3, []],
  [['%%%'], 3, []],
  [['ритинол'], 0, []],
])('nearest to %j, at most %i: %j', (readings, limit, ids) => {
  expect(nearestInIndex(creams, readings, limit)).toEqual(ids);
});
