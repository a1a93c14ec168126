import { glued } from './glued.ts';
import { needsScripts } from './needs-scripts.ts';

/** Texts shared by several account pages. */
export const customerWording = {
  email: 'Email',
  password: 'Пароль',
  currentPassword: 'Поточний пароль',
  newPassword: 'Новий пароль',
  repeatPassword: 'Повторіть пароль',
  ruleKept: 'виконано',
  ruleBroken: 'не виконано',
  enterEmail: 'Введіть email',
  enterPassword: 'Введіть пароль',
  enterCurrentPassword: 'Введіть поточний пароль',
  toLogin: 'Увійти',
  toAccount: 'До облікового запису',
  failed: 'Сталася помилка. Спробуйте пізніше.',
  letterFailed: 'Не вдалося надіслати лист. Спробуйте ще раз.',
  needsScripts,
};

export const loginWording = {
  title: 'Вхід',
  description: glued('Увійдіть, щоб бачити свої замовлення й обране.'),
  submit: 'Увійти',
  wrong: 'Невірний email або пароль',
  forgotten: 'Забули пароль?',
  register: 'Створити обліковий запис',
};

export const registrationWording = {
  title: 'Реєстрація',
  lead: glued('Зберігайте свої дані, історію замовлень та обране.'),
  firstName: 'Ім’я',
  lastName: 'Прізвище',
  phone: 'Телефон',
  consent: glued('Погоджуюся на обробку персональних даних'),
  consentAccordingTo: glued(' відповідно до '),
  consentLink: 'умов користування',
  consentNeeded: glued('Щоб зареєструватися, погодьтеся на обробку персональних даних'),
  submit: 'Зареєструватися',
  alreadyRegistered: glued('Уже з нами?'),
};

export const registeredWording = {
  title: 'Обліковий запис створено',
  heading: 'Залишився один крок',
  sent: glued('Ми надіслали вам лист. Відкрийте посилання з нього, щоб підтвердити адресу.'),
  sentTo: (email: string) =>
    glued(`Ми надіслали лист на ${email}. Відкрийте посилання з нього, щоб підтвердити адресу.`),
  hint: glued(
    'Посилання діє 24 години. Якщо листа немає, зазирніть у «Спам»; надіслати його ще раз можна в обліковому записі.',
  ),
};

export const resetRequestWording = {
  title: 'Відновлення пароля',
  heading: 'Забули пароль?',
  lead: glued('Вкажіть email, з яким реєструвалися. Надішлемо посилання, щоб задати новий пароль.'),
  submit: 'Надіслати посилання',
  failedInEnglish: 'Failed to send the password reset email. Please try again.',
  back: 'Повернутися до входу',
};

export const resetSentWording = {
  title: 'Перевірте пошту',
  sent: glued('Якщо за цією адресою є обліковий запис, лист із посиланням уже в дорозі.'),
  hint: glued('Посилання діє 24 години. Якщо за кілька хвилин листа немає, зазирніть у «Спам».'),
  again: 'Надіслати ще раз',
};

export const newPasswordWording = {
  title: 'Новий пароль',
  lead: glued('Після зміни на всіх пристроях потрібно буде ввійти знову.'),
  submit: 'Зберегти пароль',
  differ: 'Паролі не збігаються.',
  noUid: 'UID не знайдено в URL.',
  refused: 'Зміна пароля не вдалася. Спробуйте ще раз.',
  failed: 'Сталася помилка. Спробуйте ще раз.',
  leadingOn: glued('Зараз відкриється сторінка входу.'),
  newLink: 'Надіслати нове посилання',
};

export const activationPageWording = {
  title: 'Підтвердження email',
  lead: glued('Натисніть кнопку, щоб підтвердити, що ця електронна адреса належить вам.'),
  confirm: 'Підтвердити email',
  failed: 'Не вдалося підтвердити email. Спробуйте ще раз.',
  failedInEnglish: 'Failed to activate the account. Please try again.',
  askAgain: glued('Якщо посилання вже не діє, надішлемо нове.'),
  askInAccount: glued('Якщо посилання вже не діє, попросіть нове в обліковому записі.'),
  resend: 'Надіслати нове посилання',
  resent: glued('Якщо цю адресу ще не підтверджено, лист із новим посиланням уже в дорозі.'),
};

export const newEmailWording = {
  title: 'Підтвердження нової адреси',
  lead: glued('Натисніть кнопку, і відтепер ви входитимете з новою адресою.'),
  confirm: 'Підтвердити нову адресу',
  failed: 'Не вдалося підтвердити нову адресу. Спробуйте ще раз.',
};

export const passwordChangeWording = {
  title: 'Зміна пароля',
  lead: glued('Тут ви лишитеся в обліковому записі, а на інших пристроях потрібно буде ввійти знову.'),
  submit: 'Змінити пароль',
  differ: 'Нові паролі не збігаються',
  changed: 'Пароль успішно змінено',
  failed: 'Не вдалося змінити пароль. Перевірте ваші дані та спробуйте ще раз.',
};
