import { glued } from './glued.ts';
import { partnerWording } from './partners.ts';
import { vocative } from './vocative.ts';

export const partnerAppliedWording = {
  subject: glued('Ми отримали вашу анкету партнера'),
  thanks: (firstName: string, shop: string) =>
    glued(`${vocative(firstName)}, дякуємо за інтерес до партнерства з крамницею «${shop}». Вашу анкету отримано.`),
  next: glued('Менеджер розгляне її та зв’яжеться з вами за вказаним номером телефону або цією адресою.'),
  otherwise: glued('Якщо анкету надіслали не ви, напишіть нам: ми видалимо її разом із фото.'),
};

export const partnerApprovedWording = {
  subject: (shop: string) => glued(`Вітаємо серед партнерів крамниці «${shop}»`),
  decision: (firstName: string) => glued(`${vocative(firstName)}, ми розглянули вашу анкету й раді співпраці з вами.`),
  next: glued('Менеджер зв’яжеться з вами, щоб розповісти про умови для партнерів і відповісти на запитання.'),
};

export const partnerDeclinedWording = {
  subject: (shop: string) => glued(`Ваша анкета партнера крамниці «${shop}»`),
  decision: (firstName: string) =>
    glued(`${vocative(firstName)}, дякуємо за вашу анкету. На жаль, зараз ми не можемо запропонувати партнерство.`),
  next: glued('Якщо щось зміниться, заповніть анкету ще раз: ми розглянемо її з увагою.'),
};

export const newPartnerWording = {
  subject: (applicationId: number) => `Нова анкета партнера №\u00a0${applicationId}`,
  arrived: glued(
    'На сайті заповнили анкету партнера. Фото сертифіката зберігається в крамниці й доступне лише працівникам.',
  ),
  name: glued('Ім’я'),
  phone: partnerWording.phone,
  email: partnerWording.email,
  position: partnerWording.position,
  specialization: partnerWording.specialization,
  clinicName: partnerWording.clinicName,
  address: partnerWording.address,
};
