/** Messages of the API about accounts; pages have their own texts. */
export const accountWording = {
  badLink: 'Посилання недійсне або застаріло. Попросіть надіслати нове.',
  emailTaken: 'Обліковий запис із таким email уже є. Увійдіть або відновіть пароль.',
  passwordForEmail: 'Щоб змінити email, введіть поточний пароль.',
};
