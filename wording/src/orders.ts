import { glued } from './glued.ts';
import { plural } from './plurals.ts';

export const orderWording = {
  confirmed: glued('Дякуємо за замовлення!'),
  confirmedTitle: 'Дякуємо за замовлення',
  confirmedDescription: 'Номер і склад вашого замовлення.',
  number: (id: number) => `№\u00a0${id}`,
  order: 'Замовлення',
  isAccepted: glued('прийнято. Найближчим часом вам зателефонує адміністратор, щоб підтвердити деталі.'),
  isMailed: glued('прийнято. Код сертифіката надійде на вашу електронну пошту.'),
  notPaid: 'Замовлення не оплачено!',
  notPaidTitle: 'Замовлення не оплачено',
  notPaidDescription: 'Що сталося із замовленням і що робити далі.',
  contents: 'Склад замовлення',
  /** '2 шт. × 540,00 ₴'. */
  times: (count: number, price: string) =>
    `${plural(count, { one: 'шт.', few: 'шт.', many: 'шт.' })}${count > 1 ? ` ×\u00a0${price}` : ''}`,
  preorder: 'Передзамовлення',
  toOrder: 'Сторінка замовлення',
  toHome: 'На головну',
  toContacts: 'Зв’язатися з менеджером',
  loading: 'Завантажуємо ваше замовлення',
  failed: glued('Не вдалося завантажити склад замовлення. Саме замовлення збережено.'),
  again: 'Спробувати ще раз',
  unknown: glued('Склад цього замовлення більше недоступний. Якщо маєте питання, назвіть менеджеру його номер.'),
  nothing: 'Тут ще немає замовлення',
  nothingHint: glued('Щойно ви оформите замовлення, тут з’являться його номер і склад.'),
  needsScripts: glued('Щоб побачити номер і склад замовлення, увімкніть JavaScript у налаштуваннях браузера.'),
};
