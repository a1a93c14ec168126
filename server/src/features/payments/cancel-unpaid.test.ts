import { expect, test } from 'vitest';
import {
  addOwner,
  bring,
  checkPay,
  history,
  letMailTimePass,
  letMinutesPass,
  lettersOf,
  openShopWithCards,
  orderByCard,
  orderRow,
  reconcile,
  sendWebhook,
  stocks,
} from '../../../tests/card-orders.ts';
import { plain } from '../../../tests/letters.ts';
import { addCertificate, books, createOrder, personalInfo, pickupOrder, type TestShop } from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';
import { checkBooks } from '../books/check-books.ts';
import { createPromoCode } from '../promo-codes/create-promo-code.ts';

const cancel = (shop: TestShop, reference: string) => shop.post(`/api/v1/orders/${reference}/cancel/`, {});

/** What a refused request must not change. Payments are left out: they record that the bank was asked. */
async function unchanged(shop: TestShop) {
  return { ...(await books(shop)), payments: [], payment_events: [] };
}

test('what an unpaid order had taken is free at once when its customer cancels it', async () => {
  await using shop = await openShopWithCards();
  await addCertificate(shop, 'GIFT', 100_00);
  await shop.shop.db.transaction((tx) => createPromoCode(tx, { code: 'TEN', percent: 10, note: '' }));
  const codes = { promo_code: 'TEN', certificates: [{ serial_number: 'GIFT' }] };
  const { id, reference } = await orderByCard(shop, codes, '350.00');
  expect(await stocks(shop)).toEqual([4, 5]);

  const reply = await cancel(shop, reference);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ order_id: id, order_reference: reference, state: 'cancelled', payed: false });
  expect(await stocks(shop)).toEqual([5, 5]);
  expect(await shop.rows('certificates')).toMatchObject([{ balance: '10000' }]);
  expect(await shop.rows('promo_codes')).toMatchObject([{ times_used: 0 }]);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'cancelled', held_until: null, attention: [] });
  expect(await shop.rows('order_events')).toMatchObject([
    { what: 'placed', actor: 'customer' },
    { what: 'cancelled', actor: 'customer', cause: 'by_customer' },
  ]);
  expect(await checkPay(shop, reference)).toMatchObject({ payed: false, can_pay: false });
  expect((await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 5 }], '2500.00'))).statusCode).toBe(201);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a second click cancels nothing more', async () => {
  await using shop = await openShopWithCards();
  const { reference } = await orderByCard(shop);
  await cancel(shop, reference);
  const before = await unchanged(shop);
  const again = await cancel(shop, reference);
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'order_not_movable', state: 'cancelled' }]);
  expect(await unchanged(shop)).toEqual(before);
});

test('who cancels before the letter about the order has left gets none, and after it gets one that says who did it', async () => {
  await using shop = await openShopWithCards();
  const soon = await orderByCard(shop);
  await cancel(shop, soon.reference);
  await shop.runQueuedJobs();
  expect(shop.mailbox).toEqual([]);

  const later = await orderByCard(shop);
  await letMailTimePass(shop, 16);
  await cancel(shop, later.reference);
  expect(await lettersOf(shop)).toEqual([
    `order-placed:${soon.id}`,
    `order-placed:${later.id}`,
    `order-cancelled:${later.id}:0`,
  ]);
  await shop.runQueuedJobs();
  const letter = shop.mailbox.at(-1);
  expect(plain(letter!.text)).toContain('Ви скасували це замовлення на сайті. Якщо ви використали');
  expect(plain(letter!.text)).not.toContain('не дочекалися оплати');
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('ordering and cancelling again and again fills nobody’s mailbox', async () => {
  await using shop = await openShopWithCards();
  for (let count = 0; count < 8; count += 1) {
    const { reference } = await orderByCard(shop, { personal_info: { ...personalInfo, email: 'victim@rosa.example' } });
    expect((await cancel(shop, reference)).statusCode).toBe(200);
  }
  await letMailTimePass(shop, 20);
  expect(shop.mailbox).toEqual([]);
  expect(await stocks(shop)).toEqual([5, 5]);
});

test.each([
  ['the number of the order', ({ id }: { id: number }) => String(id)],
  ['the reference of its attempt to pay', ({ attempt }: { attempt: string }) => attempt],
  ['a made-up reference', () => 'A'.repeat(32)],
])('nobody cancels somebody else’s order by %s', async (_by, guess) => {
  await using shop = await openShopWithCards();
  const placed = await orderByCard(shop);
  const before = await books(shop);
  const reply = await cancel(shop, guess(placed));
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'order_not_found']);
  expect(await books(shop)).toEqual(before);
});

test('a paid order is not cancelled, and one of which a part came by hand neither', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const paid = await orderByCard(shop);
  await sendWebhook(shop, paid.attempt, 'Approved');
  const inPart = await orderByCard(shop);
  await owner.post(`orders/${inPart.id}/mark-paid/`, { amount: '100.00', way: 'cash', note: '' });
  expect(await orderRow(shop, inPart.id)).toMatchObject({ received: '10000' });
  const before = await unchanged(shop);
  for (const { reference } of [paid, inPart]) {
    const reply = await cancel(shop, reference);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'order_already_paid']);
  }
  expect(await unchanged(shop)).toEqual(before);
});

test('an order of which the prepayment has come is not cancelled', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop, { payment_method: 'prepayment' });
  await sendWebhook(shop, attempt, 'Approved', { amount: 200 });
  expect(await orderRow(shop, id)).toMatchObject({ received: '20000' });
  const before = await unchanged(shop);
  const reply = await cancel(shop, reference);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'order_already_paid']);
  expect(await unchanged(shop)).toEqual(before);
});

test('what the shop has not heard of yet is asked for first: a payment that was made is not cancelled', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  shop.bank.says(attempt, { transactionStatus: 'Approved', amount: 500 });
  const reply = await cancel(shop, reference);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'order_already_paid']);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new', received: '50000' });
  expect(await stocks(shop)).toEqual([4, 5]);
});

test.each(['Pending', 'InProcessing', 'WaitingAuthComplete'])(
  'while the bank has the card (%s) nothing is cancelled',
  async (transactionStatus) => {
    await using shop = await openShopWithCards();
    const { reference, attempt } = await orderByCard(shop);
    shop.bank.says(attempt, { transactionStatus, amount: 500 });
    const before = await unchanged(shop);
    const reply = await cancel(shop, reference);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'payment_in_progress']);
    expect(await unchanged(shop)).toEqual(before);
  },
);

test('what is paid on receipt, and what the staff has confirmed, is not cancelled by its customer', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const cash = (await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '500.00'))).json();
  const confirmed = await orderByCard(shop);
  await owner.post(`orders/${confirmed.id}/confirm/`, {});
  const before = await unchanged(shop);
  const refused = [await cancel(shop, cash.order_reference), await cancel(shop, confirmed.reference)];
  expect(refused.map((reply) => [reply.statusCode, reply.json().code, reply.json().state])).toEqual([
    [409, 'order_not_movable', 'new'],
    [409, 'order_not_movable', 'confirmed'],
  ]);
  expect(await unchanged(shop)).toEqual(before);
});

test('a payment that comes after its customer has cancelled is kept for a refund and does not revive the order', async () => {
  await using shop = await openShopWithCards();
  await addOwner(shop);
  const { id, reference, attempt } = await orderByCard(shop);
  await cancel(shop, reference);
  await sendWebhook(shop, attempt, 'Approved');
  await sendWebhook(shop, attempt, 'Approved');
  expect(await orderRow(shop, id)).toMatchObject({
    state: 'cancelled',
    revivals: 0,
    received: '50000',
    attention: ['paid_after_cancelling'],
  });
  expect(await stocks(shop)).toEqual([5, 5]);
  expect(await history(shop)).toEqual(['placed', 'cancelled', 'paid']);
  expect(await lettersOf(shop)).toContain(`order-paid:${id}`);
  expect(await lettersOf(shop)).toContain('payment-alert:paid-after-cancelling:1:owner@rosa.example');
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('while the bank is silent an order is cancelled all the same, and money of which it tells later is flagged', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  shop.bank.says(attempt, { transactionStatus: 'Approved', amount: 500 });
  shop.bank.fallSilent();
  expect((await cancel(shop, reference)).statusCode).toBe(200);
  expect(await stocks(shop)).toEqual([5, 5]);
  shop.bank.fallSilent(false);
  await letMinutesPass(shop, 51);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({
    state: 'cancelled',
    received: '50000',
    attention: ['paid_after_cancelling'],
  });
  expect(await stocks(shop)).toEqual([5, 5]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a payment whose webhook is lost is found by asking although the order is cancelled', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  await cancel(shop, reference);
  shop.bank.says(attempt, { transactionStatus: 'Approved', amount: 500 });
  await letMinutesPass(shop, 51);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ received: '50000', attention: ['paid_after_cancelling'] });
});

test('a webhook that comes while the bank is asked for the cancellation wins', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  const answer = Promise.withResolvers<void>();
  shop.bank.answersAfter(answer.promise);
  const cancelling = cancel(shop, reference);
  await expect.poll(() => shop.bank.asked).toHaveLength(1);
  await sendWebhook(shop, attempt, 'Approved');
  answer.resolve();
  const reply = await cancelling;
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'order_already_paid']);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new', received: '50000', attention: [] });
  expect(await stocks(shop)).toEqual([4, 5]);
});

test('cancelled by several clicks at once, an order gives back what it held once', async () => {
  await using shop = await openShopWithCards();
  await addCertificate(shop, 'GIFT', 100_00);
  await shop.shop.db.transaction((tx) => createPromoCode(tx, { code: 'TEN', percent: 10, note: '' }));
  const codes = { promo_code: 'TEN', certificates: [{ serial_number: 'GIFT' }] };
  const { reference } = await orderByCard(shop, codes, '350.00');
  const replies = await Promise.all([1, 2, 3, 4].map(() => cancel(shop, reference)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await stocks(shop)).toEqual([5, 5]);
  expect(await shop.rows('certificates')).toMatchObject([{ balance: '10000' }]);
  expect(await shop.rows('promo_codes')).toMatchObject([{ times_used: 0 }]);
  expect(await history(shop)).toEqual(['placed', 'cancelled']);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('cancelled and paid anew at once, a cancelled order takes no further attempt, and its money is flagged', async () => {
  await using shop = await openShopWithCards({ hasRateLimits: false });
  const { id, reference, attempt } = await orderByCard(shop);
  const [cancelled, again] = await Promise.all([
    cancel(shop, reference),
    shop.post(`/api/v1/orders/${reference}/pay/`, {}),
  ]);
  expect(cancelled.statusCode).toBe(200);
  expect([201, 409]).toContain(again.statusCode);
  expect((await shop.post(`/api/v1/orders/${reference}/pay/`, {})).json().code).toBe('order_not_payable');
  const opened = again.statusCode === 201 ? again.json().payment_data.orderReference : attempt;
  await sendWebhook(shop, opened, 'Approved');
  expect(await orderRow(shop, id)).toMatchObject({ state: 'cancelled', attention: ['paid_after_cancelling'] });
  expect(await stocks(shop)).toEqual([5, 5]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('cancelled and paid at once, an order is either paid or cancelled with its money flagged', async () => {
  await using shop = await openShopWithCards({ hasRateLimits: false });
  for (let round = 0; round < 5; round += 1) {
    const { id, reference, attempt } = await orderByCard(shop);
    const body = shop.bank.webhook(attempt, { amount: 500, transactionStatus: 'Approved' });
    const [cancelled, reported] = await Promise.all([cancel(shop, reference), bring(shop, body)]);
    expect(reported.statusCode).toBe(200);
    const row = await orderRow(shop, id);
    expect(row).toMatchObject(
      cancelled.statusCode === 200
        ? { state: 'cancelled', received: '50000', attention: ['paid_after_cancelling'] }
        : { state: 'new', received: '50000', attention: [] },
    );
    const isSold = row.state === 'new';
    expect(await stocks(shop)).toEqual([isSold ? 4 : 5, 5]);
    if (isSold) await shop.database.pool.query('update variants set stock = 5 where id = 1');
  }
});

test('cancelled by the customer and confirmed by the staff at once, one of both is refused', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const { id, reference } = await orderByCard(shop);
  const [cancelled, confirmed] = await Promise.all([cancel(shop, reference), owner.post(`orders/${id}/confirm/`, {})]);
  expect([cancelled.statusCode, confirmed.statusCode].toSorted()).toEqual([200, 409]);
  const isCancelled = cancelled.statusCode === 200;
  expect(await orderRow(shop, id)).toMatchObject({ state: isCancelled ? 'cancelled' : 'confirmed' });
  expect(await stocks(shop)).toEqual([isCancelled ? 5 : 4, 5]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});
