import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  checkPay,
  openShopWithCards,
  orderByCard,
  orderRow,
  sendWebhook,
  stateOfAttempts,
} from '../../../../tests/card-orders.ts';
import { createOrder, offerTestCertificate, pickupOrder, type TestShop } from '../../../../tests/orders.ts';
import { findOrderToPay } from '../payments.queries.ts';

const leave = (shop: TestShop, reference: string) =>
  shop.post('/api/v1/orders/payment/callback/', { payment_reference: reference });

test('before a card is entered the answer is to wait, whether the bank knows the payment or not', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  const waiting = {
    status: 'Pending',
    order_id: id,
    order_reference: reference,
    payed: false,
    can_pay: true,
    decline_reason: null,
  };
  expect(await checkPay(shop, reference)).toEqual(waiting);
  shop.bank.says(attempt, { transactionStatus: 'Created', amount: 500 });
  expect(await checkPay(shop, attempt)).toEqual(waiting);
});

test('the browser is not believed: the bank is asked, at most once in three seconds', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  expect((await leave(shop, attempt)).json()).toMatchObject({ status: 'Pending' });
  shop.bank.says(attempt, { transactionStatus: 'Approved', amount: 500 });
  for (let times = 0; times < 5; times += 1)
    expect(await checkPay(shop, reference)).toMatchObject({ status: 'Pending', payed: false });
  expect(shop.bank.asked).toEqual([attempt]);

  await shop.database.pool.query(`update payments set asked_at = asked_at - interval '3 seconds'`);
  expect(await checkPay(shop, reference)).toMatchObject({ status: 'Approved', payed: true, can_pay: false });
  expect(await orderRow(shop, id)).toMatchObject({ received: '50000' });
  await checkPay(shop, reference);
  expect(shop.bank.asked).toEqual([attempt, attempt]);
  expect((await shop.rows('payment_events')).map(({ source }) => source)).toEqual(['check']);
});

test('many pages that ask at once are one question', async () => {
  await using shop = await openShopWithCards();
  const { reference, attempt } = await orderByCard(shop);
  await Promise.all(Array.from({ length: 10 }, () => checkPay(shop, reference)));
  expect(shop.bank.asked).toEqual([attempt]);
});

test('a bank that does not answer leaves what is known', async () => {
  await using shop = await openShopWithCards();
  const { reference } = await orderByCard(shop);
  shop.bank.fallSilent();
  expect(await checkPay(shop, reference)).toMatchObject({ status: 'Pending' });
  expect(await stateOfAttempts(shop)).toEqual(['created']);
});

test('an answer about another amount is no payment', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  shop.bank.says(attempt, { transactionStatus: 'Approved', amount: 5 });
  expect(await checkPay(shop, reference)).toMatchObject({ status: 'Pending', payed: false });
  expect(await orderRow(shop, id)).toMatchObject({ received: '0', attention: ['amount_differs'] });
});

test('what went back in part is still paid, and how much went is known', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  shop.bank.says(attempt, { transactionStatus: 'Refunded', amount: 500, refundAmount: 120.5 });
  expect(await checkPay(shop, reference)).toMatchObject({ status: 'Approved', payed: true, can_pay: false });
  expect(await orderRow(shop, id)).toMatchObject({ received: '50000', refunded: '12050' });
});

test('an order is found by its own reference and by that of an attempt without reading all others', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  const found = await shop.shop.db.transaction(async (tx) => {
    const counter = sql`select seq_scan from pg_stat_xact_user_tables where relname = 'orders'`;
    const readings = async () => Number((await tx.execute(counter)).rows[0]?.seq_scan ?? 0);
    // On small tables the planner prefers sequential scans.
    await tx.execute(sql`set local enable_seqscan = off`);
    const before = await readings();
    const orders = [await findOrderToPay(tx, reference), await findOrderToPay(tx, attempt)];
    return [...orders.map((order) => order?.id), (await readings()) - before];
  });
  expect(found).toEqual([id, id, 0]);
});

test('an order that nobody knows, one without a name, and one whose name nobody can keep', async () => {
  await using shop = await openShopWithCards();
  for (const call of ['check_pay', 'payment/callback']) {
    const reply = await shop.post(`/api/v1/orders/${call}/`, { payment_reference: 'x'.repeat(32) });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'order_not_found']);
    const nameless = await shop.post(`/api/v1/orders/${call}/`, {});
    expect([nameless.statusCode, nameless.json().payment_reference]).toEqual([400, ["Це поле обов'язкове"]]);
    const unkeepable = await shop.post(`/api/v1/orders/${call}/`, { payment_reference: 'a\0b' });
    expect([unkeepable.statusCode, unkeepable.json().payment_reference]).toEqual([400, ['Неправильний формат']]);
  }
});

test.each([
  ['Declined', 1101, 'declined_by_bank'],
  ['Declined', 1108, 'not_confirmed'],
  ['Expired', 1124, 'time_over'],
  // This code is about the merchant, not the card.
  ['Declined', 1113, null],
  ['Declined', 9999, null],
  // Only a refusal has a reason.
  ['InProcessing', 1101, null],
  ['Approved', 1101, null],
])('%s with the code %i tells the customer %s', async (transactionStatus, reasonCode, reason) => {
  await using shop = await openShopWithCards();
  const { reference, attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, transactionStatus, { reasonCode });
  expect(await checkPay(shop, reference)).toMatchObject({ status: transactionStatus, decline_reason: reason });
});

test('where nothing is paid on the site nobody waits for a card', async () => {
  await using shop = await openShopWithCards();
  const cash = (await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '500.00'))).json();
  expect(await checkPay(shop, cash.order_reference)).toMatchObject({
    status: 'Approved',
    payed: false,
    can_pay: false,
  });
  expect(shop.bank.asked).toEqual([]);
});

test.each(['POST', 'GET'] as const)(
  'whoever comes back from the bank by %s goes on to the waiting page',
  async (method) => {
    await using shop = await openShopWithCards();
    const { reference, attempt } = await orderByCard(shop);
    const fields = JSON.parse(shop.bank.webhook(attempt, { transactionStatus: 'Approved', amount: 500 }));
    const reply = await shop.app.inject({
      method,
      url: `/api/v1/orders/payment/return/${reference}/`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://secure.wayforpay.com' },
      ...(method === 'POST' && { payload: new URLSearchParams(fields).toString() }),
    });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/payment-confirmation/${reference}`]);
    expect(await stateOfAttempts(shop)).toEqual([method === 'POST' ? 'approved' : 'created']);
  },
);

test('a way back that leads elsewhere leads nowhere', async () => {
  await using shop = await openShopWithCards();
  for (const reference of ['%2F%2Fevil.example', '..%2F..%2F', '%0d%0aset-cookie:%20a=b', '%E2%80%AE']) {
    const reply = await shop.get(`/api/v1/orders/payment/return/${reference}/`);
    expect([303, 404]).toContain(reply.statusCode);
    expect(reply.headers.location ?? '/payment-confirmation/').toMatch(/^\/payment-confirmation\/[\w%.-]*$/);
    expect(reply.headers['set-cookie']).toBeUndefined();
  }
});

test('bought certificates are issued once, when everything is paid', async () => {
  await using shop = await openShopWithCards();
  const variantId = await offerTestCertificate(shop, 1000_00);
  const items = { cart_items: [{ variantId, qty: 3, type: 'certificate' }] };
  const { id, attempt } = await orderByCard(shop, items, '3000.00');
  expect(await shop.rows('certificates')).toEqual([]);
  for (let times = 0; times < 20; times += 1) await sendWebhook(shop, attempt, 'Approved', { amount: 3000 });
  expect(await shop.rows('certificates')).toMatchObject(
    [1, 2, 3].map((ordinal) => ({ ordinal, amount: '100000', balance: '100000', state: 'active' })),
  );
  const serials = (await shop.rows('certificates')).map(({ serial_number }) => serial_number);
  for (const serial of serials) expect(serial).toMatch(/^ROSA(-[A-HJ-NP-Z2-9]{4}){4}$/);
  expect(new Set(serials).size).toBe(3);
  await shop.runQueuedJobs();
  const letters = shop.mailbox.filter(({ subject }) => subject.startsWith('Подарункові сертифікати'));
  expect(letters).toHaveLength(1);
  for (const serial of serials) expect(letters[0]!.text).toContain(String(serial));

  await sendWebhook(shop, attempt, 'Refunded', { amount: 3000 });
  await checkPay(shop, attempt);
  expect((await shop.rows('certificates')).map(({ state }) => state)).toEqual(['blocked', 'blocked', 'blocked']);
  expect(await orderRow(shop, id)).toMatchObject({ attention: ['refunded_by_provider'] });
});
