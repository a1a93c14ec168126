import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerApi, noAnswer, refusal } from '../../../tests/api-answers.ts';
import { fill, openPage } from '../../../tests/open-page.tsx';
import LoginPage from './login-page.tsx';
import NewPasswordPage from './new-password-page.tsx';
import ResetPasswordPage from './reset-password-page.tsx';

const goodPassword = 'Rosa-Test-2026!';
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => screen.getByRole('button', { name });

const signingIn = 'POST /api/v1/jwt/create/';
const openLogin = (next = '') =>
  openPage(LoginPage, { path: '/login', at: next ? `/login?next=${encodeURIComponent(next)}` : '/login' });

test('both fields are needed to sign in, and nothing is sent without them', async () => {
  const calls = answerApi({});
  const user = await openLogin();
  await user.click(press('Увійти'));
  expect(field('Email')).toHaveAccessibleDescription('Введіть email');
  expect(field('Пароль')).toHaveAccessibleDescription('Введіть пароль');
  expect(field('Email')).toHaveFocus();
  expect(calls).toEqual([]);
});

test.each([
  ['a wrong password', 401, { code: 'wrong_credentials', detail: '' }, 'Невірний email або пароль'],
  ['too many attempts', 429, { code: 'too_many_requests', detail: 'Спробуйте за 5 хвилин.' }, 'Спробуйте за 5 хвилин.'],
  ['a failure', 500, { code: 'internal_error', detail: '' }, 'Сталася помилка. Спробуйте пізніше.'],
])('%s is told above the fields of the sign-in, and what was typed stays', async (_, status, body, words) => {
  answerApi({ [signingIn]: () => refusal(status, body) });
  const user = await openLogin();
  await fill(user, field('Email'), 'olena@rosa.example');
  await fill(user, field('Пароль'), goodPassword);
  await user.click(press('Увійти'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(press('Увійти')).toHaveAttribute('aria-busy', 'false');
  expect(field('Email')).toHaveValue('olena@rosa.example');
  expect(field('Пароль')).toHaveValue(goodPassword);
  expect(localStorage.getItem('signedIn')).toBeNull();
});

test.each([
  ['', '/account'],
  ['/contacts?debug=true', '/contacts?debug=true'],
  ['//other.example', '/account'],
  ['/\\other.example', '/account'],
  ['https://other.example', '/account'],
  ['javascript:alert(1)', '/account'],
])('after signing in «%s» leads to %s', async (next, leadsTo) => {
  answerApi({ [signingIn]: () => ({}) });
  const user = await openLogin(next);
  await fill(user, field('Email'), 'olena@rosa.example');
  await fill(user, field('Пароль'), goodPassword);
  await user.click(press('Увійти'));
  expect(await screen.findByRole('heading', { level: 1, name: leadsTo })).toBeInTheDocument();
});

const asking = 'POST /api/v1/users/reset_password/';
const openRequest = () => openPage(ResetPasswordPage, { path: '/reset-password' });

test.each([
  ['a refusal', () => refusal(500, 'Bad gateway')],
  ['no answer', noAnswer],
])('%s to the request for a letter is told in both languages', async (_, answer) => {
  answerApi({ [asking]: answer });
  const user = await openRequest();
  await fill(user, field('Email'), 'olena@rosa.example');
  await user.click(press('Надіслати посилання'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Не вдалося надіслати лист. Спробуйте ще раз. Failed to send the password reset email. Please try again.',
  );
  expect(screen.getByRole('alert').querySelector('[lang=en]')).toHaveTextContent(/^Failed/);
  expect(field('Email')).toHaveValue('olena@rosa.example');
});

test('too many requests for a letter are told in the words of the shop', async () => {
  answerApi({ [asking]: () => refusal(429, { code: 'too_many_requests', detail: 'Спробуйте за 5 хвилин.' }) });
  const user = await openRequest();
  await fill(user, field('Email'), 'olena@rosa.example');
  await user.click(press('Надіслати посилання'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Спробуйте за 5 хвилин.');
});

test('an address that is none is told at the field; a good one leads on', async () => {
  const calls = answerApi({ [asking]: () => new Response(null, { status: 204 }) });
  const user = await openRequest();
  await user.type(field('Email'), 'olena');
  await user.click(press('Надіслати посилання'));
  expect(field('Email')).toHaveAccessibleDescription('Введіть коректний email');
  expect(field('Email')).toHaveFocus();
  expect(calls).toEqual([]);
  await user.type(field('Email'), '@rosa.example');
  await user.click(press('Надіслати посилання'));
  expect(await screen.findByRole('heading', { level: 1, name: '/reset-password-success' })).toBeInTheDocument();
});

const setting = 'POST /api/v1/users/reset_password_confirm/';
async function openNew(link = '/MQ/token') {
  const user = await openPage(NewPasswordPage, {
    path: '/password/reset/confirm/:uid?/:token?',
    at: `/password/reset/confirm${link}`,
  });
  return async (password: string, repeated = password) => {
    await fill(user, field('Новий пароль'), password);
    await fill(user, field('Повторіть пароль'), repeated);
    await user.click(press('Зберегти пароль'));
    return user;
  };
}

test('a new password is said for two seconds; then the page to sign in comes', async () => {
  localStorage.setItem('signedIn', 'true');
  const calls = answerApi({ [setting]: () => new Response(null, { status: 204 }) });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const save = await openNew();
  await save(goodPassword);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status')).toHaveTextContent('Пароль успішно змінено!');
  expect(calls.map(({ body }) => body)).toEqual([{ uid: 'MQ', token: 'token', new_password: goodPassword }]);
  expect(localStorage.getItem('signedIn')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_900));
  expect(screen.getByRole('status')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('/login');
});

test('the same rules hold for the new password', async () => {
  const calls = answerApi({});
  const save = await openNew();
  await save('Rosa-Test', 'Rosa');
  expect(field('Новий пароль')).toHaveAccessibleDescription(/Додайте до пароля хоча б одну цифру\.$/);
  expect(field('Повторіть пароль')).toHaveAccessibleDescription('Паролі не збігаються.');
  expect(field('Новий пароль')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('a link without its parts says so, and sends nothing', async () => {
  const calls = answerApi({});
  const save = await openNew('');
  expect(screen.getByRole('alert')).toHaveTextContent('UID не знайдено в URL.');
  await save(goodPassword);
  expect(screen.getByRole('alert')).toHaveTextContent('UID не знайдено в URL.');
  expect(calls).toEqual([]);
});

test('a link without its end is refused by the shop, and leads to a new one', async () => {
  answerApi({ [setting]: () => refusal(400, { token: ['Посилання недійсне.'] }) });
  const save = await openNew('/MQ');
  expect(screen.queryByRole('alert')).toBeNull();
  await save(goodPassword);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Зміна пароля не вдалася. Спробуйте ще раз.'),
  );
  expect(screen.getByRole('link', { name: 'Надіслати нове посилання' })).toHaveAttribute('href', '/reset-password');
});

test('no answer is told apart from a refusal, and what was typed stays', async () => {
  answerApi({ [setting]: noAnswer });
  const save = await openNew();
  await save(goodPassword);
  expect(await screen.findByRole('alert')).toHaveTextContent('Сталася помилка. Спробуйте ще раз.');
  expect(field('Новий пароль')).toHaveValue(goodPassword);
});
