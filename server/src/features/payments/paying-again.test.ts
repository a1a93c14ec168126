import { expect, test } from 'vitest';
import {
  checkPay,
  letMinutesPass,
  lettersOf,
  openShopWithCards,
  orderByCard,
  orderRow,
  reconcile,
  sendWebhook,
  stateOfAttempts,
} from '../../../tests/card-orders.ts';
import { books, byCourier, createOrder, pickupOrder, type TestShop } from '../../../tests/orders.ts';
import { checkBooks } from '../books/check-books.ts';

const payAgain = (shop: TestShop, reference: string) => shop.post(`/api/v1/orders/${reference}/pay/`, {});

test('after a decline the same order is paid by a fresh attempt', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'Declined', { reasonCode: 1104 });
  expect(await checkPay(shop, reference)).toEqual({
    status: 'Declined',
    order_id: id,
    order_reference: reference,
    payed: false,
    can_pay: true,
    decline_reason: 'insufficient_funds',
  });

  const reply = await payAgain(shop, reference);
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toMatchObject({
    order_id: id,
    order_reference: reference,
    payment_data: { orderReference: `${reference}-2`, amount: '500.00' },
    payment_widget_url: 'https://bank.test/server/pay-widget.js',
  });
  // The decline reason of the first attempt does not apply to the second.
  expect(await checkPay(shop, reference)).toMatchObject({ status: 'Pending', can_pay: true, decline_reason: null });
  await sendWebhook(shop, `${reference}-2`, 'Approved');
  for (const asked of [reference, attempt, `${reference}-2`])
    expect(await checkPay(shop, asked)).toMatchObject({ status: 'Approved', payed: true, can_pay: false });
  expect(await stateOfAttempts(shop)).toEqual(['declined', 'approved']);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('whoever paid both attempts has paid twice: one counts, the other waits for its refund', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  await payAgain(shop, reference);
  await sendWebhook(shop, `${reference}-2`, 'Approved');
  await sendWebhook(shop, attempt, 'Approved');
  expect(await orderRow(shop, id)).toMatchObject({ received: '50000', attention: ['paid_twice'] });
  expect(await shop.rows('payments')).toMatchObject([
    { state: 'approved', is_counted: false },
    { state: 'approved', is_counted: true },
  ]);
  expect(await lettersOf(shop)).toEqual([`order-placed:${id}`, `order-paid:${id}`, 'order-paid-again:1']);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a declined attempt is asked about once more when its offer ends, even if another one has paid the order', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'Declined');
  await payAgain(shop, reference);
  await sendWebhook(shop, `${reference}-2`, 'Approved');
  // The customer paid by another card on a page that was still open; the webhook is lost.
  shop.bank.says(attempt, { transactionStatus: 'Approved', amount: 500 });
  await letMinutesPass(shop, 51);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ received: '50000', attention: ['paid_twice'] });
  expect(await shop.rows('payments')).toMatchObject([{ next_ask_at: null }, { next_ask_at: null }]);
});

test.each(['Pending', 'InProcessing', 'WaitingAuthComplete'])(
  'while the bank has the card (%s) nobody is invited to pay again',
  async (transactionStatus) => {
    await using shop = await openShopWithCards();
    const { reference, attempt } = await orderByCard(shop);
    // No webhook came: the shop asks the bank before it offers another attempt.
    shop.bank.says(attempt, { transactionStatus, amount: 500 });
    const before = await books(shop);
    const reply = await payAgain(shop, reference);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'payment_in_progress']);
    expect(await shop.rows('payments')).toHaveLength(1);
    const answered = { payments: [], payment_events: [] };
    expect({ ...(await books(shop)), ...answered }).toEqual({ ...before, ...answered });
    expect(await checkPay(shop, reference)).toMatchObject({ status: transactionStatus, can_pay: false });
  },
);

test('an answer that is on its way to a page is waited for by whoever pays again', async () => {
  await using shop = await openShopWithCards();
  const { reference, attempt } = await orderByCard(shop);
  shop.bank.says(attempt, { transactionStatus: 'InProcessing', amount: 500 });
  const answer = Promise.withResolvers<void>();
  shop.bank.answersAfter(answer.promise);
  const asking = checkPay(shop, reference);
  await expect.poll(() => shop.bank.asked).toHaveLength(1);
  const paying = payAgain(shop, reference);
  await expect.poll(() => shop.bank.asked).toHaveLength(2);
  answer.resolve();
  const reply = await paying;
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'payment_in_progress']);
  expect(await asking).toMatchObject({ status: 'InProcessing' });
  expect(await stateOfAttempts(shop)).toEqual(['in_processing']);
});

test('what was paid in the meantime is not paid again', async () => {
  await using shop = await openShopWithCards();
  const { reference, attempt } = await orderByCard(shop);
  shop.bank.says(attempt, { transactionStatus: 'Approved', amount: 500 });
  const reply = await payAgain(shop, reference);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'order_already_paid']);
  expect(await stateOfAttempts(shop)).toEqual(['approved']);
});

test('a cancelled order and one that is paid on receipt cannot be paid by card', async () => {
  await using shop = await openShopWithCards();
  const { reference } = await orderByCard(shop);
  await letMinutesPass(shop, 61);
  await reconcile(shop);
  const cancelled = await payAgain(shop, reference);
  expect([cancelled.statusCode, cancelled.json().code]).toEqual([409, 'order_not_payable']);

  const cash = await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '650.00', byCourier));
  const reply = await payAgain(shop, cash.json().order_reference);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'order_not_payable']);
  expect((await payAgain(shop, 'x'.repeat(32))).json()).toMatchObject({ code: 'order_not_found' });
});

test('a fresh attempt can be paid for ten minutes at least, and its offer ends before the hold', async () => {
  await using shop = await openShopWithCards();
  const { id, reference } = await orderByCard(shop);
  const minutesLeft = (moment: unknown) => Math.round((new Date(String(moment)).getTime() - Date.now()) / 60_000);
  const deadlines = async () => {
    const attempts = (await shop.rows('payments')) as { expires_at: string }[];
    return [minutesLeft((await orderRow(shop, id)).held_until), minutesLeft(attempts.at(-1)!.expires_at)];
  };
  expect(await deadlines()).toEqual([60, 50]);
  await letMinutesPass(shop, 30);
  await payAgain(shop, reference);
  expect(await deadlines()).toEqual([30, 20]);
  await letMinutesPass(shop, 25);
  await payAgain(shop, reference);
  expect(await deadlines()).toEqual([20, 10]);
});

test('attempts make a hold longer once; when no time is left to pay, the order is not offered any more', async () => {
  await using shop = await openShopWithCards();
  const { id, reference } = await orderByCard(shop);
  const held = async () => (await orderRow(shop, id)).held_until;
  await letMinutesPass(shop, 50);
  expect((await payAgain(shop, reference)).statusCode).toBe(201);
  const prolonged = await held();
  expect(await orderRow(shop, id)).toMatchObject({ is_hold_prolonged: true });
  expect((await payAgain(shop, reference)).statusCode).toBe(201);
  expect(await held()).toBe(prolonged);
  await letMinutesPass(shop, 11);
  expect(await checkPay(shop, reference)).toMatchObject({ can_pay: false });
  const before = { ...(await books(shop)), payments: [] };
  const reply = await payAgain(shop, reference);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'order_not_payable']);
  expect({ ...(await books(shop)), payments: [] }).toEqual(before);
  await letMinutesPass(shop, 10);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'cancelled' });
});

test('an order that is sent again is answered with the attempt that is open, and with none when it is over', async () => {
  await using shop = await openShopWithCards();
  const body = pickupOrder([{ variantId: 1, qty: 1 }], '500.00', { payment_method: 'full' });
  const place = async () => (await shop.post(createOrder, body, { 'idempotency-key': 'once' })).json();
  const first = await place();
  const { orderTimeout: _left, ...data } = first.payment_data;
  expect(await place()).toMatchObject({ order_id: first.order_id, payment_data: data });
  await sendWebhook(shop, data.orderReference, 'Declined');
  expect(await place()).toMatchObject({ order_id: first.order_id, payment_data: null, payment_widget_url: null });
  await payAgain(shop, first.order_reference);
  expect((await place()).payment_data.orderReference).toBe(`${first.order_reference}-2`);
  await sendWebhook(shop, `${first.order_reference}-2`, 'Approved');
  expect(await place()).toMatchObject({ order_id: first.order_id, payment_data: null });
});

test('an order is tried twenty times and no more: each attempt is asked about, and each holds the goods', async () => {
  await using shop = await openShopWithCards();
  const body = pickupOrder([{ variantId: 1, qty: 1 }], '500.00', { payment_method: 'full' });
  const place = async () => (await shop.post(createOrder, body, { 'idempotency-key': 'once' })).json();
  const { order_reference: reference } = await place();
  for (let number = 2; number <= 20; number += 1) expect((await payAgain(shop, reference)).statusCode).toBe(201);
  const before = await books(shop);
  const reply = await payAgain(shop, reference);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'order_not_payable']);
  expect({ ...(await books(shop)), payments: [] }).toEqual({ ...before, payments: [] });
  expect(await shop.rows('payments')).toHaveLength(20);
  expect(await checkPay(shop, reference)).toMatchObject({ status: 'Pending', payed: false, can_pay: false });
  expect((await place()).payment_data.orderReference).toBe(`${reference}-20`);
  await sendWebhook(shop, `${reference}-20`, 'Approved');
  expect(await checkPay(shop, reference)).toMatchObject({ status: 'Approved', payed: true });
});
