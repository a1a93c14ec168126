import { expect, test } from 'vitest';
import { plain, rendered, signature } from '../../../../tests/letters.ts';
import type { LetterData } from './render-letter.ts';

const certificates = ['ROSA-7KQ2', 'ROSA-M9XD'].map((serialNumber) => ({
  serialNumber,
  amount: '1000.00',
  validUntil: '2027-02-28',
}));

test.each([
  [1, 'Подарунковий сертифікат із замовлення № 42'],
  [2, 'Подарункові сертифікати із замовлення № 42'],
])('%d bought certificates come with their codes, values and last days', (count, subject) => {
  const data: LetterData['certificates-issued'] = { orderId: 42, certificates: certificates.slice(0, count) };
  const letter = rendered('certificates-issued', data);
  expect(plain(letter.subject)).toBe(subject);
  expect(plain(letter.text)).toBe(`${subject}

Дякуємо за покупку! Щоб скористатися сертифікатом, введіть його код під час оформлення замовлення.

${data.certificates.map(({ serialNumber }) => `${serialNumber}: 1 000,00 ₴, діє до 28.02.2027 включно\n`).join('')}
У вкладенні файл для друку: кожен сертифікат на окремій сторінці.

Бережіть цей лист: сертифікатом може розрахуватися кожен, хто знає його код.

${signature('customer')}`);
});

test.each([
  [{ name: 'Петро', email: null, sendOn: null }, '1 000,00 ₴, діє до 28.02.2027 включно. Кому: Петро'],
  [{ name: 'Петро', email: 'p@rosa.example', sendOn: null }, 'Кому: Петро. Надсилаємо на p@rosa.example'],
  [
    { name: 'Петро', email: 'p@rosa.example', sendOn: '2026-12-24' },
    'Кому: Петро. Надішлемо 24 грудня 2026 на p@rosa.example',
  ],
])('who bought a gift for %j is told what becomes of it', (recipient, words) => {
  const { text } = rendered('certificates-issued', { orderId: 42, certificates: [{ ...certificates[0]!, recipient }] });
  expect(plain(text)).toContain(`${words}\n`);
});

const gift: LetterData['certificate-gift'] = {
  buyer: 'Софія',
  name: 'Олена',
  message: 'З днем народження!\nОбіймаю',
  certificates,
};

test('a gift says who it is from, what was wished, what it is worth and how to use it', () => {
  const letter = rendered('certificate-gift', gift);
  expect(letter.subject).toBe('Софія дарує вам сертифікат');
  expect(plain(letter.text)).toBe(`Софія дарує вам сертифікат

Вітаємо, Олено! На вас чекає подарунок у крамниці «Роса».

> З днем народження!
> Обіймаю

ROSA-7KQ2: 1 000 грн, діє до 28.02.2027 включно
ROSA-M9XD: 1 000 грн, діє до 28.02.2027 включно

Оберіть, що до душі, і введіть код сертифіката під час оформлення замовлення. Якщо купите на меншу суму, решта залишиться на сертифікаті для наступних покупок.

Обрати подарунок собі:
https://rosa.example

Перевірити залишок:
https://rosa.example/sertificates#ROSA-7KQ2

У вкладенні сертифікат для друку. Бережіть цей лист: сертифікатом може розрахуватися кожен, хто знає його код.

${signature('recipient')}`);
  expect(letter.html).toContain('З днем народження!<br>Обіймаю</blockquote>');
});

test('a gift of somebody who was forgotten is a gift all the same, and needs no words', () => {
  const { subject, text } = rendered('certificate-gift', { ...gift, buyer: '', message: null });
  expect(subject).toBe('Вам подарували сертифікат');
  expect(text).not.toContain('>');
});

test('what somebody has typed is never markup', () => {
  const hostile = '<img src=x onerror=alert(1)>\n<b>';
  const bought = rendered('certificates-issued', {
    orderId: 42,
    certificates: [
      {
        ...certificates[0]!,
        serialNumber: '<u>ROSA</u>',
        recipient: { name: hostile, email: '<i>@x.y', sendOn: null },
      },
    ],
  });
  const brought = rendered('certificate-gift', { ...gift, buyer: hostile, name: hostile, message: hostile });
  for (const { html } of [bought, brought]) expect(html).not.toMatch(/<img|<b>|<u>|<i>/);
});
