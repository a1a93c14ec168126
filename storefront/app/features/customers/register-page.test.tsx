import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerApi, refusal } from '../../../tests/api-answers.ts';
import { fill, openPage } from '../../../tests/open-page.tsx';
import RegisterPage from './register-page.tsx';

const address = 'POST /api/v1/users/';
const goodPassword = 'Rosa-Test-2026!';
const field = (name: string) => screen.getByLabelText(name);
const consent = () => screen.getByRole('checkbox', { name: /^Погоджуюся на.обробку.персональних.даних/ });
const submit = () => screen.getByRole('button', { name: 'Зареєструватися' });
const open = () => openPage(RegisterPage, { path: '/register' });

async function fillWell(user: UserEvent): Promise<void> {
  for (const [name, value] of [
    ['Ім’я', 'Олена'],
    ['Прізвище', 'Ковальчук-Дорош'],
    ['Email', 'olena@rosa.example'],
    ['Телефон', '+38 (067) 123-45-67'],
    ['Пароль', goodPassword],
    ['Повторіть пароль', goodPassword],
  ] as const)
    await fill(user, field(name), value);
  await user.click(consent());
}

test('a new customer is signed in and sees where the letter went', async () => {
  const calls = answerApi({ [address]: () => refusal(201, {}) });
  const user = await open();
  await fillWell(user);
  await user.dblClick(submit());
  expect(await screen.findByRole('heading', { level: 1, name: '/registration-success' })).toHaveAttribute(
    'data-state',
    JSON.stringify({ email: 'olena@rosa.example' }),
  );
  // A double click registers once.
  expect(calls.map(({ body }) => body)).toEqual([
    {
      first_name: 'Олена',
      last_name: 'Ковальчук-Дорош',
      email: 'olena@rosa.example',
      phone_number: '+380671234567',
      password: goodPassword,
      re_password: goodPassword,
      consent: true,
    },
  ]);
  expect(localStorage.getItem('signedIn')).toBe('true');
});

test('everything that is wrong is told under its field, the first one has the focus, and nothing is sent', async () => {
  const calls = answerApi({});
  const user = await open();
  for (const [name, value] of [
    ['Ім’я', 'О'],
    ['Прізвище', 'Kovalchuk1'],
    ['Email', 'olena.k@'],
    ['Телефон', '+38067'],
    ['Пароль', 'rosa'],
    ['Повторіть пароль', 'rosaa'],
  ] as const)
    await fill(user, field(name), value);
  await user.click(submit());
  for (const [name, words] of [
    ['Ім’я', /^Введіть коректне ім'я \(мінімум 2 символи, без спеціальних символів\)$/],
    ['Прізвище', /^Введіть коректне прізвище \(мінімум 2 символи, без спеціальних символів\)$/],
    ['Email', /^Введіть коректний email$/],
    ['Телефон', /Невірний формат телефону$/],
    ['Пароль', /Пароль занадто короткий\. Мінімум 8 символів\.$/],
    ['Повторіть пароль', /^Паролі не збігаються$/],
  ] as const) {
    expect(field(name)).toHaveAccessibleDescription(words);
    expect(field(name)).toBeInvalid();
  }
  expect(consent()).toHaveAccessibleDescription(/погодьтеся на\sобробку персональних даних/);
  expect(field('Ім’я')).toHaveFocus();
  expect(field('Email')).toHaveValue('olena.k@');
  expect(calls).toEqual([]);
});

test('a field is checked when it is left, and what is made good is told no more', async () => {
  const user = await open();
  const name = field('Ім’я');
  await user.type(name, 'О');
  expect(name).not.toHaveAttribute('aria-invalid');
  await user.tab();
  expect(name).toBeInvalid();
  expect(field('Прізвище')).not.toHaveAttribute('aria-invalid');
  await user.type(name, 'лена');
  expect(name).not.toHaveAttribute('aria-invalid');
});

test('the rules of a password are ticked off while it is typed, and the one that is told is marked', async () => {
  const user = await open();
  const rules = screen.getByRole('list', { name: 'Вимоги до пароля' });
  const classes = () =>
    within(rules)
      .getAllByRole('listitem')
      .map(({ className }) => className);
  const password = field('Пароль');
  async function type(text: string) {
    await user.clear(password);
    await user.type(password, text);
  }
  expect(classes()).toEqual(['', '', '', '', '']);
  await type('rosa');
  expect(classes()).toEqual(['', '', 'ok', '', '']);
  await user.tab();
  expect(classes()).toEqual(['no', '', 'ok', '', '']);
  await type('Rosa2026');
  expect(classes()).toEqual(['ok', 'ok', 'ok', 'ok', 'no']);
  expect(password).toHaveAccessibleDescription(
    /Додайте до пароля хоча б один спеціальний символ: !@#\$%\^&\*\(\),\.\?":\{\}\|<>$/,
  );
  await type(goodPassword);
  expect(classes()).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
});

test('a password can be looked at', async () => {
  const user = await open();
  await fill(user, field('Пароль'), goodPassword);
  expect(field('Пароль')).toHaveAttribute('type', 'password');
  await user.click(screen.getAllByRole('button', { name: 'Показати пароль' })[0]!);
  expect(field('Пароль')).toHaveAttribute('type', 'text');
  expect(field('Повторіть пароль')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Сховати пароль' }));
  expect(field('Пароль')).toHaveAttribute('type', 'password');
  expect(field('Пароль')).toHaveValue(goodPassword);
});

test('an address that is registered is told at its field, and all that was typed stays', async () => {
  answerApi({ [address]: () => refusal(400, { email: ['Обліковий запис із таким email уже є.'] }) });
  const user = await open();
  await fillWell(user);
  await user.click(submit());
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/^Обліковий запис/));
  expect(field('Email')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Пароль')).toHaveValue(goodPassword);
  expect(consent()).toBeChecked();

  answerApi({ [address]: () => refusal(201, {}) });
  await user.type(field('Email'), '.ua');
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
  await user.click(submit());
  expect(await screen.findByRole('heading', { level: 1, name: '/registration-success' })).toBeInTheDocument();
});

test.each([
  ['what is said of the whole', 400, { non_field_errors: ['Перше.', 'Друге.'] }, 'Перше., Друге.'],
  ['a failure', 500, { code: 'internal_error', detail: 'Щось' }, 'Сталася помилка. Спробуйте пізніше.'],
  ['an unknown field', 400, { nobody: ['?'] }, 'Сталася помилка. Спробуйте пізніше.'],
  ['too many attempts', 429, { code: 'too_many_requests', detail: 'Спробуйте за 5 хвилин.' }, 'Спробуйте за 5 хвилин.'],
])('%s is told above the button', async (_, status, body, words) => {
  answerApi({ [address]: () => refusal(status, body) });
  const user = await open();
  await fillWell(user);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field('Пароль')).toHaveValue(goodPassword);
});

test('a press on the button counts, although words appear under the field that it leaves', async () => {
  const user = await open();
  await user.type(field('Ім’я'), 'О');
  await user.pointer({ keys: '[MouseLeft>]', target: submit() });
  expect(field('Ім’я')).not.toHaveAttribute('aria-invalid');
  await user.pointer({ keys: '[/MouseLeft]', target: submit() });
  expect(field('Ім’я')).toBeInvalid();
  expect(field('Ім’я')).toHaveFocus();
});
