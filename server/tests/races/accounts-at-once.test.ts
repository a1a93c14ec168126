import { expect, test } from 'vitest';
import { mailedLink, newCustomer, password, register, signIn, statusOf } from '../accounts.ts';
import { openTestShop } from '../open-test-shop.ts';

const times = <T>(count: number, ask: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, number) => ask(number)));

test('many tabs that refresh with the same token at once get the same new token, and stay signed in', async () => {
  await using shop = await openTestShop();
  const first = await register(shop);
  const replies = await times(12, () => shop.post('/api/v1/jwt/refresh/', { refresh: first.refresh }));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
  expect(new Set(replies.map((reply) => reply.json().refresh)).size).toBe(1);
  expect(await shop.rows('customer_sessions')).toMatchObject([{ generation: 1, ended_at: null }]);
});

test('one address registered many times at once is one account', async () => {
  await using shop = await openTestShop({ hasRateLimits: false });
  const replies = await times(6, () => shop.post('/api/v1/users/', newCustomer));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400, 400, 400, 400]);
  for (const reply of replies.filter(({ statusCode }) => statusCode === 400))
    expect(Object.keys(reply.json())).toEqual(['email']);
  expect([(await shop.rows('customers')).length, (await shop.rows('letters')).length]).toEqual([1, 1]);
});

test('a link used many times at once works once', async () => {
  await using shop = await openTestShop();
  await register(shop);
  await shop.post('/api/v1/users/reset_password/', { email: newCustomer.email });
  const link = await mailedLink(shop, 'reset');
  const replies = await times(5, (number) =>
    shop.post('/api/v1/users/reset_password_confirm/', { ...link, new_password: `Nova-Rosa-${number}!` }),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400, 400, 400, 400]);
  const winner = replies.findIndex(({ statusCode }) => statusCode === 204);
  expect(await statusOf(shop, await signIn(shop, newCustomer.email, `Nova-Rosa-${winner}!`))).toBe(200);
});

test('the old password gives no lasting session during its change', async () => {
  await using shop = await openTestShop();
  const here = await register(shop);
  const change = shop.post(
    '/api/v1/auth/change-password/',
    { current_password: password, new_password: 'Nova-Rosa-1!' },
    here.headers,
  );
  const [changed, ...entries] = await Promise.all([
    change,
    ...Array.from({ length: 6 }, () => shop.post('/api/v1/jwt/create/', { email: newCustomer.email, password })),
  ]);
  expect(changed.statusCode).toBe(200);
  // A sign-in before the change was ended by it; one after the change was refused.
  for (const entry of entries) {
    if (entry.statusCode !== 200) expect(entry.json().code).toBe('wrong_credentials');
    else expect(await statusOf(shop, { headers: { authorization: `Bearer ${entry.json().access}` } })).toBe(401);
  }
  expect(await statusOf(shop, here)).toBe(200);
});
