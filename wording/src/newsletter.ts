import { glued } from './glued.ts';

export const newsletterWording = {
  title: glued('Лист із росою'),
  text: glued('Раз на два тижні: новинки, поради косметолога й промокоди для підписників.'),
  email: 'Електронна пошта',
  placeholder: 'Ваш email',
  subscribe: 'Підписатися',
  consent: `${glued('Надішлемо лист, щоб підтвердити адресу; відписатися можна будь-коли. Про ваші дані читайте')} в\u00a0`,
  consentLink: 'умовах користування',
  invalidEmail: 'Введіть коректний email',
  subscribed: 'Дякуємо за підписку!',
  refused: 'Помилка: Не вдалося підписатися.',
  failed: 'Сталася помилка. Спробуйте пізніше.',
  unsubscribed: 'Ви відписалися.',
};
