import { glued } from './glued.ts';
import { vocative } from './vocative.ts';

/** Staff have one field for the whole name: people are called by its first word. */
const called = (name: string) => vocative(name.trim().split(/\s/)[0] ?? '');

export const staffInvitationWording = {
  subject: (shop: string) => glued(`Запрошення до крамниці «${shop}»`),
  invited: (name: string, invitedBy: string, shop: string) =>
    glued(
      `${called(name)}, вас запрошують працювати в бек-офісі крамниці «${shop}». Запрошення надсилає ${invitedBy}.`,
    ),
  role: (role: string) => glued(`Ваша роль: ${role}.`),
  choose: 'Задати пароль',
  next: glued(
    'Посилання діє 48 годин, скористатися ним можна один раз. Далі ви входитимете з цією поштою та своїм паролем.',
  ),
  otherwise: glued('Якщо ви не чекали запрошення, не зважайте на цей лист: нічого не станеться.'),
};

export const staffPasswordResetWording = {
  subject: glued('Новий пароль до бек-офісу'),
  asked: (name: string, shop: string) =>
    glued(`${called(name)}, ми отримали прохання змінити ваш пароль до бек-офісу крамниці «${shop}».`),
  choose: 'Задати новий пароль',
  otherwise: glued(
    'Посилання діє 24 години, скористатися ним можна один раз. Якщо ви цього не просили, нічого не робіть: пароль лишиться таким, як був.',
  ),
};

export const peopleExportedWording = {
  subject: glued('Вивантажено дані людей'),
  exported: (by: string) => glued(`Із бек-офісу вивантажено список із даними людей. Це робить ${by}.`),
  what: 'Що',
  lists: { order: 'Замовлення', customer: 'Покупці', subscription: 'Підписники' },
  period: 'За який час',
  allTime: 'за весь час',
  format: 'Формат',
  at: 'Коли',
  otherwise: glued(
    'Якщо цього не мало статися, завершіть сеанси працівника, дайте йому новий пароль і заберіть у його ролі право вивантажувати списки людей.',
  ),
  toStaff: 'Відкрити працівників',
};
