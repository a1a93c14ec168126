/** What stands around every page of the back office. */
export const adminWording = {
  title: 'Бек-офіс',
  documentTitle: 'Бек-офіс «Роси»',
  toShop: 'Відкрити крамницю',
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
  /** When the server could not be asked. */
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
  /** What the tab of the browser is called: an order by its number, which would be cut off behind the word. */
  tab: (heading: string, newOrders: number) =>
    `${newOrders > 0 ? `(${newOrders}) ` : ''}${heading.replace(/^Замовлення (?=№)/, '')} · Роса`,
};
