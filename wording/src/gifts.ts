import { dayAndMonth } from './dates.ts';
import { glued } from './glued.ts';
import { plural } from './plurals.ts';

/** A certificate bought as a gift. */
export const giftWording = {
  title: 'Кому подаруємо?',
  hint: glued(
    'Ім’я й побажання надрукуємо на сертифікаті. З адресою ми самі надішлемо його того дня, який ви оберете.',
  ),
  add: 'Кому подаруємо?',
  addOf: (kind: string) => `Кому подаруємо? ${kind}`,
  /** «Кому: Олена, 24 грудня» */
  short: ({ name, sendOn }: { name: string; sendOn: string | null }) =>
    `Кому: ${name}${sendOn ? `, ${dayAndMonth(sendOn)}` : ''}`,
  edit: 'Змінити',
  editOf: (name: string) => `Змінити, кому подаруємо: ${name}`,
  remove: 'Прибрати',
  save: 'Зберегти',
  cancel: 'Скасувати',
  name: 'Ім’я',
  email: 'Email (необов’язково)',
  emailHint: glued('Без адреси сертифікат отримаєте лише ви.'),
  message: 'Побажання (необов’язково)',
  sendOn: 'Коли надіслати (необов’язково)',
  sendOnHint: glued('О 9:00 за Києвом. Без дати — одразу після оплати.'),
  left: (count: number) => `Залишилося ${plural(count, { one: 'символ', few: 'символи', many: 'символів' })}`,

  nameNeeded: 'Введіть ім’я',
  emailForDay: glued('Щоб надіслати сертифікат у цей день, потрібна адреса'),
  otherDay: glued('Оберіть день від сьогодні до пів року наперед'),
};
