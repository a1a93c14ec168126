import type { AccountOrder } from '@shop/contract/customers.ts';
import { glued } from './glued.ts';
import { plural } from './plurals.ts';

const pieces = (count: number) => plural(count, { one: 'шт.', few: 'шт.', many: 'шт.' });

/** The customer's orders, one row each. */
export const accountOrdersWording = {
  empty: 'У вас ще немає замовлень.',
  emptyHint: glued('Щойно ви щось замовите, тут буде видно, де ваше замовлення.'),
  toShop: 'Дивитися новинки',
  loading: 'Завантажуємо замовлення',
  states: {
    new: 'Прийнято',
    confirmed: 'Підтверджено',
    packed: 'Зібрано',
    shipped: 'У дорозі',
    completed: 'Отримано',
    cancelled: 'Скасовано',
    returned: 'Повернено',
  } satisfies Record<AccountOrder['state'], string>,
  paid: 'Оплачено',
  prepaid: 'Передоплачено',
  unpaid: 'Не оплачено',
  onReceipt: 'Оплата під час отримання',
  refunded: 'Кошти повернуто',
  pieces,
  preorder: 'Передзамовлення',
  for: (name: string) => `Кому: ${name}`,
  delivery: 'Доставка',
  byMail: 'електронною поштою',
  waybill: 'Накладна',
  track: (waybill: string) => `Відстежити посилку ${waybill}`,
  total: 'Разом',
  dueOnReceipt: 'Під час отримання',
  open: 'Докладніше',
  repeat: 'Повторити замовлення',
  repeatOf: (number: string) => `Повторити замовлення ${number}`,
  pay: 'Оплатити',
  payFor: (number: string) => `Оплатити замовлення ${number}`,
  notSold: (name: string) => `${name}: більше не продається`,
  fewer: (name: string, count: number) => `${name}: додали лише ${pieces(count)}`,
  enough: (name: string) => `${name}: у кошику вже все, що є`,
  toCart: 'Відкрити кошик',
  repeatFailed: glued('Не вдалося додати товари до кошика. Спробуйте ще раз.'),
};
