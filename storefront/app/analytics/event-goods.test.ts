import type { AnalyticsItem } from '@shop/contract/analytics-events.ts';
import { expect, test } from 'vitest';
import { certificateDetails, productDetails } from '../goods/cart-item.ts';
import { eventGoods, type GoodsLine, lineOfCart, lineOfOrder } from './event-goods.ts';

const line = (changes: Partial<GoodsLine> = {}): GoodsLine => ({
  id: 3,
  name: 'Сироватка',
  kind: '30\u00a0мл',
  price: '790.00',
  discount_price: '0.00',
  qty: 1,
  ...changes,
});
const item = { item_id: '3', item_name: 'Сироватка', item_variant: '30 мл', price: 790, quantity: 1 };

test.each<[string, Partial<GoodsLine>, AnalyticsItem]>([
  ['an ordinary price', {}, item],
  ['a discount', { discount_price: '632.50' }, { ...item, price: 632.5, discount: 157.5 }],
  ['kopiykas', { price: '0.29' }, { ...item, price: 0.29 }],
  ['no price', { price: '' }, { ...item, price: 0 }],
  ['a brand', { brand: 'Верба', category: '' }, { ...item, item_brand: 'Верба' }],
  ['a category', { brand: '', category: 'Креми' }, { ...item, item_category: 'Креми' }],
  ['several pieces', { qty: 12 }, { ...item, quantity: 12 }],
])('%s of an item', (_what, changes, expected) => {
  expect(eventGoods([line(changes)]).items).toEqual([expected]);
});

test.each<[string, Partial<GoodsLine>[], number]>([
  ['nothing', [], 0],
  ['the same piece three times', [{ price: '0.10', qty: 3 }], 0.3],
  ['the price after the discount', [{ price: '19.99', discount_price: '4.35', qty: 100 }], 435],
  ['all lines', [{ price: '1.10' }, { price: '2.20' }, { price: '0.05', qty: 7 }], 3.65],
  ['a large order', [{ price: '9999.99', qty: 9_999 }], 99_989_900.01],
])('the value of %s is exact', (_what, lines, value) => {
  expect(eventGoods(lines.map(line))).toMatchObject({ currency: 'UAH', value });
});

const variant = {
  id: 3,
  slug: 'serum',
  url: '/product/serum',
  code: 'VB-14',
  product_name: 'Сироватка',
  brand_name: 'Верба',
  product_type: 'Сироватки',
  title: 'Світла',
  value: '30',
  unit: 'мл',
  image: null,
  image_picture: null,
  price: '790.00',
  discount_price: '632.50',
  stock: 4,
  is_collection_product: true,
};
const serum = { ...productDetails(variant), qty: 2 };
const certificate = {
  ...certificateDetails({
    id: 90,
    value: '1000.00',
    price: '950.00',
    name: 'Для знайомства',
    sertificate_name: 'Для знайомства',
    sertificate_image: null,
    sertificate_image_picture: null,
    image: null,
    variant_icon: null,
  }),
  qty: 1,
};

test('a cart is told with brands and categories, certificates as goods', () => {
  expect(eventGoods([serum, certificate].map(lineOfCart))).toEqual({
    currency: 'UAH',
    value: 2215,
    items: [
      {
        item_id: '3',
        item_name: 'Сироватка',
        item_brand: 'Верба',
        item_category: 'Сироватки',
        item_variant: 'Світла, 30 мл',
        price: 632.5,
        discount: 157.5,
        quantity: 2,
      },
      {
        item_id: '90',
        item_name: 'Для знайомства',
        item_category: 'Подарункові сертифікати',
        item_variant: '1 000 грн',
        price: 950,
        quantity: 1,
      },
    ],
  });
});

const ordered = {
  variant: 3,
  type: 'product' as const,
  name: 'Сироватка',
  value: '30',
  unit: 'мл',
  quantity: 5,
  price: '700.00',
  discount_price: '0.00',
  is_preorder: false,
  url: '/product/serum?variant=3',
  image: null,
  image_picture: null,
};

test('an order is told for what it cost then, and as the shop names it now', () => {
  expect(eventGoods([lineOfOrder(ordered, serum)]).items).toEqual([
    {
      item_id: '3',
      item_name: 'Сироватка',
      item_brand: 'Верба',
      item_category: 'Сироватки',
      item_variant: 'Світла, 30 мл',
      price: 700,
      quantity: 5,
    },
  ]);
});

test.each([
  [ordered, '30 мл'],
  [{ ...ordered, type: 'certificate' as const, value: '500.00', unit: '' }, '500 грн'],
])('what is not sold any more is told as the order has it', (gone, kind) => {
  expect(eventGoods([lineOfOrder(gone, undefined)]).items).toEqual([
    { item_id: '3', item_name: 'Сироватка', item_variant: kind, price: 700, quantity: 5 },
  ]);
});
