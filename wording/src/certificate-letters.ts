import { longDay } from './dates.ts';
import { glued } from './glued.ts';

const fact = (sum: string, validUntil: string) => `${sum}, діє до ${validUntil.split('-').reverse().join('.')} включно`;

export const certificatesIssuedWording = {
  certificates: (count: number) => (count === 1 ? 'Подарунковий сертифікат' : 'Подарункові сертифікати'),
  fact,
  blocked: (sum: string) => `${sum}, заблоковано: кошти за нього повернуто`,
  for: (name: string) => `Кому: ${name}`,
  sentAtOnce: (email: string) => `Надсилаємо на ${email}`,
  sentOn: (email: string, day: string) => `Надішлемо ${longDay(day)} на ${email}`,
};

export const certificateGiftWording = {
  giver: (buyer: string) => `${buyer} дарує вам сертифікат`,
  /** For a certificate from the shop itself, or of a buyer whose data were erased. */
  noGiver: 'Вам подарували сертифікат',
  howToUse: glued('Оберіть, що до душі, і введіть код сертифіката під час оформлення замовлення.'),
  rest: glued('Якщо купите на меншу суму, решта залишиться на сертифікаті для наступних покупок.'),
  choose: glued('Обрати подарунок собі'),
  balance: glued('Перевірити залишок'),
  fact,
};
