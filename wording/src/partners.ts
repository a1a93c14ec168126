import { glued } from './glued.ts';
import { personWording } from './person.ts';

/** Messages of the partner form, shared by the page and the API. */
export const partnerRules = {
  name: 'Введіть коректне значення (мінімум 2 символи)',
  email: personWording.email,
  phone: personWording.phone,
  dateOfBirth: 'Вам має бути більше 18 років',
  required: "Це поле обов'язкове",
  option: glued('Оберіть варіант зі списку'),
  place: 'Введіть коректну назву або адресу',
  webAddress: 'Невірний формат URL',
  photo: 'Завантажте сертифікат',
  consent: glued('Щоб надіслати анкету, погодьтеся на обробку персональних даних'),
};

/** Problems of an uploaded file. */
export const partnerPhotoProblems = {
  unreadable: glued('Файл не схожий на зображення або пошкоджений. Завантажте фото у форматі JPG, PNG або WebP.'),
  tooManyPixels: glued('Зображення завелике: щонайбільше 40\u00a0мегапікселів. Зменште його й завантажте ще раз.'),
  tooLarge: glued('Файл завеликий: щонайбільше 10\u00a0МБ. Оберіть менше фото.'),
  several: glued('Додайте лише один файл.'),
};

export const partnerWording = {
  crumb: 'Партнерам',
  title: 'Анкета партнера',
  lead: glued(
    'Для косметологів, дерматологів і клінік: професійні ціни, навчання та зразки. Заповніть анкету, і менеджер зв’яжеться з вами.',
  ),
  you: 'Про вас',
  lastName: 'Прізвище',
  firstName: 'Ім’я',
  patronymic: 'По батькові',
  dateOfBirth: 'Дата народження',
  email: 'Email',
  phone: 'Телефон',
  profession: 'Фах',
  position: 'Посада',
  education: 'Освіта',
  specialization: 'Спеціалізація',
  choose: 'Оберіть зі списку',
  optional: 'Необов’язково',
  brands: glued('З якими брендами працювали'),
  brandsExample: 'Наприклад: Nordica Derm, Verba',
  work: 'Місце роботи',
  workplace: 'Формат роботи',
  clinicName: 'Назва закладу',
  address: 'Адреса',
  website: 'Вебсайт',
  socialMedia: glued('Професійна сторінка в соцмережах'),
  proof: 'Підтвердження',
  howTheyHeard: glued('Як ви про нас дізналися'),
  photo: 'Фото профільного сертифіката',
  chooseFile: 'Оберіть файл',
  orDrop: glued(' або перетягніть сюди'),
  photoKinds: glued('JPG, PNG або WebP, до 10\u00a0МБ'),
  photoPreview: 'Обране фото',
  removePhoto: 'Прибрати фото',
  kilobytes: (count: number) => `${count}\u00a0КБ`,
  megabytes: (count: string) => `${count}\u00a0МБ`,
  consent: glued('Погоджуюся на обробку персональних даних'),
  consentAccordingTo: glued(' відповідно до '),
  consentLink: 'умов користування',
  submit: 'Надіслати анкету',
  sending: (percent: number) => glued(`Надсилаємо анкету: ${percent} %`),
  checking: glued('Перевіряємо фото…'),
  /** A honeypot field for bots. */
  trap: 'Не заповнюйте це поле',
  wrong: 'Будь ласка, виправте помилки у формі.',
  failed: 'Помилка при відправці форми.',
  received: glued('Дякуємо! Анкету отримано. Менеджер розгляне її та зв’яжеться з вами.'),
};
