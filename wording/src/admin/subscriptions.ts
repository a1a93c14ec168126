export const subscriptionsWording = {
  name: 'Підписка |||| Підписки на розсилку',
  fields: {
    email: 'Електронна пошта',
    state: 'Стан',
    created_at: 'Запитано',
    confirmed_at: 'Підтверджено',
    unsubscribed_at: 'Відписано',
  },
  search: 'Електронна пошта',
  empty: 'Підписок ще немає.',
  export: 'Вивантажити',
  unsubscribe: 'Відписати',
  unsubscribeTitle: 'Відписати цю адресу?',
  unsubscribeText: 'Розсилка більше не надходитиме. Підписатися знову людина зможе лише сама.',
  unsubscribeDone: 'Адресу відписано.',
};
