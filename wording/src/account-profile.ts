import { longDateAndTime } from './dates.ts';
import { glued } from './glued.ts';

/** The profile of a customer: name, password, sessions and data. */
export const profileWording = {
  actionFailed: 'Сталася помилка. Спробуйте пізніше.',

  notActivated: (email: string) =>
    `${glued('Підтвердьте свою адресу: відкрийте посилання з листа, який ми надіслали на')}\u00a0${email}. ${glued('Тоді тут з’являться й замовлення, які ви оформили раніше без входу.')}`,
  sendAgain: 'Надіслати лист ще раз',
  sentAgain: glued('Лист надіслано. Якщо за кілька хвилин його немає, зазирніть у «Спам».'),

  personal: 'Особисті дані',
  firstName: 'Ім’я',
  lastName: 'Прізвище',
  phone: 'Телефон',
  phonePrefix: '+38',
  phonePlaceholder: '___-___-__-__',
  invalidPhone: 'Невірний номер телефону',
  foreignPhone: (phone: string) => `${glued('Зараз збережено номер іншої країни:')} ${phone}`,
  email: 'Email',
  city: 'Місто',
  passwordForEmailHint: glued('Щоб змінити email, підтвердьте, що це ви.'),
  enterPassword: 'Введіть поточний пароль',
  pendingEmail: (email: string) =>
    `${glued('Ми надіслали посилання на')}\u00a0${email}. ${glued('Відкрийте його й підтвердьте нову адресу, а доти входьте з попередньою.')}`,
  save: 'Зберегти',
  saved: 'Дані успішно збережено!',

  password: 'Зміна пароля',
  currentPassword: 'Поточний пароль',
  newPassword: 'Новий пароль',
  passwordHint: glued('Мінімум 8 символів: велика й мала літери, цифра та спеціальний символ'),
  changePassword: 'Змінити пароль',
  fillAll: 'Заповніть всі поля!',
  passwordChanged: 'Пароль успішно змінено!',
  passwordFailed: 'Не вдалося змінити пароль.',

  sessions: 'Де ви ввійшли',
  sessionsHint: glued('Якщо якийсь пристрій вам не знайомий, завершіть його сеанс і змініть пароль.'),
  device: (browser: string | null, system: string | null) =>
    [browser, system].filter((part) => part !== null).join(', ') || 'Невідомий пристрій',
  thisDevice: 'цей пристрій',
  seen: (moment: Date, address: string) => `${longDateAndTime(moment)} · ${address}`,
  end: 'Завершити',
  endOf: (device: string) => `Завершити сеанс: ${device}`,
  ended: 'Сеанс завершено.',
  signOutEverywhere: 'Вийти на всіх пристроях',

  data: 'Ваші дані',
  dataHint: glued('Файл із усім, що ми про вас знаємо: профіль, замовлення, обране та сеанси.'),
  download: 'Завантажити мої дані',
  fileName: 'moi-dani.json',
  delete: 'Видалити обліковий запис',
  deleteTitle: 'Видалити обліковий запис?',
  deleteHint: glued(
    'Профіль, обране й сеанси зникнуть назавжди. Замовлення залишаться в нашому обліку без ваших даних; ті, що ще в дорозі, ми спершу доставимо. Товари в кошику збережуться.',
  ),
  deleteConfirm: 'Видалити назавжди',
  cancel: 'Скасувати',
};
