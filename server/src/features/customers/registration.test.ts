import { expect, test } from 'vitest';
import { newCustomer, register, statusOf } from '../../../tests/accounts.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';

const users = '/api/v1/users/';
const required = "Це поле обов'язкове";

test('who registers is a customer, signed in, and is sent one letter', async () => {
  await using shop = await openTestShop();
  const reply = await shop.post(users, { ...newCustomer, email: ' Olena@Rosa.example ', consent: true });
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toEqual({ access: expect.any(String), refresh: expect.any(String) });
  expect(await shop.rows('customers')).toMatchObject([
    {
      email: 'olena@rosa.example',
      first_name: 'Олена',
      last_name: 'Ковальчук',
      phone: '+380671234567',
      activated_at: null,
      consent_at: expect.any(String),
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/),
    },
  ]);
  const customer = { headers: { authorization: `Bearer ${reply.json().access}` } };
  expect(await statusOf(shop, customer)).toBe(200);
  await shop.runQueuedJobs();
  expect(shop.mailbox.map(({ to }) => to)).toEqual(['olena@rosa.example']);
});

test('the tokens are cookies, too, which no script can read', async () => {
  await using shop = await openTestShop();
  const reply = await shop.post(users, newCustomer);
  const { access, refresh } = reply.json();
  expect(reply.headers['set-cookie']).toEqual([
    `access_token=${access}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax`,
    `refresh_token=${refresh}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax`,
    expect.stringMatching(/^known_device=[\w-]{43}; Max-Age=15552000; Path=\/api\/v1; HttpOnly; SameSite=Strict$/),
  ]);
});

test('cookies of a shop with a certificate travel encrypted only', async () => {
  await using shop = await openTestShop({ publicUrl: 'https://rosa.example' });
  const cookies = (await shop.post(users, newCustomer)).headers['set-cookie'] as string[];
  expect(cookies.map((cookie) => cookie.split('; ').slice(1))).toEqual([
    ['Max-Age=604800', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'],
    ['Max-Age=604800', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'],
    ['Max-Age=15552000', 'Path=/api/v1', 'HttpOnly', 'Secure', 'SameSite=Strict'],
  ]);
});

const firstName = "Введіть коректне ім'я (мінімум 2 символи, без спеціальних символів)";
const lastName = 'Введіть коректне прізвище (мінімум 2 символи, без спеціальних символів)';
const short = 'Пароль занадто короткий. Мінімум 8 символів.';
const upper = 'Додайте до пароля хоча б одну велику літеру.';
const lower = 'Додайте до пароля хоча б одну малу літеру.';
const digit = 'Додайте до пароля хоча б одну цифру.';
const special = 'Додайте до пароля хоча б один спеціальний символ: !@#$%^&*(),.?":{}|<>';
const both = (password: string) => ({ password, re_password: password });

test.each([
  [{ first_name: 'О' }, { first_name: [firstName] }],
  [{ first_name: 'Олена2' }, { first_name: [firstName] }],
  [{ last_name: ' Я ' }, { last_name: [lastName] }],
  [{ last_name: undefined }, { last_name: [required] }],
  [{ email: 'olena.k@' }, { email: ['Введіть коректний email'] }],
  [{ email: undefined }, { email: [required] }],
  [{ phone_number: '+38067' }, { phone_number: ['Невірний формат телефону'] }],
  [{ phone_number: 'немає' }, { phone_number: ['Невірний формат телефону'] }],
  [both('Aa1!aaa'), { password: [short] }],
  [both('aa1!aaaa'), { password: [upper] }],
  [both('AA1!AAAA'), { password: [lower] }],
  [both('Aaa!aaaa'), { password: [digit] }],
  [both('Aa1aaaaa'), { password: [special] }],
  [both('rosa'), { password: [short, upper, digit, special] }],
  [both(`Aa1!${'a'.repeat(125)}`), { password: ['Щонайбільше 128\u00a0символів'] }],
  [{ re_password: 'Rosa-2026?' }, { re_password: ['Паролі не збігаються'] }],
  [{ re_password: undefined }, { re_password: [required] }],
  [
    { first_name: '', password: 'x', re_password: 'y', email: 'x' },
    {
      first_name: [firstName],
      email: ['Введіть коректний email'],
      password: [short, upper, digit, special],
      re_password: ['Паролі не збігаються'],
    },
  ],
])('%j is told under its field', async (changes, fields) => {
  await using shop = await openTestShop();
  const reply = await shop.post(users, { ...newCustomer, ...changes });
  expect([reply.statusCode, reply.json()]).toEqual([400, fields]);
  expect([await shop.rows('customers'), await shop.rows('letters'), reply.headers['set-cookie']]).toEqual([
    [],
    [],
    undefined,
  ]);
});

test('an address that has an account is told so, and that account stays as it is', async () => {
  await using shop = await openTestShop();
  await register(shop);
  const before = await shop.rows('customers');
  const reply = await shop.post(users, { ...newCustomer, first_name: 'Ірина', email: 'OLENA@rosa.example' });
  expect([reply.statusCode, reply.json()]).toEqual([
    400,
    { email: ['Обліковий запис із таким email уже є. Увійдіть або відновіть пароль.'] },
  ]);
  expect(await shop.rows('customers')).toEqual(before);
  expect(await shop.rows('customer_sessions')).toHaveLength(1);
});

test('a phone is kept in one form, and a password is told to nobody', async () => {
  await using shop = await openTestShop();
  await register(shop, { phone_number: '067 123-45-67' });
  const everything = JSON.stringify([
    await shop.rows('customers'),
    await shop.rows('letters'),
    await shop.rows('customer_tokens'),
  ]);
  expect(everything).toContain('+380671234567');
  expect(everything).not.toContain(newCustomer.password);
});
