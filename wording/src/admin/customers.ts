import type { CustomerDetails, ErasedPerson } from '@shop/contract/admin/customers.ts';
import { plural } from '../plurals.ts';

export const customersWording = {
  name: 'Покупець |||| Покупці',
  fields: {
    last_name: 'Прізвище та ім’я',
    email: 'Електронна пошта',
    phone_number: 'Телефон',
    city: 'Місто',
    is_activated: 'Адресу підтверджено',
    orders_count: 'Замовлень',
    total_spent: 'Витрачено',
    last_order_at: 'Останнє замовлення',
    created_at: 'З нами від',
  },
  search: 'Ім’я, пошта або телефон',
  empty: 'Покупців з обліковим записом ще немає. Хто купує без нього, є лише в замовленнях.',
  onlyAccounts: 'Тут ті, хто має обліковий запис. Покупців без нього шукайте в замовленнях.',
  confirmed: 'Адресу підтверджено',
  notConfirmed: 'Не підтверджено',
  profile: 'Профіль',
  account: 'Обліковий запис',
  wishlist: 'В обраному',
  sessions: 'Відкритих сеансів',
  consent: 'Згоду надано',
  newsletter: 'Розсилка',
  spentHint: 'Отримано за всі замовлення мінус повернено.',
  orders: 'Замовлення',
  noOrders: 'Замовлень ще немає.',
  order: 'Замовлення',
  placed: 'Оформлено',
  state: 'Стан',
  total: 'Сума',
  received: 'Отримано',
  refunded: 'Повернено',
  resend: 'Надіслати підтвердження ще раз',
  resendDone: 'Лист із посиланням надсилається.',
  erase: 'Видалити обліковий запис',
  eraseTitle: 'Видалити обліковий запис?',
  eraseText:
    'Робіть це лише на прохання покупця. Ім’я, пошта й телефон зникнуть з облікового запису та завершених замовлень, повернути їх не можна. Покупець отримає лист.',
  eraseDone: 'Обліковий запис видалено.',
};

export const newsletterStateNames: Record<NonNullable<CustomerDetails['subscription']>, string> = {
  pending: 'Чекає на підтвердження',
  confirmed: 'Підписано',
  unsubscribed: 'Відписано',
};
export const neverSubscribed = 'Не підписувалися';

const orders = (count: number) => plural(count, { one: 'замовленні', few: 'замовленнях', many: 'замовленнях' });

export const erasePersonWording = {
  button: 'Стерти дані покупця',
  title: 'Стерти дані покупця?',
  text: 'Робіть це лише на прохання покупця. Вкажіть пошту й телефон із замовлення: мають збігтися обидва. Ім’я, контакти, адреса й листи зникнуть назавжди, а товари, суми й дати залишаться для обліку. Замовлення в дорозі збереже дані, доки його не завершать. Обліковий запис із цією поштою й телефоном буде видалено.',
  fields: { email: 'Електронна пошта', phone: 'Телефон' },
  agree: 'Стерти назавжди',
  nobody: 'Немає замовлень, облікового запису чи анкети партнера з такою поштою й телефоном. Нічого не змінено.',
  done: ({ orders_erased, orders_waiting, accounts_erased, applications_erased }: ErasedPerson) =>
    [
      orders_erased > 0 && `Дані стерто в ${orders(orders_erased)}.`,
      orders_waiting > 0 && `Дані ще залишаються в ${orders(orders_waiting)}: вони зникнуть після завершення.`,
      accounts_erased > 0 && 'Обліковий запис видалено.',
      applications_erased > 0 && 'Анкету партнера видалено.',
    ]
      .filter(Boolean)
      .join(' '),
};
