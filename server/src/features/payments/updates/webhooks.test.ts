import { expect, test } from 'vitest';
import {
  addOwner,
  bring,
  lettersOf,
  openShopWithCards,
  orderByCard,
  orderRow,
  sendWebhook,
  stateOfAttempts,
} from '../../../../tests/card-orders.ts';
import { logInto } from '../../../../tests/log-into.ts';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import { books } from '../../../../tests/orders.ts';
import { checkBooks } from '../../books/check-books.ts';
import { limits } from '../../rate-limits/rate-limits.ts';

test('an approved payment pays the order once, however often and by whomever it is told', async () => {
  await using shop = await openShopWithCards();
  const { id, attempt } = await orderByCard(shop);
  const reply = await sendWebhook(shop, attempt, 'Approved');
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    {
      orderReference: attempt,
      status: 'accept',
      time: expect.any(Number),
      signature: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new', received: '50000', held_until: null, attention: [] });
  expect(await shop.rows('payments')).toMatchObject([
    { state: 'approved', is_counted: true, card_mask: '41****1111', reason_code: 1100, next_ask_at: null },
  ]);
  expect(await shop.rows('payment_events')).toMatchObject([
    { source: 'callback', provider_status: 'Approved', state_before: 'created', state_after: 'approved' },
  ]);
  expect((await shop.rows('order_events')).map(({ actor, what }) => [actor, what])).toEqual([
    ['customer', 'placed'],
    ['provider', 'paid'],
  ]);
  expect(await lettersOf(shop)).toEqual([`order-placed:${id}`, `order-paid:${id}`]);

  const before = await books(shop);
  await sendWebhook(shop, attempt, 'Approved');
  await sendWebhook(shop, attempt, 'Approved');
  expect(await books(shop)).toEqual(before);
  expect(await shop.rows('payment_events')).toHaveLength(1);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test.each([
  ['Approved', 'Declined', 'approved'],
  ['Approved', 'Pending', 'approved'],
  ['Approved', 'Expired', 'approved'],
  ['Approved', 'inProcessing', 'approved'],
  ['Refunded', 'Approved', 'refunded'],
  ['Voided', 'Approved', 'voided'],
  ['Declined', 'Approved', 'approved'],
  ['Expired', 'Approved', 'approved'],
  ['Pending', 'Created', 'pending'],
])('%s and then %s is %s, and both are kept', async (first, second, state) => {
  await using shop = await openShopWithCards();
  const { attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, first);
  await sendWebhook(shop, attempt, second);
  expect(await stateOfAttempts(shop)).toEqual([state]);
  expect(await shop.rows('payment_events')).toHaveLength(2);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a word that nobody knows changes nothing and is kept', async () => {
  await using shop = await openShopWithCards();
  const { attempt } = await orderByCard(shop);
  expect((await sendWebhook(shop, attempt, 'WaitingAmountConfirm')).statusCode).toBe(200);
  expect(await stateOfAttempts(shop)).toEqual(['created']);
  expect(await shop.rows('payment_events')).toMatchObject([
    { provider_status: 'WaitingAmountConfirm', state_before: 'created', state_after: 'created' },
  ]);
});

test.each([
  ['another amount', { amount: 499.99 }],
  ['another currency', { currency: 'USD' }],
])('%s pays nothing, is kept, and the owner is told once', async (_sentence, changes) => {
  await using shop = await openShopWithCards();
  await addOwner(shop);
  const { id, attempt } = await orderByCard(shop);
  for (let times = 0; times < 2; times += 1)
    expect((await sendWebhook(shop, attempt, 'Approved', changes)).json()).toMatchObject({ status: 'accept' });
  expect(await stateOfAttempts(shop)).toEqual(['created']);
  expect(await orderRow(shop, id)).toMatchObject({ received: '0', attention: ['amount_differs'] });
  expect(await shop.rows('payment_events')).toHaveLength(1);
  await shop.runQueuedJobs();
  expect(shop.mailbox.filter(({ to }) => to === 'owner@rosa.example')).toMatchObject([
    { subject: 'Сума оплати не збігається із замовленням' },
  ]);
});

test('money without an order is kept, accepted and told to the owner, once', async () => {
  const lines: Record<string, unknown>[] = [];
  await using shop = await openTestShop({ log: logInto((line) => lines.push(line)) });
  await addOwner(shop);
  for (let times = 0; times < 3; times += 1)
    expect((await sendWebhook(shop, 'nobody-knows-1', 'Approved')).json()).toMatchObject({ status: 'accept' });
  expect(await shop.rows('stray_payment_reports')).toMatchObject([
    { reference: 'nobody-knows-1', provider_status: 'Approved', amount: '50000', currency: 'UAH' },
  ]);
  await shop.runQueuedJobs();
  expect(shop.mailbox).toMatchObject([{ to: 'owner@rosa.example', subject: 'Оплата без замовлення' }]);
  const logged = lines.flatMap(({ level, msg }) => (Number(level) >= 40 ? [msg] : []));
  expect(logged).toEqual(['webhook for unknown payment attempt', 'payment needs attention']);
  expect(JSON.stringify(lines)).not.toMatch(/olena|380671234567|41\*/);
});

test.each([
  ['without its signature', (body: string) => body.replace(/"merchantSignature":"[^"]*"/, '"x":""')],
  ['with an empty signature', (body: string) => body.replace(/("merchantSignature":)"[^"]*"/, '$1""')],
  ['with null for a signature', (body: string) => body.replace(/("merchantSignature":)"[^"]*"/, '$1null')],
  ['with true for a signature', (body: string) => body.replace(/("merchantSignature":)"[^"]*"/, '$1true')],
  ['with a list for a signature', (body: string) => body.replace(/("merchantSignature":)("[^"]*")/, '$1[$2]')],
  [
    'with a signature in capitals',
    (body: string) => body.replace(/("merchantSignature":")([^"]*)/, (_all, name, hex) => name + hex.toUpperCase()),
  ],
  ['with a space after its signature', (body: string) => body.replace(/("merchantSignature":"[^"]*)"/, '$1 "')],
  ['with a signature cut short', (body: string) => body.replace(/("merchantSignature":"[^"]*)."/, '$1"')],
  ['with the signature of another status', (body: string) => body.replace('Declined', 'Approved')],
  ['of another merchant', (body: string) => body.replace('rosa_tests', 'test_merch_n1')],
  ['with another amount', (body: string) => body.replace('"amount":500', '"amount":1')],
])('a webhook %s is refused and changes nothing', async (_sentence, spoil) => {
  await using shop = await openShopWithCards();
  const { attempt } = await orderByCard(shop);
  const genuine = shop.bank.webhook(attempt, { transactionStatus: 'Declined', amount: 500 });
  const before = await books(shop);
  const reply = await bring(shop, spoil(genuine));
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'payment_report_refused']);
  expect(await books(shop)).toEqual(before);
  expect(await shop.rows('payment_events')).toEqual([]);
});

test('a signature of one order says nothing about another', async () => {
  await using shop = await openShopWithCards();
  const [first, second] = [await orderByCard(shop), await orderByCard(shop)];
  const body = shop.bank.webhook(first.attempt, { transactionStatus: 'Approved', amount: 500 });
  expect((await bring(shop, body.replace(first.attempt, second.attempt))).statusCode).toBe(400);
  expect(await stateOfAttempts(shop)).toEqual(['created', 'created']);
});

test.each([
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded; charset=utf-8',
  'multipart/form-data',
  ';;;',
  '',
])('a webhook labelled «%s» is read as it is', async (type) => {
  await using shop = await openShopWithCards();
  const { attempt } = await orderByCard(shop);
  const body = shop.bank.webhook(attempt, { transactionStatus: 'Approved', amount: 500 });
  expect((await bring(shop, body, type)).statusCode).toBe(200);
  expect(await stateOfAttempts(shop)).toEqual(['approved']);
});

test('a body larger than any webhook is refused before it is read', async () => {
  await using shop = await openShopWithCards();
  const { attempt } = await orderByCard(shop);
  const genuine = shop.bank.webhook(attempt, { transactionStatus: 'Approved', amount: 500 });
  const reply = await bring(shop, genuine + ' '.repeat(8 * 1024));
  expect([reply.statusCode, reply.json().code]).toEqual([413, 'body_too_large']);
  expect(await stateOfAttempts(shop)).toEqual(['created']);
});

test('webhooks that nobody signed are limited where they come from; the bank is never refused', async () => {
  await using shop = await openShopWithCards({ trustProxy: ['127.0.0.1'] });
  const { attempt } = await orderByCard(shop);
  const send = async (payload: string, address: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    return await shop.app.inject({ method: 'POST', url: '/api/v1/orders/payment/wayforpay/', payload, headers });
  };
  const { count } = limits.unsignedWebhook.perAddress;
  const statuses = [];
  for (let number = 0; number <= count; number += 1) statuses.push((await send('{"x":1}', '203.0.113.7')).statusCode);
  expect(statuses).toEqual([...Array.from({ length: count }, () => 400), 429]);
  expect((await send('{"x":1}', '198.51.100.1')).statusCode).toBe(400);
  expect(await stateOfAttempts(shop)).toEqual(['created']);

  const counted = await shop.rows('rate_limits');
  const genuine = shop.bank.webhook(attempt, { transactionStatus: 'Approved', amount: 500 });
  for (let times = 0; times < 3; times += 1) {
    const accepted = await send(genuine, '203.0.113.7');
    expect([accepted.statusCode, accepted.json().status]).toEqual([200, 'accept']);
  }
  expect(await stateOfAttempts(shop)).toEqual(['approved']);
  expect(await shop.rows('rate_limits')).toEqual(counted);
});
