import type { LetterTextKind, LetterTexts } from '@shop/contract/admin/letter-texts.ts';
import { expect, test } from 'vitest';
import { place, plain, rendered, signature } from '../../../../tests/letters.ts';
import { type LetterData, type LetterKind, renderLetter } from './render-letter.ts';

const unchanged: LetterTexts = { subject: 'Тема', preheader: '', opening: 'Початок.', closing: '' };

/** A letter of a shop that has changed a text, and what failed. */
function renderedWith<Kind extends LetterKind>(
  kind: Kind,
  data: LetterData[Kind],
  changed: Partial<Record<LetterTextKind, Partial<LetterTexts>>>,
) {
  const failures: [string, string][] = [];
  const byKind = new Map(Object.entries(changed).map(([of, texts]) => [of, { ...unchanged, ...texts }]));
  const whenFailed = (of: string, failure: string) => void failures.push([of, failure]);
  return { ...renderLetter({ kind, data }, { ...place, texts: { byKind, whenFailed } }), failures };
}

const order: LetterData['order-placed'] = {
  orderId: 42,
  orderReference: 'x7Yw',
  recipient: 'Олена Коваль',
  lines: [{ name: 'Сироватка', quantity: 1, price: '784.00', isPreorder: false }],
  goods: '784.00',
  promoDiscount: '0.00',
  certificateDiscount: '0.00',
  deliveryCost: '0.00',
  total: '784.00',
  dueOnline: '0.00',
  deliveryType: 'pickup',
  deliveryAddress: 'Київ',
  paymentMethod: 'cash',
};

const previewOf = (html: string) => /<body[^>]*>\s*<div style="display:none[^"]*">(.*?)&#847;/s.exec(html)?.[1];

test('the words of the shop stand around what the letter says itself, with their values and links', () => {
  const { subject, text, html, failures } = renderedWith('order-placed', order, {
    'order-placed': {
      subject: '{крамниця}: замовлення №\u00a0{номер замовлення} на {сума}',
      preheader: 'Уже збираємо, {отримувач}',
      opening: 'Вітаємо, {отримувач}!\n\nПро доставку: /page/delivery.',
      closing: 'Бережіть себе.\nВаша {крамниця}',
    },
    frame: { closing: 'З повагою, {крамниця}' },
  });
  expect(plain(subject)).toBe('Роса: замовлення № 42 на 784,00 ₴');
  expect(plain(text)).toBe(`Роса: замовлення № 42 на 784,00 ₴

Вітаємо, Олена Коваль!

Про доставку: https://rosa.example/page/delivery. Найближчим часом вам зателефонує адміністратор, щоб підтвердити деталі.

Сироватка, 1 шт.: 784,00 ₴

Товари: 784,00 ₴
Доставка: безкоштовно
Разом: 784,00 ₴
До сплати під час отримання: 784,00 ₴

Отримувач: Олена Коваль
Спосіб доставки: Самовивіз
Адреса: Київ
Оплата: Під час отримання

Сторінка замовлення:
https://rosa.example/order/x7Yw

Бережіть себе.

Ваша Роса

З повагою, Роса

${signature('customer')}`);
  expect(previewOf(html)).toBe('Уже збираємо, Олена Коваль');
  expect(html).toContain('href="https://rosa.example/page/delivery"');
  expect(failures).toEqual([]);
});

test.each([
  '{сума}',
  '{крамниця}',
  '{номер замовлення',
  '<b>Олена</b>',
  '/page/delivery',
  'https://rosa.example/page/delivery',
  '$& &amp;',
])('a customer called «%s» is only a name', (recipient) => {
  const texts = { subject: 'Для: {отримувач}', preheader: '{отримувач}', opening: 'Вітаємо, {отримувач} !' };
  const { subject, text, html, failures } = renderedWith(
    'order-placed',
    { ...order, recipient },
    { 'order-placed': texts },
  );
  expect(plain(subject)).toBe(`Для: ${recipient}`);
  expect(plain(text)).toContain(`Вітаємо, ${recipient} ! `);
  expect(html).not.toMatch(/<b>|href="[^"]*page\/delivery/);
  expect(failures).toEqual([]);
});

test('a name with line breaks adds neither a header nor a paragraph', () => {
  const buyer = 'Софія\r\nBcc: thief@evil.example\u2028\n\nПривіт';
  const gift = { buyer, name: 'Олена', message: null, certificates: [] };
  const { subject } = rendered('certificate-gift', gift);
  expect(plain(subject)).toBe('Софія Bcc: thief@evil.example Привіт дарує вам сертифікат');
  expect(subject).not.toMatch(/[\r\n\u2028]/);
});

test.each([
  [
    'a value that is gone',
    { opening: 'Вітаємо, {прізвище}!' },
    'Значення {прізвище} у цьому листі немає. Тут можна: {крамниця}, {номер замовлення}, {сума}, {отримувач}.',
  ],
  [
    'a brace that is open',
    { subject: '{крамниця' },
    'Фігурні дужки стоять лише навколо значень: відкрийте й закрийте кожну.',
  ],
  [
    'no text at all',
    { closing: undefined as unknown as string },
    "Cannot read properties of undefined (reading 'split')",
  ],
])('with %s the original goes out, and its failure is told', (_what, texts, failure) => {
  const { failures, ...letter } = renderedWith('order-placed', order, { 'order-placed': texts });
  expect(letter).toEqual(rendered('order-placed', order));
  expect(failures).toEqual([['order-placed', failure]]);
});

test('a signature that fails leaves the words of the letter as they are', () => {
  const { subject, text, failures } = renderedWith('order-placed', order, {
    'order-placed': {},
    frame: { closing: '{ім’я}' },
  });
  expect(subject).toBe('Тема');
  expect(text).toContain('Початок.');
  expect(failures).toEqual([['frame', 'Значення {ім’я} у цьому листі немає. Тут можна: {крамниця}.']]);
});

test('sentences about the case stay whatever the shop writes', () => {
  const cancelled = { orderId: 42, orderReference: 'x7Yw', isByStaff: true, isRefundDue: true };
  const { text } = renderedWith('order-cancelled', cancelled, { 'order-cancelled': { opening: 'Нам прикро.' } });
  expect(plain(text)).toContain(`Ми скасували ваше замовлення. Нам прикро.

Кошти, які ви сплатили, ми повернемо.

Якщо це сталося без вашої згоди`);
  const late = { orderId: 42, orderReference: 'x7Yw', amount: '1.00', rest: '0.00', isCancelled: true };
  const paidLate = renderedWith('order-paid', late, { 'order-paid': { opening: 'Чудово!' } });
  expect(paidLate.text).toBe(rendered('order-paid', late).text);
});

test('letters to the staff end without the signature for customers', () => {
  const data = { orderId: 42, total: '10.00' };
  expect(renderedWith('new-order', data, { frame: { closing: 'З повагою' } })).toMatchObject(
    rendered('new-order', data),
  );
});
