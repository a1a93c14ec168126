import { expect, test } from 'vitest';
import {
  letTimePass,
  mailedLink,
  me,
  newCustomer,
  orderAs,
  password,
  register,
  signIn,
  statusOf,
} from '../../../../tests/accounts.ts';
import { openShopWithCards } from '../../../../tests/card-orders.ts';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import type { TestShop } from '../../../../tests/orders.ts';

const activation = '/api/v1/users/activation/';
const resetRequest = '/api/v1/users/reset_password/';
const resetConfirm = '/api/v1/users/reset_password_confirm/';
const badLink = { token: ['Посилання недійсне або застаріло. Попросіть надіслати нове.'] };
const fresh = 'Nova-Rosa-1!';

async function resetLink(shop: TestShop, email = newCustomer.email) {
  await shop.post(resetRequest, { email });
  return await mailedLink(shop, 'reset', email);
}

test('the link of the letter proves the address, once, and earlier orders of the guest appear', async () => {
  await using shop = await openShopWithCards();
  const { id } = await orderAs(shop);
  const customer = await register(shop);
  const link = await mailedLink(shop, 'activation');
  expect((await me(shop, customer)).json().is_activated).toBe(false);
  expect((await shop.get('/api/v1/actions/orders/', customer.headers)).json().orders).toEqual([]);

  const reply = await shop.post(activation, link);
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  expect((await me(shop, customer)).json().is_activated).toBe(true);
  expect((await shop.get('/api/v1/actions/orders/', customer.headers)).json().orders).toMatchObject([{ id }]);

  const again = await shop.post(activation, link);
  expect([again.statusCode, again.json()]).toMatchObject([
    403,
    { code: 'already_activated', detail: 'Цю адресу вже підтверджено. Увійдіть до облікового запису.' },
  ]);
});

test('opening the page of the link proves nothing', async () => {
  await using shop = await openTestShop();
  const customer = await register(shop);
  const { uid, token } = await mailedLink(shop, 'activation');
  await shop.get(`/user/activate/${uid}/${token}`);
  expect((await me(shop, customer)).json().is_activated).toBe(false);
});

test('a link lives for 24 hours; another one can be asked for', async () => {
  await using shop = await openTestShop();
  const customer = await register(shop);
  const late = await mailedLink(shop, 'activation');
  await letTimePass(shop, 24 * 3600 + 1);
  const reply = await shop.post(activation, late);
  expect([reply.statusCode, reply.json()]).toEqual([400, badLink]);
  expect((await me(shop, customer)).json().is_activated).toBe(false);

  expect((await shop.post('/api/v1/users/resend_activation/', { email: newCustomer.email })).statusCode).toBe(204);
  expect((await shop.post(activation, await mailedLink(shop, 'activation'))).statusCode).toBe(204);
});

test('a link is good for its own purpose and its own customer only', async () => {
  await using shop = await openTestShop();
  await register(shop);
  const toActivate = await mailedLink(shop, 'activation');
  await register(shop, { email: 'iryna@rosa.example' });
  const ofIryna = await mailedLink(shop, 'activation', 'iryna@rosa.example');
  const toReset = await resetLink(shop);
  const before = await shop.rows('customers');
  for (const [url, body] of [
    [resetConfirm, { ...toActivate, new_password: fresh }],
    ['/api/v1/users/confirm_email/', toActivate],
    ['/api/v1/users/confirm_email/', toReset],
    [activation, toReset],
    [activation, { uid: toActivate.uid, token: ofIryna.token }],
    [activation, { uid: ofIryna.uid, token: toActivate.token }],
    [activation, { uid: 'x', token: toActivate.token }],
    [activation, { uid: '', token: '' }],
    [resetConfirm, { uid: toReset.uid, token: `${toReset.token.slice(0, -1)}_`, new_password: fresh }],
  ] as const) {
    const reply = await shop.post(url, body);
    expect([url, reply.statusCode, reply.json()]).toEqual([url, 400, badLink]);
  }
  expect(await shop.rows('customers')).toEqual(before);
});

test('neither the answer nor what is written tells which addresses have accounts', async () => {
  await using shop = await openTestShop();
  await register(shop);
  await shop.runQueuedJobs();
  for (const url of [resetRequest, '/api/v1/users/resend_activation/']) {
    const known = await shop.post(url, { email: newCustomer.email });
    const unknown = await shop.post(url, { email: 'nobody@rosa.example' });
    expect([known.statusCode, known.body]).toEqual([204, '']);
    expect([unknown.statusCode, unknown.body]).toEqual([204, '']);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  }
  // Known and unknown addresses store the same rows and jobs: only the job tells them apart.
  const rows = (await shop.rows('account_requests')) as { purpose: string; email: string }[];
  expect(rows.map(({ purpose, email }) => [purpose, email])).toEqual([
    ['password_reset', newCustomer.email],
    ['password_reset', 'nobody@rosa.example'],
    ['activation', newCustomer.email],
    ['activation', 'nobody@rosa.example'],
  ]);
  expect((await shop.queuedJobs()).filter(({ state }) => state === 'created').map(({ name }) => name)).toEqual(
    Array(4).fill('answer-account-request'),
  );
  shop.mailbox.splice(0);
  await shop.runQueuedJobs();
  expect(shop.mailbox.map(({ to }) => to)).toEqual([newCustomer.email, newCustomer.email]);
});

test('an address that is proved already is sent no link to prove it', async () => {
  await using shop = await openTestShop();
  await register(shop);
  await shop.post(activation, await mailedLink(shop, 'activation'));
  await shop.post('/api/v1/users/resend_activation/', { email: newCustomer.email });
  await shop.runQueuedJobs();
  expect(shop.mailbox).toHaveLength(1);
});

test('a new password by the link ends all sessions, and the link works once', async () => {
  await using shop = await openTestShop();
  const one = await register(shop);
  const other = await signIn(shop);
  const link = await resetLink(shop);
  const earlier = await resetLink(shop);
  const reply = await shop.post(resetConfirm, { ...link, new_password: fresh });
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  expect([await statusOf(shop, one), await statusOf(shop, other)]).toEqual([401, 401]);
  expect((await shop.post('/api/v1/jwt/refresh/', { refresh: one.refresh })).statusCode).toBe(401);
  expect((await shop.post('/api/v1/jwt/create/', { email: newCustomer.email, password })).statusCode).toBe(401);
  expect(await statusOf(shop, await signIn(shop, newCustomer.email, fresh))).toBe(200);
  // Neither this link nor earlier ones work again.
  for (const used of [link, earlier]) {
    const again = await shop.post(resetConfirm, { ...used, new_password: 'Other-Rosa-1!' });
    expect([again.statusCode, again.json()]).toEqual([400, badLink]);
  }
  expect(await statusOf(shop, await signIn(shop, newCustomer.email, fresh))).toBe(200);
});

test('a weak new password is told before the link is looked at, and the link stays good', async () => {
  await using shop = await openTestShop();
  await register(shop);
  const link = await resetLink(shop);
  const reply = await shop.post(resetConfirm, { ...link, new_password: 'rosa' });
  expect([reply.statusCode, Object.keys(reply.json())]).toEqual([400, ['new_password']]);
  expect((await shop.post(resetConfirm, { ...link, new_password: fresh })).statusCode).toBe(204);
});

test('what waits to be mailed holds neither the link nor its token', async () => {
  await using shop = await openTestShop();
  await register(shop);
  const written = JSON.stringify([await shop.rows('letters'), await shop.rows('customer_tokens')]);
  const { token } = await mailedLink(shop, 'activation');
  expect(written).not.toContain(token);
  expect(JSON.stringify(await shop.rows('customer_tokens'))).not.toContain(token);
});
