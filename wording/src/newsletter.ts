import { glued } from './glued.ts';

export const newsletterWording = {
  email: 'Електронна пошта',
  placeholder: 'Ваш email',
  subscribe: 'Підписатися',
  toConfirmFirst: glued('Надішлемо лист, щоб підтвердити адресу; відписатися можна будь-коли.'),
  consent: ` ${glued('Про ваші дані читайте')} в\u00a0`,
  consentLink: 'умовах користування',
  invalidEmail: 'Введіть коректний email',
  subscribed: 'Дякуємо за підписку!',
  toConfirm: glued('Залишилося підтвердити адресу: натисніть посилання в листі, який уже прямує до вас.'),
  refused: 'Помилка: Не вдалося підписатися.',
  failed: 'Сталася помилка. Спробуйте пізніше.',
  unsubscribed: 'Ви відписалися.',
};
