import type { CustomerDetails } from '@shop/contract/admin/customers.ts';

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
  confirmed: 'Підтверджено',
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
