import { expect, test } from 'vitest';
import { plain, rendered, signature } from '../../../../tests/letters.ts';
import type { LetterData } from './render-letter.ts';

const order: LetterData['order-placed'] = {
  orderId: 42,
  orderReference: 'x7Yw0pZk3xWnR8bYt5LmC2',
  recipient: 'Олена Коваль',
  lines: [
    { name: 'Сироватка «Роса»', quantity: 1, price: '784.00', isPreorder: false },
    { name: 'Гель <b>&"\'', quantity: 2, price: '620.50', isPreorder: true },
  ],
  goods: '2025.00',
  promoDiscount: '202.50',
  certificateDiscount: '500.00',
  deliveryCost: '0.00',
  total: '1322.50',
  dueOnline: '200.00',
  deliveryType: 'nova_poshta',
  deliveryAddress: 'Львів, відділення № 12',
  paymentMethod: 'prepayment',
};
const render = (changes: Partial<LetterData['order-placed']> = {}) =>
  rendered('order-placed', { ...order, ...changes });

test('the letter tells what was ordered, what it costs and what comes next', () => {
  const { subject, text } = render();
  expect(subject).toBe('Замовлення №\u00a042 прийнято');
  expect(plain(text)).toBe(`Замовлення № 42 прийнято

Дякуємо за замовлення! Щойно отримаємо оплату, вам зателефонує адміністратор, щоб підтвердити деталі. Якщо ви ще не оплатили, зробіть це якнайшвидше: неоплачене замовлення ми тримаємо для вас недовго.

Повернутися до оплати:
https://rosa.example/payment-confirmation/x7Yw0pZk3xWnR8bYt5LmC2

Сироватка «Роса», 1 шт.: 784,00 ₴
Гель <b>&"', 2 шт. × 620,50 ₴ (передзамовлення): 1 241,00 ₴

Товари: 2 025,00 ₴
Промокод: −202,50 ₴
Сертифікат: −500,00 ₴
Доставка: за тарифами перевізника
Разом: 1 322,50 ₴
До сплати карткою: 200,00 ₴
До сплати під час отримання: 1 122,50 ₴

Отримувач: Олена Коваль
Спосіб доставки: Нова пошта
Адреса: Львів, відділення № 12
Оплата: Передоплата

Сторінка замовлення:
https://rosa.example/order/x7Yw0pZk3xWnR8bYt5LmC2

${signature('customer')}`);
});

test('what a customer or a manager has written is never markup', () => {
  const { html } = render({ recipient: '<img src=x onerror=alert(1)>', deliveryAddress: '"><script>' });
  expect(html).toContain('Гель &lt;b&gt;&amp;&quot;&#39;, 2');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toMatch(/<img|<script|<b>/);
});

test('what was ordered leads to its variant', () => {
  const [line] = order.lines;
  const { html, text } = render({ lines: [{ ...line!, path: '/product/dew-serum?variant=12' }] });
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/rosa\.example\/product\/dew-serum\?variant=12"[^>]*>Сироватка «Роса», 1/,
  );
  expect(plain(text)).toContain('1 шт.: 784,00 ₴\nhttps://rosa.example/product/dew-serum?variant=12\n');
});

test.each([
  [{ deliveryType: 'courier', deliveryCost: '150.00' }, 'Доставка: 150,00 ₴'],
  [{ deliveryType: 'courier' }, 'Доставка: безкоштовно'],
  [{ deliveryType: 'nova_poshta', paymentMethod: 'full' }, 'Доставка: безкоштовно'],
  [{ deliveryType: 'pickup' }, 'Спосіб доставки: Самовивіз'],
  [{ paymentMethod: 'cash', dueOnline: '0.00' }, 'До сплати під час отримання: 1 322,50 ₴'],
  [
    { paymentMethod: 'cash', dueOnline: '0.00' },
    'Дякуємо за замовлення! Найближчим часом вам зателефонує адміністратор,',
  ],
] as const)('an order with %j says «%s»', (changes, words) => {
  expect(plain(render(changes).text)).toContain(words);
});

test.each([
  [{ paymentMethod: 'cash', dueOnline: '0.00' }, 'До сплати карткою'],
  [{ paymentMethod: 'cash', dueOnline: '0.00' }, 'Повернутися до оплати'],
  [{ paymentMethod: 'full', dueOnline: '1322.50' }, 'До сплати під час отримання'],
  [{ paymentMethod: 'full', dueOnline: '1322.50' }, 'Найближчим часом'],
  [{ promoDiscount: '0.00' }, 'Промокод'],
  [{ certificateDiscount: '0.00' }, 'Сертифікат'],
] as const)('an order with %j says nothing of «%s»', (changes, words) => {
  expect(plain(render(changes).text)).not.toContain(words);
});

test('a sum that is not money is not printed', () => {
  expect(() => render({ total: '1322,50' })).toThrow('is not money');
});
