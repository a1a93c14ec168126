/** What stands around every page of the back office. */
export const officeWording = {
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
  notMoney: 'Вкажіть суму, наприклад 1250,50.',
  empty: 'Тут поки нічого немає.',
};
