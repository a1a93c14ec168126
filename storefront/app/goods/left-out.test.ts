import { kopiykas } from '@shop/domain/money.ts';
import { expect, test } from 'vitest';
import { leftOutTexts } from './left-out.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

test.each([
  ['only products', 560_00, 560_00, undefined, undefined],
  [
    'products and certificates',
    1560_00,
    560_00,
    'Знижка не поширюється на подарункові сертифікати: їх у кошику на 1 000,00 ₴.',
    'Сертифікатом можна оплатити товари й доставку, але не інші сертифікати: за них потрібно сплатити 1 000,00 ₴ карткою або готівкою.',
  ],
  [
    'only certificates',
    1000_00,
    0,
    'У кошику лише подарункові сертифікати, а на них знижка не поширюється.',
    'У кошику лише подарункові сертифікати, а їх іншим сертифікатом оплатити не можна.',
  ],
])('a cart of %s says what codes leave out', (_what, goods, products, promoCode, certificate) => {
  const leftOut = leftOutTexts({ goods: kopiykas(goods), products: kopiykas(products) });
  expect([plain(leftOut?.promoCode), plain(leftOut?.certificate)]).toEqual([promoCode, certificate]);
});
