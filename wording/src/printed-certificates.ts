import { longDay } from './dates.ts';
import { glued } from './glued.ts';

/** Texts on a printed gift certificate. */
export const printedCertificateWording = {
  fileName: 'Подарунковий сертифікат.pdf',
  documentTitle: (count: number, shop: string) =>
    `${count === 1 ? 'Подарунковий сертифікат' : 'Подарункові сертифікати'} «${shop}»`,
  title: 'Подарунковий сертифікат',
  for: 'Кому',
  code: 'Код сертифіката',
  validUntil: (day: string) => `Діє до ${longDay(day)} включно`,
  scan: 'Перевірити залишок',
  terms: glued(
    'Діє на весь каталог. Введіть код під час оформлення замовлення на сайті. Якщо купите на меншу суму, решта залишиться на сертифікаті. Код — як готівка: ним може розрахуватися кожен, хто його знає.',
  ),
  address: (shop: string, site: string, address: string) => `${shop}, ${site} · ${address}`,
};
