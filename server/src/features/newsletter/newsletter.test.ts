import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { mailedSubscription, subscriptionState } from '../../../tests/subscriptions.ts';

const address = '/api/v1/actions/subscriptions/';
const confirm = '/api/v1/actions/subscriptions/confirm/';
const thanks = { detail: 'Дякуємо за підписку!' };
const email = 'olena@rosa.example';
const badLink = {
  token: ['Посилання недійсне або застаріло. Підпишіться ще\u00a0раз, і\u00a0ми\u00a0надішлемо нове.'],
};

type TestShop = Awaited<ReturnType<typeof openTestShop>>;
const subscribe = (shop: TestShop) => shop.post(address, { email });
const letHoursPass = (shop: TestShop, hours: number) =>
  shop.database.pool.query(`update subscriptions set asked_at = asked_at - make_interval(hours => $1)`, [hours]);

test('an address is kept in lower case, waiting for its confirmation, and nothing else is kept', async () => {
  await using shop = await openTestShop();
  const reply = await shop.post(address, { email: '  Olena@Rosa.Example ' });
  expect([reply.statusCode, reply.json(), reply.headers['cache-control']]).toEqual([201, thanks, 'no-store']);
  expect(await shop.rows('subscriptions')).toEqual([
    {
      id: 1,
      email,
      state: 'pending',
      confirmation_hash: null,
      asked_at: expect.anything(),
      confirmed_at: null,
      unsubscribed_at: null,
      created_at: expect.anything(),
    },
  ]);
});

test('the link of the letter confirms, by a call and not by being opened, and welcomes once', async () => {
  await using shop = await openTestShop();
  await subscribe(shop);
  const { confirmation } = await mailedSubscription(shop, email);
  expect(shop.mailbox.map(({ subject }) => subject)).toEqual(['Підтвердьте підписку на листи крамниці «Роса»']);
  await shop.get(`/subscription/confirm/${confirmation.uid}/${confirmation.token}`);
  expect(await subscriptionState(shop, email)).toBe('pending');

  for (const _press of [1, 2]) {
    const reply = await shop.post(confirm, confirmation);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
  }
  await shop.runQueuedJobs();
  expect(await subscriptionState(shop, email)).toBe('confirmed');
  expect(shop.mailbox.map(({ subject }) => subject.replaceAll('\u00a0', ' '))).toEqual([
    'Підтвердьте підписку на листи крамниці «Роса»',
    'Ви підписалися на листи крамниці «Роса»',
  ]);
});

test('the link is good for 7 days', async () => {
  await using shop = await openTestShop();
  await subscribe(shop);
  const { confirmation } = await mailedSubscription(shop, email);
  await letHoursPass(shop, 7 * 24);
  const late = await shop.post(confirm, confirmation);
  expect([late.statusCode, late.json(), await subscriptionState(shop, email)]).toEqual([400, badLink, 'pending']);
  await letHoursPass(shop, -1);
  expect((await shop.post(confirm, confirmation)).statusCode).toBe(204);
});

test('a link that is not this one confirms nothing', async () => {
  await using shop = await openTestShop();
  await subscribe(shop);
  await shop.post(address, { email: 'iryna@rosa.example' });
  const olena = (await mailedSubscription(shop, email)).confirmation;
  const iryna = (await mailedSubscription(shop, 'iryna@rosa.example')).confirmation;
  for (const link of [
    { uid: olena.uid, token: iryna.token },
    { uid: iryna.uid, token: olena.token },
    { uid: 'x', token: olena.token },
    { uid: '', token: '' },
    { uid: olena.uid, token: `${olena.token.slice(0, -1)}_` },
  ]) {
    const reply = await shop.post(confirm, link);
    expect([reply.statusCode, reply.json()]).toEqual([400, badLink]);
  }
  expect(await shop.rows('subscriptions')).toMatchObject([{ state: 'pending' }, { state: 'pending' }]);
});

test('an address gets one letter an hour at most, and then the new link alone is good', async () => {
  await using shop = await openTestShop();
  await subscribe(shop);
  const first = (await mailedSubscription(shop, email)).confirmation;
  await subscribe(shop);
  await shop.runQueuedJobs();
  expect(shop.mailbox).toHaveLength(1);
  await letHoursPass(shop, 1);
  await subscribe(shop);
  const second = (await mailedSubscription(shop, email)).confirmation;
  expect(shop.mailbox).toHaveLength(2);
  expect((await shop.post(confirm, first)).json()).toEqual(badLink);
  expect((await shop.post(confirm, second)).statusCode).toBe(204);
});

test('a known address is answered, written and queued like a new one, and whoever has confirmed gets no letter', async () => {
  await using shop = await openTestShop();
  await shop.database.pool.query(
    `insert into subscriptions (email, state, confirmation_hash, confirmed_at) values ($1, 'confirmed', 'hash', now())`,
    [email],
  );
  const before = await shop.rows('subscriptions');
  const known = await subscribe(shop);
  const unknown = await shop.post(address, { email: 'new@rosa.example' });
  expect([known.statusCode, known.json()]).toEqual([201, thanks]);
  expect([unknown.statusCode, unknown.json()]).toEqual([201, thanks]);
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  expect((await shop.queuedJobs()).map(({ name }) => name)).toEqual(['ask-to-confirm', 'ask-to-confirm']);
  await shop.runQueuedJobs();
  await shop.runQueuedJobs();
  expect(shop.mailbox.map(({ to }) => to)).toEqual(['new@rosa.example']);
  expect((await shop.rows('subscriptions')).slice(0, 1)).toEqual(before);
});

test('whoever had unsubscribed begins anew: the old confirmation counts no more', async () => {
  await using shop = await openTestShop();
  await shop.database.pool.query(
    `insert into subscriptions (email, state, confirmation_hash, confirmed_at, unsubscribed_at)
      values ('a@rosa.example', 'unsubscribed', 'hash', now(), now()), ('b@rosa.example', 'unsubscribed', 'other', now(), now())`,
  );

  const reply = await shop.post(address, { email: 'a@rosa.example' });

  expect([reply.statusCode, reply.json()]).toEqual([201, thanks]);
  expect(await shop.rows('subscriptions')).toMatchObject([
    { email: 'a@rosa.example', state: 'pending', confirmation_hash: null, confirmed_at: null, unsubscribed_at: null },
    { email: 'b@rosa.example', state: 'unsubscribed' },
  ]);
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
  expect([await shop.rows('subscriptions'), await shop.queuedJobs()]).toEqual([[], []]);
});

test('an address as long as mail servers take is kept', async () => {
  await using shop = await openTestShop();
  const long = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(2)}${'c'.repeat(58)}.example`;
  expect((await shop.post(address, { email: long })).statusCode).toBe(201);
  expect(await shop.rows('subscriptions')).toMatchObject([{ email: long }]);
});
