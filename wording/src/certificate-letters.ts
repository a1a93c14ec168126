import { longDay } from './dates.ts';
import { glued } from './glued.ts';
import { vocative } from './vocative.ts';

const fact = (sum: string, validUntil: string) => `${sum}, діє до ${validUntil.split('-').reverse().join('.')} включно`;

export const certificatesIssuedWording = {
  subject: (count: number, orderId: number) =>
    `${count === 1 ? 'Подарунковий сертифікат' : 'Подарункові сертифікати'} із замовлення №\u00a0${orderId}`,
  howToUse: glued('Дякуємо за покупку! Щоб скористатися сертифікатом, введіть його код під час оформлення замовлення.'),
  print: glued('У вкладенні файл для друку: кожен сертифікат на окремій сторінці.'),
  keep: glued('Бережіть цей лист: сертифікатом може розрахуватися кожен, хто знає його код.'),
  fact,
  blocked: (sum: string) => `${sum}, заблоковано: кошти за нього повернуто`,
  for: (name: string) => `Кому: ${name}`,
  sentAtOnce: (email: string) => `Надсилаємо на ${email}`,
  sentOn: (email: string, day: string) => `Надішлемо ${longDay(day)} на ${email}`,
};

export const certificateGiftWording = {
  subject: (buyer: string) => `${buyer} дарує вам сертифікат`,
  /** For a certificate from the shop itself, or of a buyer whose data were erased. */
  subjectWithoutGiver: 'Вам подарували сертифікат',
  greeting: (name: string, shop: string) =>
    glued(`Вітаємо, ${vocative(name)}! На вас чекає подарунок у крамниці «${shop}».`),
  howToUse: glued('Оберіть, що до душі, і введіть код сертифіката під час оформлення замовлення.'),
  rest: glued('Якщо купите на меншу суму, решта залишиться на сертифікаті для наступних покупок.'),
  choose: glued('Обрати подарунок собі'),
  balance: glued('Перевірити залишок'),
  print: glued('У вкладенні сертифікат для друку.'),
  keep: glued('Бережіть цей лист: сертифікатом може розрахуватися кожен, хто знає його код.'),
  fact,
};
