import { glued } from './glued.ts';
import { vocative } from './vocative.ts';

const ignoreIt = 'не зважайте на цей лист: нічого не зміниться.';

export const activationWording = {
  subject: 'Підтвердьте електронну адресу',
  welcome: (firstName: string, shop: string) =>
    glued(`Вітаємо в крамниці «${shop}», ${vocative(firstName)}. Залишилося підтвердити, що ця адреса належить вам.`),
  earlierOrders: glued(
    'Якщо ви вже купували в нас із цією адресою та цим номером телефону, ті замовлення теж з’являться в обліковому записі.',
  ),
  confirm: 'Підтвердити адресу',
  otherwise: (shop: string) =>
    glued(`Посилання діє 24 години. Якщо ви не реєструвалися в крамниці «${shop}», ${ignoreIt}`),
};

export const passwordResetWording = {
  subject: glued('Новий пароль до облікового запису'),
  asked: (firstName: string) =>
    glued(`${vocative(firstName)}, ми отримали прохання змінити пароль до вашого облікового запису.`),
  choose: 'Задати новий пароль',
  otherwise: glued(
    'Посилання діє 24 години, скористатися ним можна один раз. Якщо ви цього не просили, нічого не робіть: пароль лишиться таким, як був.',
  ),
};

export const emailChangeWording = {
  subject: 'Підтвердьте нову електронну адресу',
  asked: (firstName: string, shop: string) =>
    glued(
      `${vocative(firstName)}, ви хочете входити в крамницю «${shop}» з цією адресою. Підтвердьте, що вона ваша, і ми замінимо нею попередню.`,
    ),
  confirm: activationWording.confirm,
  otherwise: glued(`Посилання діє 24 години. Якщо ви цього не просили, ${ignoreIt}`),
};

export const emailTakenWording = {
  subject: glued('За цією адресою вже є обліковий запис'),
  taken: (shop: string) =>
    glued(
      `Цю електронну адресу хотіли вказати в іншому обліковому записі крамниці «${shop}», але за нею вже є обліковий запис.`,
    ),
  wasItYou: glued('Якщо це були ви, увійдіть до нього. Не пам’ятаєте пароля — задайте новий.'),
  logIn: 'Увійти',
  choosePassword: passwordResetWording.choose,
  otherwise: glued(`Якщо це були не ви, ${ignoreIt}`),
};

export const emailChangedWording = {
  subject: 'Електронну адресу змінено',
  changed: (firstName: string, email: string) =>
    glued(`${vocative(firstName)}, відтепер до вашого облікового запису входять з адресою ${email}.`),
  otherwise: glued('Якщо це зробили не ви, одразу напишіть нам: ми допоможемо повернути доступ.'),
  write: 'Написати нам',
};

export const accountDeletedWording = {
  subject: 'Обліковий запис видалено',
  deleted: (firstName: string, shop: string) =>
    glued(`${vocative(firstName)}, ваш обліковий запис у крамниці «${shop}» видалено.`),
  orders: glued(
    'Ваші замовлення лишаються в нас без імені, телефону й адреси. Ті, що ще в дорозі, знеособимо, щойно їх буде завершено.',
  ),
  farewell: glued('Дякуємо, що були з нами. Будемо раді бачити вас знову.'),
};
