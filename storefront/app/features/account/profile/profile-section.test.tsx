import type { User } from '@shop/contract/customer-shapes.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerApi, type Call, noAnswer, refusal } from '../../../../tests/api-answers.ts';
import { openPage } from '../../../../tests/open-page.tsx';
import ProfileSection from './profile-section.tsx';

const olena = {
  id: 1,
  email: 'olena@rosa.example',
  first_name: 'Олена',
  last_name: 'Ковальчук',
  phone_number: '+380671234567',
  city: '',
  is_activated: true,
  pending_email: null,
} as unknown as User;

const update = 'PUT /api/v1/actions/update/';
const change = 'POST /api/v1/auth/change-password/';
const sessions = { 'GET /api/v1/auth/sessions/': () => [] };
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Зберегти' });
const saved = () => screen.queryByText('Дані успішно збережено!');
const part = (name: string) => within(screen.getByRole('region', { name }));
const callsOf = (calls: Call[], address: string) => calls.filter((each) => each.address === address);

function Section({ loaderData }: { loaderData: User }) {
  const [user, setUser] = useState(loaderData);
  const leave = async () => {};
  return <ProfileSection account={{ state: 'ready', user, setUser, signOut: leave, deleteAccount: leave } as never} />;
}
const openProfile = (changes: Partial<User> = {}) => openPage(Section, { data: { ...olena, ...changes } });

test('what was changed is saved, which is said for three seconds', async () => {
  const calls = answerApi({ ...sessions, [update]: ({ body }) => ({ ...olena, ...(body as object) }) });
  const user = await openProfile();
  expect(field('Ім’я')).toHaveValue('Олена');
  expect(field('Телефон')).toHaveValue('067-123-45-67');
  expect(field('Email')).toHaveValue('olena@rosa.example');
  await user.type(field('Місто'), 'Львів');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await user.click(save());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(saved()).toBeInTheDocument();
  expect(callsOf(calls, update).map(({ body }) => body)).toEqual([
    { first_name: 'Олена', last_name: 'Ковальчук', city: 'Львів', phone_number: '+380671234567' },
  ]);
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(saved()).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(saved()).toBeNull();
  expect(field('Місто')).toHaveValue('Львів');
});

test('a phone number has ten digits and no more; with fewer nothing is sent', async () => {
  const calls = answerApi(sessions);
  const user = await openProfile();
  const phone = field('Телефон');
  await user.clear(phone);
  await user.type(phone, '067123456');
  await user.click(save());
  expect(phone).toHaveAccessibleDescription(/Невірний номер телефону/);
  expect(phone).toHaveFocus();
  expect(callsOf(calls, update)).toEqual([]);
  await user.type(phone, '7899');
  expect(phone).toHaveValue('067-123-45-67');
  expect(phone).not.toHaveAccessibleDescription(/Невірний номер телефону/);
});

test('what the shop does not take is told under the field', async () => {
  answerApi({ ...sessions, [update]: () => refusal(400, { first_name: ["Введіть коректне ім'я"] }) });
  const user = await openProfile();
  await user.clear(field('Ім’я'));
  await user.type(field('Ім’я'), '1');
  await user.click(save());
  await waitFor(() => expect(field('Ім’я')).toHaveAccessibleDescription("Введіть коректне ім'я"));
  expect(field('Ім’я')).toHaveFocus();
  expect(saved()).toBeNull();
});

test('another e-mail address needs the password and a link that is sent there', async () => {
  const wished = 'new@rosa.example';
  const answers = [
    () => noAnswer(),
    () => refusal(400, { current_password: ['Поточний пароль неправильний.'] }),
    () => ({ ...olena, pending_email: wished }),
  ];
  answerApi({ ...sessions, [update]: () => answers.shift()!() });
  const user = await openProfile();
  const personal = part('Особисті дані');
  expect(personal.queryByLabelText('Поточний пароль')).toBeNull();
  await user.click(save());
  expect(await personal.findByRole('alert')).toHaveTextContent('Сталася помилка. Спробуйте пізніше.');
  await user.clear(field('Email'));
  await user.type(field('Email'), wished);
  await user.click(save());
  expect(personal.queryByRole('alert')).toBeNull();
  const password = personal.getByLabelText('Поточний пароль');
  expect(password).toHaveAccessibleDescription('Введіть поточний пароль');
  await user.type(password, 'Wrong-2026!');
  await user.click(save());
  await waitFor(() => expect(password).toHaveAccessibleDescription('Поточний пароль неправильний.'));
  await user.type(password, '1');
  await user.click(save());
  expect(await personal.findByText(new RegExp(`надіслали посилання на.${wished}`))).toHaveAttribute('role', 'status');
  await waitFor(() => expect(saved()).toBeInTheDocument());
  expect(field('Email')).toHaveValue(olena.email);
  expect(personal.queryByLabelText('Поточний пароль')).toBeNull();
});

test('an address that is not proved is told of, and the letter is sent again', async () => {
  const resend = 'POST /api/v1/users/resend_activation/';
  const calls = answerApi({ ...sessions, [resend]: () => new Response(null, { status: 204 }) });
  const user = await openProfile({ is_activated: false });
  expect(screen.getByText(/який ми надіслали на olena@rosa\.example\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Надіслати лист ще раз' }));
  expect(await screen.findByText(/^Лист надіслано\./)).toBeInTheDocument();
  expect(callsOf(calls, resend).map(({ body }) => body)).toEqual([{ email: olena.email }]);
});

test('a password that is changed is asked for whole, strong and with the current one', async () => {
  const answers = [
    () => refusal(400, { code: 'wrong_password', detail: 'Поточний пароль неправильний.' }),
    () => ({ detail: 'Пароль успішно змінено!' }),
  ];
  const calls = answerApi({ ...sessions, [change]: () => answers.shift()!() });
  const user = await openProfile();
  const form = part('Зміна пароля');
  const [current, wished] = [form.getByLabelText('Поточний пароль'), form.getByLabelText('Новий пароль')];
  const submit = form.getByRole('button', { name: 'Змінити пароль' });
  await user.type(current, 'Wrong-2026!');
  await user.click(submit);
  expect(form.getByRole('alert')).toHaveTextContent('Заповніть всі поля!');
  expect(wished).toHaveFocus();
  await user.type(wished, 'verba');
  await user.click(submit);
  expect(wished).toHaveAccessibleDescription(/Пароль занадто короткий\. Мінімум 8 символів\./);
  expect(callsOf(calls, change)).toEqual([]);
  await user.type(wished, '-Kvitka-2026!');
  await user.click(submit);
  await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('Поточний пароль неправильний.'));
  await user.type(wished, '{Enter}');
  expect(await form.findByRole('status')).toHaveTextContent('Пароль успішно змінено!');
  expect(current).toHaveValue('');
  expect(wished).toHaveValue('');
});
