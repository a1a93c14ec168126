import type { PasswordRule } from '@shop/domain/password-rules.ts';

/** The rules of a new password: messages under the field, and names in the list beside it. */
export const passwordWording = {
  broken: {
    length: 'Пароль занадто короткий. Мінімум 8 символів.',
    upper: 'Додайте до пароля хоча б одну велику літеру.',
    lower: 'Додайте до пароля хоча б одну малу літеру.',
    digit: 'Додайте до пароля хоча б одну цифру.',
    special: 'Додайте до пароля хоча б один спеціальний символ: !@#$%^&*(),.?":{}|<>',
  } satisfies Record<PasswordRule, string>,
  rules: 'Вимоги до пароля',
  names: {
    length: 'мінімум 8 символів',
    upper: 'велика літера',
    lower: 'мала літера',
    digit: 'цифра',
    special: 'спеціальний символ',
  } satisfies Record<PasswordRule, string>,
  show: 'Показати пароль',
  hide: 'Сховати пароль',
  differ: 'Паролі не збігаються',
  changed: 'Пароль успішно змінено!',
};
