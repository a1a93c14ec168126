import { expect, test } from 'vitest';
import { nameOf, summaryOf, thumbnailOf } from './describe-block.ts';
import { type EditedBlock, emptyBlock } from './edit-blocks.ts';

const filled = (kind: EditedBlock['kind'], data: object, rest: Partial<EditedBlock> = {}): EditedBlock => {
  const empty = emptyBlock(kind, 'x');
  return { ...empty, ...rest, data: { ...empty.data, ...data } };
};
const byHand = { rule: 'by_hand', id: null, ids: [4, 5], count: 10, hides_sold_out: false };

test.each<[EditedBlock, string, string]>([
  [filled('products', { title: 'Хіти тижня', products: byHand }), 'Хіти тижня', '2\u00a0товари, вручну'],
  [filled('products', { title: 'Нове' }), 'Нове', 'новинки, до 10'],
  [filled('facts', { items: [{}, {}, {}, {}] }), 'Переваги', '4\u00a0пункти'],
  [filled('quote', { words: 'Роса лягає тихо' }), 'Цитата', 'Роса лягає тихо'],
  [filled('story', { title: 'Як усе почалося' }), 'Як усе почалося', 'Історія'],
  [filled('rich_text', { text: '<h2>Склад</h2><p>Вода &amp; трави</p>' }), 'Текст', 'Склад Вода & трави'],
  [filled('banners', {}), 'Банери', ''],
  [
    // Midnight in Kyiv.
    filled('quote', {}, { from: '2026-11-23T22:00:00Z', until: '2026-11-30T22:00:00Z' }),
    'Цитата',
    'з 24.11 до 1.12',
  ],
  [filled('quote', {}, { until: '2026-11-30T22:00:00Z' }), 'Цитата', 'до 1.12'],
])('a row says what a block is', (block, name, summary) => {
  expect([nameOf(block), summaryOf(block)]).toEqual([name, summary]);
});

test('a row shows the picture of the block or of its first product', () => {
  const referred = { pictures: { 7: '/media/7.webp' }, products: { 4: { name: 'Крем', picture: '/media/4.webp' } } };
  expect(thumbnailOf(filled('story', { picture: { id: 7, alt: '' } }), referred)).toBe('/media/7.webp');
  expect(thumbnailOf(filled('products', { products: byHand }), referred)).toBe('/media/4.webp');
  expect(thumbnailOf(filled('quote', {}), referred)).toBeUndefined();
});
