import { certificateCodeNeeded } from './certificate-code.ts';
import { longDay } from './dates.ts';
import { glued } from './glued.ts';

export const certificatesWording = {
  title: 'Подарункові сертифікати',
  text: glued(
    'Якщо не знаєте, що обрати в подарунок. Сертифікат діє на весь каталог, а код надішлемо на вашу електронну пошту після оплати.',
  ),
  addToCart: 'В кошик',
  addThisToCart: (name: string, value: string) => `В кошик: ${name}, ${value}`,
  price: (price: string) => `Ціна ${price}`,
  none: 'Сертифікатів поки що немає',
  noneHint: glued('Ми вже готуємо нові. А поки погляньте на новинки: може, подарунок знайдеться серед них.'),
  toNewProducts: 'Дивитися новинки',

  balance: 'Перевірити залишок',
  balanceText: glued('Маєте сертифікат? Введіть його код, і ми скажемо, скільки на ньому коштів і доки він діє.'),
  code: 'Код сертифіката',
  codeExample: 'A7B3-7KQ2-M9XD-AB2C-9XYZ',
  check: 'Перевірити',
  codeNeeded: certificateCodeNeeded,
  left: (sum: string) => `На сертифікаті ${sum}`,
  validUntil: (date: string) => `Діє до ${longDay(date)} включно`,
  checkFailed: glued('Не вдалося перевірити сертифікат. Спробуйте ще раз.'),
};
