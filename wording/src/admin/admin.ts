/** The frame of all pages of the back office. */
export const adminWording = {
  title: 'Бек-офіс',
  documentTitle: 'Бек-офіс',
  toShop: 'До крамниці',
  profile: 'Мій профіль',
  noConnection: 'Немає зв’язку із сервером. Перевірте інтернет і спробуйте ще раз.',
  groups: {
    sales: 'Продажі',
    catalogue: 'Каталог',
    content: 'Вміст',
    people: 'Покупці й партнери',
    settings: 'Налаштування',
  },
  menu: 'Меню',
  actions: 'Дії',
  done: 'Готово.',
  cancel: 'Скасувати',
  confirm: 'Підтвердити',
  search: 'Пошук',
  copyPhone: 'Скопіювати номер',
  phoneCopied: 'Номер скопійовано.',
  notMoney: 'Вкажіть суму, наприклад 1250,50.',
  empty: 'Тут поки нічого немає.',
  /** When the server is unreachable. */
  failed: {
    admin: 'Сервер не відповідає',
    list: 'Не вдалося завантажити список. Записи на місці.',
    record: 'Не вдалося завантажити сторінку. Це не означає, що запису немає.',
    settings: 'Не вдалося завантажити збережене. Воно на місці.',
    notRefreshed: 'Не вдалося оновити. Нижче те, що було завантажено раніше.',
    noConnection: 'Немає зв’язку із сервером. Ми пробуємо ще раз самі.',
    byServer: 'Сервер не зміг відповісти. Ми пробуємо ще раз самі.',
    again: 'Спробувати ще раз',
  },
  /** The title of the browser tab. An order is only its number, because a longer title would be cut off. Until the shop's name is known it is left out. */
  tab: (heading: string, shop: string, newOrders: number) =>
    `${newOrders > 0 ? `(${newOrders}) ` : ''}${heading.replace(/^Замовлення (?=№)/, '')}${shop && ` · ${shop}`}`,
};
