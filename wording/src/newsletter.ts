import { glued } from './glued.ts';

export const newsletterWording = {
  title: glued('Лист із росою'),
  text: glued('Раз на два тижні: новинки, поради косметолога й закриті пропозиції.'),
  email: 'Електронна пошта',
  placeholder: 'Ваш email',
  subscribe: 'Підписатися',
  consent: glued('Підписуючись, ви погоджуєтеся з '),
  consentLink: 'умовами користування',
  invalidEmail: 'Введіть коректний email',
  subscribed: 'Дякуємо за підписку!',
  refused: 'Помилка: Не вдалося підписатися.',
  failed: 'Сталася помилка. Спробуйте пізніше.',
};
