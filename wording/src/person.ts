import { glued } from './glued.ts';

/** Messages about personal data, shared by forms and the API. */
export const personWording = {
  firstName: "Введіть коректне ім'я (мінімум 2 символи, без спеціальних символів)",
  lastName: 'Введіть коректне прізвище (мінімум 2 символи, без спеціальних символів)',
  email: 'Введіть коректний email',
  phone: 'Невірний формат телефону',
  phonePrefix: '+38',
  phonePlaceholder: '___-___-__-__',
  phoneHint: glued('Наприклад, 067 123 45 67. Номер іншої країни почніть із «+».'),
};
