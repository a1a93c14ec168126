import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findByName, makeNameIndex, type NameIndex } from './name-index.ts';

function makeIndex(products: Parameters<typeof makeNameIndex>[0]): NameIndex {
  const steps = makeNameIndex(products);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const product = (name: string, ...codes: string[]) => ({ name, codes });
const index = makeIndex([
  product('олія', 'роса-1', 'рл-1'),
  product('поросама', 'рл-2'),
  product('тонік «роса»', 'рл-3'),
  product('спрей-роса', 'рл-4'),
  product('поросама роса', 'рл-5', 'роса-5'),
  product('росава роса', 'рл-6'),
  product('роса', 'рл-7', 'рл-77'),
  product('крем 50%', 'a_b'),
]);

test.each<[words: string, byName: number[], byCode: number[]]>([
  ['роса', [5, 6, 2, 3, 4, 1], [0]],
  ['рл-7', [], [6]],
  ['рл', [], [0, 1, 2, 3, 4, 5, 6]],
  ['олія', [0], []],
  ['50%', [7], []],
  ['a_b', [], [7]],
  ['axb', [], []],
  ['сама роса', [4], []],
  ['aa', [], []],
])('«%s»: %j, and by code %j', (words, byName, byCode) => {
  expect(findByName(index, words)).toEqual({ byName, byCode });
});

test('words do not reach from one name into the next', () => {
  const neighbours = makeIndex([product('aaa', 'aaa'), product('aaa', 'aaa')]);
  expect(findByName(neighbours, 'aa').byName).toEqual([0, 1]);
  expect(findByName(neighbours, 'aaaa')).toEqual({ byName: [], byCode: [] });
});

test('in an empty shop nothing is found', () => {
  expect(findByName(makeIndex([]), 'роса')).toEqual({ byName: [], byCode: [] });
});

test('every name with the words is found, and no other', () => {
  // Few letters, so that most of them stand in many names.
  const text = fc.string({ unit: fc.constantFrom('а', 'б', ' ', '-', "'", '5', '😀'), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 20 }), text.filter(Boolean), (names, words) => {
      const holding = names.flatMap((name, row) => (name.includes(words) ? [row] : []));
      const { byName } = findByName(makeIndex(names.map((name) => product(name))), words);
      expect(byName.toSorted((a, b) => a - b)).toEqual(holding);
    }),
    { numRuns: 500 },
  );
});

test('names that begin with the words come first, then names with a word that begins with them, then the others', () => {
  const text = fc.string({ unit: fc.constantFrom('а', 'б', ' ', '-'), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), text.filter(Boolean), (names, words) => {
      const rankOf = (name: string) => {
        if (name.startsWith(words)) return 0;
        return name.includes(` ${words}`) || name.includes(`-${words}`) ? 1 : 2;
      };
      const ranked = names.map((name, row) => ({ name, row })).filter(({ name }) => name.includes(words));
      const best = ranked.toSorted((a, b) => rankOf(a.name) - rankOf(b.name) || a.row - b.row);
      const { byName } = findByName(makeIndex(names.map((name) => product(name))), words);
      expect(byName).toEqual(best.map(({ row }) => row));
    }),
  );
});
