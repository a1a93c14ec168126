import { expect, test } from 'vitest';
import { checkLogin, checkNewPassword, checkRegistration } from './check-customer.ts';

const typed = {
  first_name: 'Олена',
  last_name: "Ковальчук-О'Ніл",
  email: 'olena@example.com',
  phone_number: '+380671234567',
  password: 'Rosa-2026!',
  re_password: 'Rosa-2026!',
  consent: 'on',
};

test('a complete registration is not wrong', () => {
  expect(checkRegistration(typed)).toEqual({});
});

test('everything that is missing is told at once; an empty password needs no second one', () => {
  const nothing = Object.fromEntries(Object.keys(typed).map((name) => [name, ''])) as typeof typed;
  expect(checkRegistration(nothing)).toEqual({
    first_name: "Введіть коректне ім'я (мінімум 2 символи, без спеціальних символів)",
    last_name: 'Введіть коректне прізвище (мінімум 2 символи, без спеціальних символів)',
    email: 'Введіть коректний email',
    phone_number: 'Невірний формат телефону',
    password: 'Пароль занадто короткий. Мінімум 8 символів.',
    consent: expect.stringMatching(/^Щоб зареєструватися, погодьтеся/),
  });
});

test.each([
  ['Rosa-20', 'Пароль занадто короткий. Мінімум 8 символів.'],
  ['rosa-2026', 'Додайте до пароля хоча б одну велику літеру.'],
  ['ROSA-2026', 'Додайте до пароля хоча б одну малу літеру.'],
  ['Rosa-rosa', 'Додайте до пароля хоча б одну цифру.'],
  ['Rosa-2026', 'Додайте до пароля хоча б один спеціальний символ: !@#$%^&*(),.?":{}|<>'],
])('of the password %s the first thing that it lacks is told', (password, words) => {
  expect(checkRegistration({ ...typed, password, re_password: password })).toEqual({ password: words });
});

test('each page says in its own words that two passwords differ', () => {
  expect(checkRegistration({ ...typed, re_password: 'Rosa-2026' })).toEqual({ re_password: 'Паролі не збігаються' });
  expect(checkNewPassword({ new_password: 'Rosa-2026!', re_new_password: '' }, 'Інші')).toEqual({
    re_new_password: 'Інші',
  });
});

test('to sign in both fields are needed, and nothing is asked about them', () => {
  expect(checkLogin({ email: ' ', password: '' })).toEqual({ email: 'Введіть email', password: 'Введіть пароль' });
  expect(checkLogin({ email: 'olena', password: ' ' })).toEqual({});
});
