import { expect, test } from 'vitest';
import { type EditedBlock, emptyBlock } from './edit-blocks.ts';
import { problemsByBlock, problemsOf } from './find-problems.ts';

const required = 'Заповніть це поле.';
const filled = (kind: EditedBlock['kind'], data: object): EditedBlock => {
  const empty = emptyBlock(kind, 'x');
  return { ...empty, data: { ...empty.data, ...data } };
};
const withLink = (link: string) => filled('announcement', { text: 'Знижки', link });
const choosing = (choice: object) => ({ title: 'Добірка', products: { rule: 'new', id: null, ids: [], ...choice } });

test.each<[string, EditedBlock, object]>([
  ['a quote without words', emptyBlock('quote', 'x'), { 'data.words': required }],
  ['words of spaces', filled('quote', { words: '  ' }), { 'data.words': required }],
  ['a quote', filled('quote', { words: 'Роса' }), {}],
  ['a banner without a picture', emptyBlock('banner', 'x'), { 'data.picture': required }],
  [
    'an item of a list',
    filled('facts', {
      items: [
        { title: 'Є', text: '' },
        { title: '', text: 'Немає' },
      ],
    }),
    { 'data.items.1.title': required },
  ],
  [
    'products of no brand',
    filled('products', choosing({ rule: 'brand' })),
    { 'data.products.id': 'Виберіть, що показувати.' },
  ],
  ['products of a brand', filled('products', choosing({ rule: 'brand', id: 3 })), {}],
  [
    'an end before the beginning',
    { ...emptyBlock('delivery_promise', 'x'), from: '2026-12-01T10:00:00Z', until: '2026-12-01T12:00:00+02:00' },
    { until: 'Кінець має бути пізніше за початок.' },
  ],
])('%s', (_, block, problems) => {
  expect(problemsOf(block)).toEqual(problems);
});

test.each(['/', '/collection/verba', 'https://example.com', 'https://example.com/page'])('%s is a link', (link) => {
  expect(problemsOf(withLink(link))).toEqual({});
});

test.each(['collection', '//example.com', '/\\example.com', 'http://example.com', 'javascript:alert(1)'])(
  '%s is no link',
  (link) => {
    expect(Object.keys(problemsOf(withLink(link)))).toEqual(['data.link']);
  },
);

test('what the server refuses stands at the block and the field', () => {
  const sent = [emptyBlock('quote', 'a'), emptyBlock('facts', 'b')];
  const errors = { blocks: { 1: { data: { items: { 0: { title: 'Задовго' } } } } } };
  expect(problemsByBlock(errors, sent)).toEqual({ b: { 'data.items.0.title': 'Задовго' } });
  expect(problemsByBlock({ version: 'Ні' }, sent)).toEqual({});
});
