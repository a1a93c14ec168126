import { expect, test } from 'vitest';
import { newCustomer, password, register } from '../../../tests/accounts.ts';
import { logInto } from '../../../tests/log-into.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { mailedSubscription, subscriptionState } from '../../../tests/subscriptions.ts';

const subscriptions = '/api/v1/actions/subscriptions/';
const { email } = newCustomer;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const oneClickBody = 'List-Unsubscribe=One-Click';

async function openWithSubscriber(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = await openTestShop(options);
  await shop.post(subscriptions, { email });
  const links = await mailedSubscription(shop, email);
  await shop.post(`${subscriptions}confirm/`, links.confirmation);
  await shop.runQueuedJobs();
  expect(await subscriptionState(shop, email)).toBe('confirmed');
  return { ...shop, links };
}

test('the link of any letter ends the subscription, for good and however often', async () => {
  await using shop = await openWithSubscriber();
  const { links } = shop;
  await shop.get(`/subscription/unsubscribe/${links.unsubscribing.uid}/${links.unsubscribing.token}`);
  expect(await subscriptionState(shop, email)).toBe('confirmed');
  for (const _press of [1, 2]) {
    const reply = await shop.post(`${subscriptions}unsubscribe/`, links.unsubscribing);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
  }
  expect(await subscriptionState(shop, email)).toBe('unsubscribed');
  // An old confirmation link does not restore it.
  expect((await shop.post(`${subscriptions}confirm/`, links.confirmation)).statusCode).toBe(400);
  expect(await subscriptionState(shop, email)).toBe('unsubscribed');
});

test('the welcome carries the same way out as the letter before it', async () => {
  await using shop = await openWithSubscriber();
  const [asked, welcome] = shop.mailbox;
  expect(asked!.unsubscribeAddress).toBe(welcome!.unsubscribeAddress);
  const page = `http://localhost:3000/subscription/unsubscribe/${Object.values(shop.links.unsubscribing).join('/')}`;
  for (const { text, html } of [asked!, welcome!]) {
    expect(text).toContain(page);
    expect(html).toContain(`href="${page}"`);
  }
});

test('a mail program ends it at one click, without cookies, from nowhere, once and again', async () => {
  await using shop = await openWithSubscriber();
  const post = () =>
    shop.app.inject({ method: 'POST', url: shop.links.oneClick, headers: form, payload: oneClickBody });
  for (const _click of [1, 2]) {
    const reply = await post();
    expect([reply.statusCode, reply.json(), reply.headers['set-cookie']]).toEqual([
      200,
      { detail: 'Ви відписалися.' },
      undefined,
    ]);
  }
  expect(await subscriptionState(shop, email)).toBe('unsubscribed');
});

test.each([
  ['as a form with parts', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
  ['without a body', {}, ''],
])('a mail program may ask %s', async (_how, headers, payload) => {
  await using shop = await openWithSubscriber();
  const reply = await shop.app.inject({ method: 'POST', url: shop.links.oneClick, headers, payload });
  expect([reply.statusCode, await subscriptionState(shop, email)]).toEqual([200, 'unsubscribed']);
});

test('a person who opens the address of mail programs is led to the page with the button', async () => {
  await using shop = await openWithSubscriber();
  const { uid, token } = shop.links.unsubscribing;
  const reply = await shop.get(shop.links.oneClick);
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `/subscription/unsubscribe/${uid}/${token}`]);
  expect(await subscriptionState(shop, email)).toBe('confirmed');
});

test('a link that is not ours ends nothing', async () => {
  await using shop = await openWithSubscriber();
  const { unsubscribing, confirmation } = shop.links;
  const changed = `${unsubscribing.token.slice(0, -1)}_`;
  for (const link of [
    { ...unsubscribing, token: changed },
    { ...unsubscribing, uid: 'Mg' },
    { ...unsubscribing, token: '' },
    confirmation,
  ]) {
    const reply = await shop.post(`${subscriptions}unsubscribe/`, link);
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { token: ['Посилання неповне або змінене. Відкрийте його ще\u00a0раз із\u00a0листа.'] },
    ]);
  }
  const url = shop.links.oneClick.replace(unsubscribing.token, changed);
  expect((await shop.app.inject({ method: 'POST', url, headers: form, payload: oneClickBody })).statusCode).toBe(400);
  expect(await subscriptionState(shop, email)).toBe('confirmed');
});

test('no token of a link is kept or logged', async () => {
  const lines: unknown[] = [];
  await using shop = await openWithSubscriber({ log: logInto((line) => lines.push(line), 'trace') });
  const { confirmation, unsubscribing, oneClick } = shop.links;
  await shop.get(`/subscription/confirm/${confirmation.uid}/${confirmation.token}`);
  await shop.get(oneClick);
  await shop.app.inject({ method: 'POST', url: oneClick, headers: form, payload: oneClickBody });
  const kept = JSON.stringify([lines, await shop.rows('subscriptions'), await shop.rows('letters')]);
  expect(kept).toContain('/api/v1/actions/subscriptions/…');
  expect(kept).not.toContain(confirmation.token);
  expect(kept).not.toContain(unsubscribing.token);
});

test('with its account a subscription is deleted, and other addresses keep theirs', async () => {
  await using shop = await openWithSubscriber();
  await shop.post(subscriptions, { email: 'iryna@rosa.example' });
  const { headers } = await register(shop);
  const payload = { current_password: password };
  expect((await shop.app.inject({ method: 'DELETE', url: '/api/v1/users/me/', headers, payload })).statusCode).toBe(
    204,
  );
  expect(await shop.rows('subscriptions')).toMatchObject([{ email: 'iryna@rosa.example' }]);
  // Unsubscribe links of older letters still work.
  expect((await shop.post(`${subscriptions}unsubscribe/`, shop.links.unsubscribing)).statusCode).toBe(204);
});
