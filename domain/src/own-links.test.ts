import { expect, test } from 'vitest';
import { parseTemplate } from './letter-templates.ts';
import { findStrangers, withOwnLinks } from './own-links.ts';

const publicUrl = 'https://rosa.example';
const own = {
  publicUrl,
  contacts: ['shop@rosa.example', '+380441234567', 'https://t.me/rosa_shop', 'https://instagram.com/rosa'],
};
const tokens = (text: string) => parseTemplate(text, ['ім’я', 'сума']).tokens;
const pieces = (text: string) => withOwnLinks(tokens(text), publicUrl);
const found = (text: string) => findStrangers(tokens(text), own);

test.each([
  ['Про це: /page/delivery.', ['/page/delivery']],
  ['(/page/terms#returns) і «/collection/verba?sort=price»', ['/page/terms#returns', '/collection/verba?sort=price']],
  ['https://rosa.example/page/delivery, дякуємо', ['/page/delivery']],
  ['Заходьте: https://rosa.example!', ['']],
  ['https://rosa.example/', ['/']],
  ['/skin-type/dry', ['/skin-type/dry']],
])('in «%s» the shop’s own pages are links', (text, paths) => {
  const addresses = pieces(text).flatMap((piece) => ('address' in piece ? [piece.address] : []));
  expect(addresses).toEqual(paths.map((path) => `${publicUrl}${path}`));
  expect(found(text)).toBeUndefined();
});

test.each([
  'та/або, 24/7, 1/2',
  '//evil',
  '/api/v1/shop/navbar/',
  '/admin',
  '/',
  '/page/{ім’я}',
  '{ім’я}/page/delivery',
  'https://rosa.example{ім’я}',
  'https://rosa.example@evil',
  'https://rosa.example.evil',
  'https://rosa.example:8080',
  'https://rosa.example,evil',
])('«%s» is no link', (text) => {
  expect(pieces(text).filter((piece) => 'address' in piece)).toEqual([]);
});

test('values stay in their places between links', () => {
  expect(pieces('{ім’я}, /page/delivery {сума} \ue000!')).toEqual([
    { value: 'ім’я' },
    { text: ', ' },
    { address: `${publicUrl}/page/delivery` },
    { text: ' ' },
    { value: 'сума' },
    { text: ' !' },
  ]);
});

test.each([
  'Дякуємо! Ми працюємо з 10:00 до 19.30, т.д. і т.п. Чекайте…Так',
  'Діє до 28.02.2027, від 1 000 000 грн, {сума} ₴, 100\u00a0000,00 ₴. А 2 < 3 & 4 > 3.',
  'Пишіть на shop@rosa.example, телефонуйте +380441234567 10:00–19:00',
  'Телефони: +38 (044) 123-45-67, 044 123 45 67 і 38\u00a0044‑123‑45‑67.',
  'Ми в телеграмі: https://t.me/rosa_shop, https://instagram.com/rosa/',
  'Адреса: вул. Григорія Кочура, 16а. (Вхід з двору).Чекаємо 👩‍👩‍👧',
])('«%s» is plain text', (text) => {
  expect(found(text)).toBeUndefined();
});

test.each([
  ['<b>Увага</b>', 'markup', '<b>'],
  ['<script>alert(1)</script>', 'markup', '<script>'],
  ['<img src=x>', 'markup', '<img'],
  ['&#60;b', 'markup', '&#60;'],
  ['＜b＞', 'markup', '<b>'],
  ['Дивіться https://evil.com/x', 'web_address', 'https://evil.com/x'],
  ['Дивіться evil.com', 'web_address', 'evil.com'],
  ['www.evil', 'web_address', 'www.evil'],
  ['hxxp evil', 'web_address', 'hxxp'],
  ['javascript:alert', 'web_address', 'javascript:alert'],
  ['//evil', 'web_address', '//evil'],
  ['злодій.укр', 'web_address', 'злодій.укр'],
  ['xn--80ak6aa92e', 'web_address', 'xn--80ak6aa92e'],
  ['💩.la', 'web_address', '💩.la'],
  ['evil\u200b.\u2060com', 'web_address', 'evil.com'],
  ['ev\u00adil。com', 'web_address', 'evil.com'],
  ['ｅｖｉｌ．ｃｏｍ', 'web_address', 'evil.com'],
  ['evil․com', 'web_address', 'evil.com'],
  ['192.168.0.1', 'web_address', '192.168.0.1'],
  ['{ім’я}.com', 'web_address', 'x.com'],
  ['evil.{ім’я}com', 'web_address', 'evil.xcom'],
  ['evil.com/{ім’я}', 'web_address', 'evil.com/x'],
  ['https://rosa.example.evil.com/page', 'web_address', 'https://rosa.example.evil.com/page'],
  ['https://rosa.example@evil.com', 'contact', 'https://rosa.example@evil.com'],
  ['https://rosa.example{ім’я}', 'web_address', 'https://rosa.examplex'],
  ['https://rosa.example/api/v1/', 'web_address', 'https://rosa.example/api/v1/'],
  ['https://t.me/rosa_shop_evil', 'web_address', 'https://t.me/rosa_shop_evil'],
  ['rosa.example', 'web_address', 'rosa.example'],
  ['thief@evil.example', 'contact', 'thief@evil.example'],
  ['thief＠evil', 'contact', 'thief@evil'],
  ['shop@rosa.example.evil.com', 'contact', 'shop@rosa.example.evil.com'],
  ['not-shop@rosa.example', 'contact', 'not-shop@rosa.example'],
  ['Пишіть @thief', 'contact', '@thief'],
  ['Дзвоніть 067 111 22 33', 'contact', '067 111 22 33'],
  ['+38 (067) 111–22–33', 'contact', '38 (067) 111-22-33'],
  ['٠٦٧١١١٢٢٣٣', 'contact', '0000000000'],
  ['067111{сума}', 'contact', '0671110'],
  ['0671112{ім’я}', 'contact', '06711120'],
])('«%s» is refused', (text, rule, what) => {
  expect(found(text)).toEqual({ rule, found: what });
});
