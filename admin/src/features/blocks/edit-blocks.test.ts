import { blockKindNames, fieldsOfBlock } from '@shop/domain/block-kinds.ts';
import { describe, expect, test } from 'vitest';
import {
  added,
  changed,
  countChanges,
  duplicated,
  type EditedBlock,
  type EditedBlocks,
  emptyBlock,
  moved,
  putBack,
  removed,
} from './edit-blocks.ts';

const block = (id: string, words = ''): EditedBlock => ({
  ...emptyBlock('quote', id),
  data: { words, who: '' },
});
const list = (ids: string): EditedBlocks => [...ids].map((id) => block(id));
const idsOf = (blocks: EditedBlocks) => blocks.map(({ id }) => id).join('');

test.each([
  ['up', 2, 1, 'acb'],
  ['down', 0, 1, 'bac'],
  ['to the end', 0, 2, 'bca'],
  ['to the beginning', 2, 0, 'cab'],
  ['above the first', 0, -1, 'abc'],
  ['below the last', 2, 3, 'abc'],
  ['from outside', 7, 0, 'abc'],
])('a block moves %s', (_, from, to, order) => {
  expect(idsOf(moved(list('abc'), from, to))).toBe(order);
});

test.each([
  ['after the chosen one', 'a', 'axbc'],
  ['at the end if none is chosen', undefined, 'abcx'],
  ['at the end if the chosen one is gone', 'z', 'abcx'],
])('a new block stands %s', (_, after, order) => {
  expect(idsOf(added(list('abc'), block('x'), after))).toBe(order);
});

test('a copy stands after its original and is changed alone', () => {
  const twice = duplicated([block('a', 'перша'), block('b')], 'a', 'x');
  const once = changed(twice, 'x', { data: { words: 'друга', who: '' } });
  expect(idsOf(once)).toBe('axb');
  expect(once.map(({ data }) => data.words)).toEqual(['перша', 'друга', '']);
  expect(idsOf(duplicated(list('ab'), 'z', 'x'))).toBe('ab');
});

test('a deleted block comes back to its place, once, also if the list is shorter by then', () => {
  const rest = removed(list('abc'), 'b');
  expect(idsOf(rest)).toBe('ac');
  expect(idsOf(putBack(rest, block('b'), 1))).toBe('abc');
  expect(idsOf(putBack(list('abc'), block('b'), 1))).toBe('abc');
  expect(idsOf(putBack([], block('c'), 2))).toBe('c');
});

describe('the number of changes since the publication', () => {
  test.each([
    ['nothing', list('abcd'), 0],
    ['one added', list('abxcd'), 1],
    ['one removed', list('acd'), 1],
    ['one replaced', list('abcx'), 2],
    ['one moved from the end to the beginning', list('dabc'), 1],
    ['two moved', list('badc'), 2],
    ['one changed', [block('a', 'інакше'), ...list('bcd')], 1],
    ['one changed and moved', [...list('bcd'), block('a', 'інакше')], 1],
    ['one hidden', changed(list('abcd'), 'b', { is_on: false }), 1],
    ['all removed', [], 4],
  ])('%s', (_, blocks, count) => {
    expect(countChanges(list('abcd'), blocks)).toBe(count);
  });

  test('the order of properties is no change', () => {
    const { data, ...rest } = block('a', 'слова');
    expect(countChanges([{ ...rest, data }], [{ data: { who: '', words: 'слова' }, ...rest }])).toBe(0);
  });
});

test.each(blockKindNames)('a new block of the kind %s has a value for each field', (kind) => {
  expect(Object.keys(emptyBlock(kind, 'x').data)).toEqual(Object.keys(fieldsOfBlock(kind)));
});
