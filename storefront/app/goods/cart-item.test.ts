import { expect, test } from 'vitest';
import {
  cartGoods,
  certificateDetails,
  leftTooFew,
  orderLimit,
  orderLine,
  productDetails,
  wholeLine,
} from './cart-item.ts';

const variant = {
  id: 3,
  slug: 'verba-birch-serum',
  url: '/product/verba-birch-serum',
  code: 'VB-14',
  product_name: 'Сироватка з березовим соком',
  brand_name: 'Верба',
  product_type: 'Сироватки',
  title: '',
  value: '30',
  unit: 'мл',
  image: null,
  image_picture: null,
  price: '790.00',
  discount_price: '632.50',
  stock: 4,
  is_collection_product: true,
};
const certificate = {
  id: 90,
  value: '1000.00',
  price: '950.00',
  name: 'Для знайомства',
  sertificate_name: 'Для знайомства',
  sertificate_image: null,
  sertificate_image_picture: null,
  image: null,
  variant_icon: null,
};

test.each([
  [1, false],
  [0, true],
])('a product of which there are %i: is it a preorder? %s', (stock, isPreorder) => {
  expect(productDetails({ ...variant, stock })).toMatchObject({ type: 'product', stock, isPreorder });
});

test('a certificate has no page, never runs out and is never a preorder', () => {
  expect(certificateDetails(certificate)).toEqual({
    id: 90,
    type: 'certificate',
    code: '',
    product_name: 'Для знайомства',
    brand_name: '',
    product_type: null,
    title: '',
    value: '1000.00',
    unit: '',
    url: null,
    image_picture: null,
    price: '950.00',
    discount_price: '0.00',
    stock: null,
    is_collection_product: false,
    isPreorder: false,
  });
});

test('goods cost what is asked for them now, every piece of it', () => {
  const items = [
    { ...productDetails(variant), qty: 3 },
    { ...certificateDetails(certificate), qty: 2 },
  ];
  expect(items.map(orderLine)).toEqual([
    { kind: 'product', price: 790_00, discountPrice: 632_50, quantity: 3 },
    { kind: 'certificate', price: 950_00, discountPrice: 0, quantity: 2 },
  ]);
  expect(items.map(wholeLine)).toEqual([
    { price: '2370.00', discount_price: '1897.50' },
    { price: '1900.00', discount_price: '0.00' },
  ]);
  expect(cartGoods(items)).toBe(3 * 632_50 + 2 * 950_00);
  expect(cartGoods([])).toBe(0);
});

test.each([
  ['of five wanted three are left', { qty: 5, stock: 3 }, 3, 3],
  ['of three wanted three are left', { qty: 3, stock: 3 }, undefined, 3],
  ['of many no more than a line may have are ordered', { qty: 5, stock: 300 }, undefined, 99],
  ['of a preorder there are none to be left', { qty: 5, stock: 0 }, undefined, 99],
])('%s', (_, { qty, stock }, left, limit) => {
  const item = { ...productDetails({ ...variant, stock }), qty };
  expect(leftTooFew(item)).toBe(left);
  expect(orderLimit(item, 99)).toBe(limit);
});

test('of a certificate twenty may be ordered', () => {
  const item = { ...certificateDetails(certificate), qty: 30 };
  expect(leftTooFew(item)).toBeUndefined();
  expect(orderLimit(item, 99)).toBe(20);
});

test('what the owner lets a line have rules products and preorders', () => {
  const ofStock = (stock: number) => orderLimit(productDetails({ ...variant, stock }), 10);
  expect([ofStock(300), ofStock(3), ofStock(0)]).toEqual([10, 3, 10]);
  expect(orderLimit(productDetails({ ...variant, stock: 0 }), 500)).toBe(99);
});
