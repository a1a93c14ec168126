import { expect, test } from 'vitest';
import { checkPartner, partnerFields } from './check-partner.ts';

const today = '2026-11-16';
const filled = {
  last_name: 'Мельник',
  first_name: 'Ірина',
  patronymic: 'Іванівна',
  date_of_birth: '2008-11-16',
  email: 'iryna@rosa.example',
  phone_number: '+38 050 765 43 21',
  position: '1',
  education: '2',
  specialization: '3',
  brands_worked_with: '',
  workplace: '4',
  clinic_name: 'Лагода',
  address: 'Львів, Зелена, 5',
  clinic_website: '',
  professional_social_media: '',
  how_they_heard_about_us: '5',
  profile_certificate_photo: 'certificate.jpg',
  consent: 'on',
};

test('a form that is filled in well has nothing wrong with it', () => {
  expect(checkPartner(filled, today)).toEqual({});
});

test('an empty form is told what every field wants', () => {
  const empty = Object.fromEntries(partnerFields.map((name) => [name, ''])) as typeof filled;
  const name = 'Введіть коректне значення (мінімум 2 символи)';
  const required = "Це поле обов'язкове";
  expect(checkPartner(empty, today)).toEqual({
    last_name: name,
    first_name: name,
    patronymic: name,
    date_of_birth: 'Вам має бути більше 18 років',
    email: 'Введіть коректний email',
    phone_number: 'Невірний формат телефону',
    position: required,
    education: required,
    specialization: required,
    workplace: required,
    clinic_name: 'Введіть коректну назву або адресу',
    address: 'Введіть коректну назву або адресу',
    how_they_heard_about_us: required,
    profile_certificate_photo: 'Завантажте сертифікат',
    consent: 'Щоб надіслати анкету, погодьтеся на\u00a0обробку персональних даних',
  });
});

test('an address on the web is wanted well written, if at all', () => {
  const addresses = { clinic_website: 'lahoda', professional_social_media: 'instagram com/lahoda' };
  expect(checkPartner({ ...filled, ...addresses }, today)).toEqual({
    clinic_website: 'Невірний формат URL',
    professional_social_media: 'Невірний формат URL',
  });
});

test('who turns 18 tomorrow is one day too young', () => {
  expect(checkPartner({ ...filled, date_of_birth: '2008-11-17' }, today)).toEqual({
    date_of_birth: 'Вам має бути більше 18 років',
  });
});
