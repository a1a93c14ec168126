import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areFastPaths, fastPaths, isFastPathOn } from './switches.ts';

test.each([
  [undefined, true],
  ['', true],
  ['slim-inserts', true],
  ['pages-first', false],
  ['slim-inserts, pages-first', false],
  ['all', false],
])('with FAST_PATHS_OFF=%s pages are answered first: %s', (list, isOn) => {
  expect(isFastPathOn('pages-first', { ...(list !== undefined && { FAST_PATHS_OFF: list }) })).toBe(isOn);
});

test('only known names are accepted', () => {
  expect(['', 'all', 'slim-inserts,relative-imports', 'slim', 'all,pages'].map(areFastPaths)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('the table of fast paths has each of them', () => {
  const table = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const rows = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
  expect(rows).toEqual([...fastPaths]);
});
