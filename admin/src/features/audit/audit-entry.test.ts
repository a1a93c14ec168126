import { expect, test } from 'vitest';
import { listDifferences, summarize } from './audit-entry.ts';
import { subjectText } from './subject-link.tsx';

const entry = (subject: string, before: object | null, after: object | null, names: Record<string, string> = {}) => ({
  subject,
  before: before as Record<string, unknown> | null,
  after: after as Record<string, unknown> | null,
  names,
});
const differences = (of: ReturnType<typeof entry>) =>
  listDifferences(of).map(({ fact, before, after }) => [fact, before, after]);

test('a change is differences fact by fact, in words', () => {
  const was = { name: 'Олена', is_active: true, role: 'manager' };
  const is = { name: '', is_active: false, role: 'content_editor' };
  expect(differences(entry('staff', was, is))).toEqual([
    ['Ім’я', 'Олена', '—'],
    ['Працює', 'так', 'ні'],
    ['Роль', 'Менеджер', 'Редактор вмісту'],
  ]);
});

test('a letter is differences by what it is about, and by its order', () => {
  const after = { kind: 'order-placed', order_id: 1001 };
  expect(subjectText({ subject: 'letter', subject_id: '7', subject_name: null, after })).toBe(
    'Лист «Замовлення прийнято»',
  );
  expect(differences(entry('letter', null, after))).toEqual([['Замовлення', '—', '1001']]);
});

test('codes of an order are differences in its words', () => {
  const moved = entry('order', { state: 'new' }, { state: 'packed', way: 'cash', note: 'new', amount: '1250.50' });
  expect(differences(moved)).toEqual([
    ['Стан', 'Нове', 'Зібране'],
    ['Як отримано', '—', 'Готівка'],
    ['Нотатка', '—', 'new'],
    ['Сума', '—', '1\u00a0250,50\u00a0₴'],
  ]);
});

test('a block has a reason, and nobody is asked why it was issued', () => {
  expect(differences(entry('certificate', null, { state: 'blocked', reason: 'Загублено' }))).toEqual([
    ['Стан', '—', 'Заблоковано'],
    ['Причина', '—', 'Загублено'],
  ]);
});

test('many prices are one line that counts them, each of its variant', () => {
  const prices = (price: string) => ({ 'variants.53.price': price, 'variants.54.price': price });
  const changed = entry('product', prices('100.00'), prices('110.00'), { 'variant 53': 'Крем, 50 мл' });
  expect(summarize(changed)).toBe('Ціна (2)');
  expect(listDifferences(changed)).toEqual([
    { of: 'Крем, 50 мл', fact: 'Ціна', before: '100\u00a0₴', after: '110\u00a0₴' },
    { of: 'варіант 54', fact: 'Ціна', before: '100\u00a0₴', after: '110\u00a0₴' },
  ]);
});

test('an only change is differences with its values', () => {
  expect(summarize(entry('variant', { stock: 5, code: 'A-1' }, { stock: 7, code: 'A-1' }))).toBe('Залишок: 5 → 7');
});

test('what only happened, and changed nothing, is differences without what was before', () => {
  expect(summarize(entry('letter', null, { kind: 'order-paid', order_id: 97 }))).toBe('Замовлення: 97');
});

test('things are called by name, moments and texts as people read them', () => {
  const was = { brand_id: 1, skin_type_ids: [], archived_at: null, description_html: '<p>Так</p>' };
  const is = {
    brand_id: 2,
    skin_type_ids: [3, 4],
    archived_at: '2026-11-14T07:05:00.000Z',
    description_html: '<p>Ні</p>',
  };
  const names = { 'brand 1': 'Verba', 'brand 2': 'Мавка', 'skin_type 3': 'Суха' };
  expect(differences(entry('product', was, is, names))).toEqual([
    ['Бренд', 'Verba', 'Мавка'],
    ['Типи шкіри', '—', 'Суха, тип 4'],
    ['В архіві від', '—', '14.11.2026, 09:05'],
    ['Опис', 'Так', 'Ні'],
  ]);
});

test('an import tells what it did, row by row', () => {
  const changes = [
    { code: 'A-1', name: 'Крем 50', is_new: false, changes: [{ column: 'Ціна', before: '100.00', after: '120.00' }] },
    { code: 'B-1', name: 'Олія 30', is_new: true, changes: [] },
  ];
  const imported = entry('product', null, { rows: 2, products: { created: 1, changed: 0, unchanged: 1 }, changes });
  expect(listDifferences(imported)).toEqual([
    { of: '', fact: 'Рядків у таблиці', before: '—', after: '2' },
    { of: '', fact: 'Товари', before: '—', after: 'додано: 1; змінено: 0; без змін: 1' },
    { of: 'Крем 50 (A-1)', fact: 'Ціна', before: '100.00', after: '120.00' },
    { of: 'Олія 30 (B-1)', fact: 'додано', before: '—', after: 'додано' },
  ]);
});

test('what was only done has nothing to compare', () => {
  expect(listDifferences(entry('staff', null, null))).toEqual([]);
});

test.each([
  ['product', '33', 'Крем', 'Товар «Крем»'],
  ['product', '33', null, 'Товар 33'],
  ['product', 'table', null, 'Товари'],
  ['order', '1001', null, 'Замовлення 1001'],
  ['settings', 'shop', null, 'Налаштування крамниці'],
  ['settings', 'sender', null, 'Відправник'],
  ['page', 'terms', null, 'Сторінка «Публічна оферта»'],
])('%s %s, called %s, is «%s»', (subject, subject_id, subject_name, words) => {
  expect(subjectText({ subject, subject_id, subject_name, after: null })).toBe(words);
});
