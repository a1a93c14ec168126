import { glued } from './glued.ts';
import { vocative } from './vocative.ts';

/** The frame of the account pages. */
export const accountPageWording = {
  title: 'Обліковий запис',
  description: 'Ваш профіль, замовлення й обране.',
  hello: 'Вітаємо!',
  /** Omits a name whose vocative is uncertain. */
  helloTo: (firstName: string) => {
    const called = vocative(firstName);
    return called === firstName ? 'Вітаємо!' : `Вітаємо, ${called}`;
  },
  sections: { profile: 'Профіль', orders: 'Замовлення', wishlist: 'Обране' },
  signOut: 'Вийти',
  signOutFailed: glued('Не вдалося вийти. Перевірте інтернет і спробуйте ще раз.'),
  loading: 'Завантажуємо ваші дані',
  failed: glued('Не вдалося завантажити дані. Спробуйте ще раз.'),
  offline: glued('Немає з’єднання з інтернетом. Дані з’являться, щойно воно відновиться.'),
  again: 'Спробувати ще раз',
  needsScripts: glued('Щоб побачити свій обліковий запис, увімкніть JavaScript у налаштуваннях браузера.'),

  deleted: 'Обліковий запис видалено',
  deletedHint: glued('Дякуємо, що були з нами. Будемо раді бачити вас знову.'),
};
