import { expect, test } from 'vitest';
import { differencesOf } from './audit-entry.ts';

const nameFact = (subject: string, fact: string) => `${subject} ${fact}`;

test('a change is told fact by fact, in words', () => {
  const entry = {
    subject: 'staff',
    before: { name: 'Олена', is_active: true, sizes: [] },
    after: { name: '', is_active: false, sizes: [30, 50], price: { name: 'Крем' } },
  };
  expect(differencesOf(entry, nameFact)).toEqual([
    { fact: 'staff name', before: 'Олена', after: '—' },
    { fact: 'staff is_active', before: 'так', after: 'ні' },
    { fact: 'staff sizes', before: '—', after: '30, 50' },
    { fact: 'staff price', before: '—', after: 'staff name: Крем' },
  ]);
});

test('codes of an order are told in its words', () => {
  const entry = { subject: 'order', before: { state: 'new' }, after: { state: 'packed', way: 'cash', note: 'new' } };
  expect(differencesOf(entry, nameFact).map(({ before, after }) => [before, after])).toEqual([
    ['Нове', 'Зібране'],
    ['—', 'Готівка'],
    ['—', 'new'],
  ]);
});

test('what was only done has nothing to compare', () => {
  expect(differencesOf({ subject: 'staff', before: null, after: null }, nameFact)).toEqual([]);
});
