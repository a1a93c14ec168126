import { expect, test } from 'vitest';
import { findEscapes } from './check-wording.ts';

test('a Ukrainian word in code is found, with its place', () => {
  expect(findEscapes([{ file: 'server/src/x.ts', content: "const a = 1;\nthrow new Error('помилка');" }])).toEqual([
    { file: 'server/src/x.ts', line: 2, text: "throw new Error('помилка');" },
  ]);
});

test.each([
  ['wording/src/x.ts', "'помилка'"],
  ['demo-catalogue/src/x.ts', "'крем'"],
  ['server/src/x.test.ts', "'крем'"],
  ['server/src/x.ts', '/** The «Новинки» carousel. */'],
  ['server/src/x.ts', "type: text(), // 'м.', 'смт'"],
  ['docs/glossary.md', 'кошик'],
])('%s may hold %s', (file, content) => {
  expect(findEscapes([{ file, content }])).toEqual([]);
});
