import { Refusal } from '@shop/contract/refusal.ts';
import { kopiykas } from '@shop/domain/money.ts';
import { expect, test } from 'vitest';
import type { CartItem } from '../../../goods/cart-item.ts';
import { orderSums } from '../summary/order-sums.ts';
import { whatChanged } from './what-changed.ts';

const item = (id: number, product_name: string, price: string, qty = 1) =>
  ({
    id,
    product_name,
    price,
    discount_price: '0.00',
    qty,
    isPreorder: false,
    type: 'product',
    title: '',
    value: '50',
    unit: 'мл',
  }) as CartItem;
const items = [item(1, 'Тонік', '540.00', 2), item(2, 'Флюїд', '780.00')];
const promo = { code: 'ROSA10', percent: 10 };
const sums = orderSums({ items, promoPercent: 10, zone: undefined, certificates: [] });
const shown = { items, promo, sums };

const fresh = ({ id, product_name, qty }: CartItem, price: string, stock = 9, discount_price = '0.00') =>
  ({
    variantId: id,
    type: 'product',
    product_name,
    value: '50',
    unit: 'мл',
    qty,
    stock,
    price,
    discount_price,
  }) as const;
const words = (refusal: Refusal) => whatChanged(refusal, shown).map((line) => line.replaceAll('\u00a0', ' '));

test('new prices are told line by line, and what they come to', () => {
  expect(sums.total).toBe(kopiykas(1674_00));
  const refusal = new Refusal('total_changed', {
    lines: [fresh(items[0]!, '600.00'), fresh(items[1]!, '780.00', 9, '700.00')],
    goods_total: '1900.00',
    promo_code_discount: 10,
    promo_discount: '190.00',
    certificate_discount: '0.00',
    delivery_cost: '0.00',
    total_price: '1710.00',
  });
  expect(words(refusal)).toEqual([
    'Тонік, 50 мл: 540,00 ₴ → 600,00 ₴',
    'Флюїд, 50 мл: 780,00 ₴ → 700,00 ₴',
    'Разом: 1 674,00 ₴ → 1 710,00 ₴',
  ]);
});

test('another discount and another balance are told, too', () => {
  const refusal = new Refusal('total_changed', {
    lines: items.map((each) => fresh(each, each.price)),
    goods_total: '1860.00',
    promo_code_discount: 5,
    promo_discount: '93.00',
    certificate_discount: '100.00',
    delivery_cost: '0.00',
    total_price: '1667.00',
  });
  expect(words(refusal)).toEqual([
    'Знижка за промокодом: 10 % → 5 %',
    'Сертифікати: 0,00 ₴ → 100,00 ₴',
    'Разом: 1 674,00 ₴ → 1 667,00 ₴',
  ]);
});

test('what is left, what is sold out and what is gone', () => {
  const lines = [fresh(items[0]!, '540.00', 1), fresh(items[1]!, '780.00', 0)];
  expect(words(new Refusal('out_of_stock', { lines }))).toEqual([
    'Тонік, 50 мл: у кошику 2, залишилося 1',
    'Флюїд, 50 мл: уже розкупили, можна передзамовити',
  ]);
  expect(words(new Refusal('line_unavailable', { lines: [{ variantId: 2, type: 'product' }] }))).toEqual([
    'Флюїд, 50 мл: більше не продається',
  ]);
});

test('a code that is refused is gone, and it is told which', () => {
  expect(words(new Refusal('promo_code_rejected', { reason: 'promo_code_ended' }))).toEqual([
    'Промокод ROSA10 прибрано, перевірте суму',
  ]);
  const certificate = { serial_number: 'GIFT-1', reason: 'certificate_spent' } as const;
  expect(words(new Refusal('certificate_rejected', certificate))).toEqual([
    'Сертифікат GIFT-1 прибрано, перевірте суму',
  ]);
});

test('a refusal that changes nothing tells no change', () => {
  expect(words(new Refusal('locker_needs_full_payment', {}))).toEqual([]);
});
