import { expect, test } from 'vitest';
import { mailedLink, me, newCustomer, password, register, signIn, statusOf } from '../../../tests/accounts.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import type { TestShop } from '../../../tests/orders.ts';

const put = (shop: TestShop, headers: Record<string, string>, payload: object) =>
  shop.app.inject({ method: 'PUT', url: '/api/v1/actions/update/', headers, payload });
const confirm = '/api/v1/users/confirm_email/';
const fresh = 'nova@rosa.example';

test('the profile is changed by the whole user or by parts of it', async () => {
  await using shop = await openTestShop();
  const { headers } = await register(shop);
  const user = (await me(shop, { headers })).json();
  expect(user).toEqual({
    email: 'olena@rosa.example',
    first_name: 'Олена',
    last_name: 'Ковальчук',
    phone_number: '+380671234567',
    city: '',
    is_activated: false,
    pending_email: null,
  });
  const whole = await put(shop, headers, { ...user, city: 'Львів', phone_number: '+38 050-111-22-33' });
  expect([whole.statusCode, whole.json()]).toEqual([200, { ...user, city: 'Львів', phone_number: '+380501112233' }]);
  const part = await put(shop, headers, { last_name: ' Коваль ' });
  expect(part.json()).toEqual({ ...user, city: 'Львів', phone_number: '+380501112233', last_name: 'Коваль' });
  expect((await me(shop, { headers })).json()).toEqual(part.json());
  await shop.runQueuedJobs();
  expect(shop.mailbox).toHaveLength(1);
});

test.each([
  [{ phone_number: '+38067123456' }, { phone_number: ['Невірний номер телефону'] }],
  [{ phone_number: '' }, { phone_number: ['Невірний номер телефону'] }],
  [{ first_name: 'О' }, { first_name: ["Введіть коректне ім'я (мінімум 2 символи, без спеціальних символів)"] }],
  [{ email: 'x' }, { email: ['Введіть коректний email'] }],
  [{ city: 'К'.repeat(101) }, { city: ['Щонайбільше 100\u00a0символів'] }],
  [{ email: fresh }, { current_password: ['Щоб змінити email, введіть поточний пароль.'] }],
  [{ email: fresh, current_password: 'x' }, { current_password: ['Поточний пароль неправильний.'] }],
])('%j is refused and nothing is kept', async (changes, fields) => {
  await using shop = await openTestShop();
  const { headers } = await register(shop);
  const before = await shop.rows('customers');
  const reply = await put(shop, headers, { city: 'Львів', ...changes });
  expect([reply.statusCode, reply.json()]).toEqual([400, fields]);
  expect([await shop.rows('customers'), await shop.rows('account_requests')]).toEqual([before, []]);
});

test('another address needs the password and the link that is mailed to it', async () => {
  await using shop = await openTestShop();
  const { headers } = await register(shop);
  const wished = await put(shop, headers, { email: fresh, current_password: password });
  expect(wished.json()).toMatchObject({ email: 'olena@rosa.example', pending_email: fresh });
  const link = await mailedLink(shop, 'email', fresh);
  expect((await me(shop, { headers })).json()).toMatchObject({ email: 'olena@rosa.example', pending_email: fresh });

  const reply = await shop.post(confirm, link);
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  expect((await me(shop, { headers })).json()).toMatchObject({ email: fresh, pending_email: null, is_activated: true });
  expect(await statusOf(shop, await signIn(shop, fresh))).toBe(200);
  expect((await shop.post('/api/v1/jwt/create/', { email: newCustomer.email, password })).statusCode).toBe(401);
  expect((await shop.post(confirm, link)).statusCode).toBe(400);

  shop.mailbox.splice(0);
  await shop.runQueuedJobs();
  expect(shop.mailbox.map(({ to }) => to)).toEqual(['olena@rosa.example']);
});

test('a link for a new password that went to the old address is spent by the change', async () => {
  await using shop = await openTestShop();
  const { headers } = await register(shop);
  await shop.post('/api/v1/users/reset_password/', { email: newCustomer.email });
  const toReset = await mailedLink(shop, 'reset');
  await put(shop, headers, { email: fresh, current_password: password });
  await shop.post(confirm, await mailedLink(shop, 'email', fresh));
  const reply = await shop.post('/api/v1/users/reset_password_confirm/', { ...toReset, new_password: 'Nova-Rosa-1!' });
  expect(reply.statusCode).toBe(400);
});

const newPasswords = [
  ['/api/v1/users/reset_password_confirm/', 204],
  ['/api/v1/auth/change-password/', 200],
] as const;

test.each(newPasswords)('a new password by %s spends the link to another address', async (url, status) => {
  await using shop = await openTestShop();
  const { headers } = await register(shop);
  await shop.post('/api/v1/users/reset_password/', { email: newCustomer.email });
  const toReset = await mailedLink(shop, 'reset');
  await put(shop, headers, { email: 'thief@rosa.example', current_password: password });
  const ofThief = await mailedLink(shop, 'email', 'thief@rosa.example');
  const body = { ...toReset, current_password: password, new_password: 'Nova-Rosa-1!' };
  expect((await shop.post(url, body, headers)).statusCode).toBe(status);

  const reply = await shop.post(confirm, ofThief);
  expect([reply.statusCode, Object.keys(reply.json())]).toEqual([400, ['token']]);
  const customer = await signIn(shop, newCustomer.email, 'Nova-Rosa-1!');
  expect((await me(shop, customer)).json()).toMatchObject({ email: newCustomer.email, pending_email: null });
});

test('a link to another address that waits to be mailed is not mailed after a new password', async () => {
  await using shop = await openTestShop();
  const { headers } = await register(shop);
  await put(shop, headers, { email: 'thief@rosa.example', current_password: password });
  const body = { current_password: password, new_password: 'Nova-Rosa-1!' };
  await shop.post('/api/v1/auth/change-password/', body, headers);
  await shop.runQueuedJobs();
  expect(shop.mailbox.map(({ to }) => to)).toEqual([newCustomer.email]);
});

test('an address that was mistyped can be confirmed no more once another one is asked for', async () => {
  await using shop = await openTestShop();
  const { headers } = await register(shop);
  await put(shop, headers, { email: 'noba@rosa.example', current_password: password });
  const mistyped = await mailedLink(shop, 'email', 'noba@rosa.example');
  await put(shop, headers, { email: fresh, current_password: password });
  expect((await shop.post(confirm, mistyped)).statusCode).toBe(400);
  expect((await me(shop, { headers })).json()).toMatchObject({ email: newCustomer.email, pending_email: fresh });
  expect((await shop.post(confirm, await mailedLink(shop, 'email', fresh))).statusCode).toBe(204);
});

test('an address of somebody else is answered alike; its owner is told, and keeps it', async () => {
  await using shop = await openTestShop();
  const { headers } = await register(shop);
  await register(shop, { email: 'iryna@rosa.example' });
  await shop.runQueuedJobs();
  shop.mailbox.splice(0);
  const free = await put(shop, headers, { email: fresh, current_password: password });
  await shop.runQueuedJobs();
  const taken = await put(shop, headers, { email: 'iryna@rosa.example', current_password: password });
  expect([taken.statusCode, taken.json()]).toEqual([200, { ...free.json(), pending_email: 'iryna@rosa.example' }]);
  await shop.runQueuedJobs();
  expect(shop.mailbox.map(({ to }) => to).toSorted()).toEqual(['iryna@rosa.example', fresh]);
  const told = shop.mailbox.find(({ to }) => to === 'iryna@rosa.example');
  expect(told?.text).not.toMatch(/\/user\/email\//);
  expect(await statusOf(shop, await signIn(shop, 'iryna@rosa.example'))).toBe(200);
});

test('an address that somebody registers with meanwhile stays theirs', async () => {
  await using shop = await openTestShop();
  const { headers } = await register(shop);
  await put(shop, headers, { email: fresh, current_password: password });
  const link = await mailedLink(shop, 'email', fresh);
  await register(shop, { email: fresh });
  const reply = await shop.post(confirm, link);
  expect([reply.statusCode, Object.keys(reply.json())]).toEqual([400, ['token']]);
  expect((await me(shop, { headers })).json().email).toBe('olena@rosa.example');
});
