import { expect, test } from 'vitest';
import { place, plain, rendered, signature } from '../../../../tests/letters.ts';
import { type LetterData, renderLetter } from './render-letter.ts';

const paid = (changes: Partial<LetterData['order-paid']> = {}) =>
  rendered('order-paid', {
    orderId: 42,
    orderReference: 'x7Yw',
    amount: '1250.50',
    rest: '0.00',
    isCancelled: false,
    ...changes,
  });
const alert: LetterData['payment-alert'] = {
  what: 'unknown_order',
  orderId: null,
  reference: 'x7Yw-1',
  amount: '1250.50',
  currency: 'UAH',
  status: 'Approved',
};
const alarm = (changes: Partial<LetterData['payment-alert']> = {}) =>
  rendered('payment-alert', { ...alert, ...changes });

test('whoever has paid is told how much came, and what comes next', () => {
  const { subject, text, html } = paid();
  expect(subject).toBe('Оплату за замовлення №\u00a042 отримано');
  expect(plain(text)).toBe(`Оплату за замовлення № 42 отримано

Дякуємо! Оплата пройшла успішно.

Найближчим часом вам зателефонує адміністратор, щоб підтвердити деталі.

Отримано: 1 250,50 ₴

Сторінка замовлення:
https://rosa.example/order/x7Yw

${signature('customer')}`);
  expect(plain(html)).toContain('<title>Оплату за замовлення № 42 отримано</title>');
  expect(plain(html)).toMatch(/<th [^>]+>Отримано<\/th><td [^>]+>1 250,50 ₴<\/td>/);
});

test('of a prepayment the rest is named', () => {
  expect(plain(paid({ amount: '200.00', rest: '1122.50' }).text)).toContain(
    'Отримано: 200,00 ₴\nДо сплати під час отримання: 1 122,50 ₴\n',
  );
});

test('money that came too late is neither thanked for as usual nor followed by a rest', () => {
  expect(plain(paid({ isCancelled: true, rest: '1122.50' }).text)).toBe(`Оплату за замовлення № 42 отримано

Оплата надійшла, коли замовлення вже було скасовано, і відновити його не вдалося. Менеджер зв’яжеться з вами, щоб домовитися про заміну або повернути кошти.

Отримано: 1 250,50 ₴

${signature('customer')}`);
});

test('whoever paid twice need not worry', () => {
  const { subject, text } = rendered('order-paid-again', { orderId: 42, amount: '1250.50' });
  expect(subject).toBe('Замовлення №\u00a042 оплачено двічі');
  expect(plain(text)).toBe(`Замовлення № 42 оплачено двічі

Ми отримали за це замовлення ще одну оплату. Вона зайва, і менеджер поверне її на вашу картку. Робити нічого не потрібно.

Зайва оплата: 1 250,50 ₴

${signature('customer')}`);
});

test('a cancelled order: why, what became of its codes, and what now', () => {
  const { subject, text, html } = rendered('order-cancelled', { orderId: 42, orderReference: 'x7Yw' });
  expect(subject).toBe('Замовлення №\u00a042 скасовано');
  expect(plain(text)).toBe(`Замовлення № 42 скасовано

Ми не дочекалися оплати, тому скасували замовлення. Якщо ви використали в ньому сертифікат або промокод, ними знову можна скористатися.

Якщо ці товари вам ще потрібні, оформіть нове замовлення на сайті. А якщо кошти з картки все ж списано, зв’яжіться з нами: ми знайдемо ваш платіж.

Сторінка замовлення:
https://rosa.example/order/x7Yw

${signature('customer')}`);
  expect(html).not.toContain('<th');
});

test('the owner is told what happened to which payment, and what to do', () => {
  const { subject, text } = alarm();
  expect(subject).toBe('Оплата без замовлення');
  expect(plain(text)).toBe(`Оплата без замовлення

Платіжна система повідомила про платіж, якого крамниця не знає. Перевірте його в кабінеті платіжної системи.

Номер платежу: x7Yw-1
Сума: 1 250,50 ₴
Стан: Approved

${signature('owner')}`);
});

test.each([
  ['amount_differs', 'Сума оплати не збігається із замовленням', 'Оплату не зараховано.'],
  ['paid_twice', 'Замовлення оплачено двічі', 'поверніть її покупцеві.'],
  ['paid_after_cancelling', 'Скасоване замовлення оплачено', 'запропонуйте заміну або поверніть кошти.'],
] as const)('an alert of %s names the order', (what, subject, words) => {
  const { status: _only, ...known } = alert;
  const letter = rendered('payment-alert', { ...known, what, orderId: 42 });
  expect(letter.subject).toBe(subject);
  expect(plain(letter.text)).toContain(words);
  expect(plain(letter.text)).toContain('\nЗамовлення: № 42\nНомер платежу: x7Yw-1\nСума: 1 250,50 ₴\n');
  expect(letter.text).not.toContain('Стан');
});

test.each([
  [{ amount: null }, 'Сума: невідома'],
  [{ currency: 'USD' }, 'Сума: 1 250,50 USD'],
  [{ amount: '499.90', currency: '' }, 'Сума: 499,90\n'],
])('a sum of %j is written as «%s»', (changes, words) => {
  expect(plain(alarm(changes).text)).toContain(words);
});

test('what a provider or anybody else has said is never markup', () => {
  const { html } = alarm({ reference: '<img src=x onerror=alert(1)>', currency: '<b>&"\'', status: '"><script>' });
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('&lt;b&gt;&amp;&quot;&#39;');
  expect(html).toContain('&quot;&gt;&lt;script&gt;');
  expect(html).not.toMatch(/<img|<script|<b>/);
});

test.each([
  ['order-paid', { orderId: 42, orderReference: 'x', amount: '12,50', rest: '0.00', isCancelled: false }],
  ['payment-alert', { ...alert, amount: '1e3' }],
])('a sum in %s that is not money is not printed', (kind, data) => {
  expect(() => renderLetter({ kind, data }, place)).toThrow('is not money');
});
