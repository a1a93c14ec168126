import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';

const address = '/api/v1/actions/subscriptions/';
const thanks = { detail: 'Дякуємо за підписку!' };

test('an address is kept in lower case, waiting for its confirmation, and nothing else is kept', async () => {
  await using shop = await openTestShop();
  const reply = await shop.post(address, { email: '  Olena@Rosa.Example ' });
  expect([reply.statusCode, reply.json(), reply.headers['cache-control']]).toEqual([201, thanks, 'no-store']);
  expect(await shop.rows('subscriptions')).toEqual([
    {
      id: 1,
      email: 'olena@rosa.example',
      state: 'pending',
      confirmation_hash: null,
      confirmed_at: null,
      unsubscribed_at: null,
      created_at: expect.anything(),
    },
  ]);
});

test.each([
  ['pending', null],
  ['confirmed', new Date('2026-01-02T03:04:05Z')],
])('a known address that is %s is answered like a new one and stays as it is', async (state, confirmedAt) => {
  await using shop = await openTestShop();
  await shop.database.pool.query(
    `insert into subscriptions (email, state, confirmation_hash, confirmed_at) values ('a@rosa.example', $1, 'hash', $2)`,
    [state, confirmedAt],
  );
  const before = await shop.rows('subscriptions');

  const reply = await shop.post(address, { email: 'A@rosa.example' });

  expect([reply.statusCode, reply.json()]).toEqual([201, thanks]);
  expect(await shop.rows('subscriptions')).toEqual(before);
});

test('whoever had unsubscribed begins anew: the old confirmation counts no more', async () => {
  await using shop = await openTestShop();
  await shop.database.pool.query(
    `insert into subscriptions (email, state, confirmation_hash, confirmed_at, unsubscribed_at)
      values ('a@rosa.example', 'unsubscribed', 'hash', now(), now()), ('b@rosa.example', 'unsubscribed', 'other', now(), now())`,
  );

  const reply = await shop.post(address, { email: 'a@rosa.example' });

  expect([reply.statusCode, reply.json()]).toEqual([201, thanks]);
  const rows = await shop.rows('subscriptions');
  expect(rows.find(({ email }) => email === 'a@rosa.example')).toMatchObject({
    id: 1,
    state: 'pending',
    confirmation_hash: null,
    confirmed_at: null,
    unsubscribed_at: null,
  });
  expect(rows.find(({ email }) => email === 'b@rosa.example')).toMatchObject({ state: 'unsubscribed' });
});

test.each([
  [{ email: 'olena' }, 'Введіть коректний email'],
  [{ email: 'olena@rosa' }, 'Введіть коректний email'],
  [{ email: 'olena@rosa.example\u0000' }, 'Введіть коректний email'],
  [{}, "Це поле обов'язкове"],
  [{ email: '  ' }, "Це поле обов'язкове"],
  [{ email: 5 }, 'Має бути текст'],
  [{ email: `${'a'.repeat(242)}@rosa.example` }, 'Щонайбільше 254\u00a0символи'],
])('%j is refused, and nothing is kept', async (body, words) => {
  await using shop = await openTestShop();
  const reply = await shop.post(address, body);
  expect([reply.statusCode, reply.json()]).toEqual([400, { email: [words] }]);
  expect(await shop.rows('subscriptions')).toEqual([]);
});

test('an address as long as mail servers take is kept', async () => {
  await using shop = await openTestShop();
  const email = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(2)}${'c'.repeat(58)}.example`;
  expect((await shop.post(address, { email })).statusCode).toBe(201);
  expect(await shop.rows('subscriptions')).toMatchObject([{ email }]);
});
