import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isLong } from '../../../tools/test-levels.ts';
import { checkBooks } from '../../src/features/books/check-books.ts';
import { reconcilePayments } from '../../src/features/payments/updates/reconcile-payments.ts';
import { createPromoCode } from '../../src/features/promo-codes/create-promo-code.ts';
import { createStaff } from '../../src/features/staff/create-staff.ts';
import { letMinutesPass, lettersOf, orderByCard, orderRow, stocks } from '../card-orders.ts';
import { variant } from '../open-test-shop.ts';
import { addCertificate, offerTestCertificate, pickupOrder } from '../orders.ts';
import { fillShelf, type RunningShops, startRunningShops, tally, times } from './running-shops.ts';

const webhookAddress = '/api/v1/orders/payment/wayforpay/';
const rounds = isLong ? 10 : 3;
let shops: RunningShops;
let certificateVariantId: number;

beforeAll(async () => {
  shops = await startRunningShops(async (shop) => {
    const variants = ['A', 'B', 'C'].map((code) => variant(code, 100_00, { stock: 0 }));
    await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', variants });
    certificateVariantId = await offerTestCertificate(shop, 1000_00);
    await addCertificate(shop, 'BIG', 1_000_000_00);
    await shop.shop.db.transaction(async (tx) => {
      await createPromoCode(tx, { code: 'TEN', percent: 10, note: '' });
      await createStaff(tx, { email: 'owner@rosa.example', name: 'Олена', role: 'owner', password: 'a long password' });
    });
  });
});
afterAll(() => shops[Symbol.asyncDispose]());

/** Any number of processes may reconcile at once. */
const reconcile = () => Promise.all(times(2, () => reconcilePayments(shops.shop.shop, new AbortController().signal)));

beforeEach(async () => {
  // Release unpaid orders of earlier tests.
  await letMinutesPass(shops.shop, 120);
  await reconcile();
  for (const id of [1, 2, 3]) await fillShelf(shops.shop, id, 100);
});

const said = (attempt: string, transactionStatus: string, amount: number) =>
  shops.shop.bank.webhook(attempt, { transactionStatus, amount });
const bring = (webhooks: readonly string[]) => shops.postAtOnce(webhookAddress, webhooks);
const rowsOf = async (table: string, column: string, value: unknown) =>
  (await shops.shop.rows(table)).filter((row) => row[column] === value);
const attemptsOf = (orderId: number) => rowsOf('payments', 'order_id', orderId);
const historyOf = async (orderId: number) =>
  (await rowsOf('order_events', 'order_id', orderId)).map(({ what }) => what);
const lettersLike = async (event: RegExp) => (await lettersOf(shops.shop)).filter((each) => event.test(each));
const discrepancies = () => checkBooks(shops.shop.shop.db);

const recipient = { name: 'Софія', email: 'sofiia@rosa.example' };
const oneOf = (variantId: number) => ({ cart_items: [{ variantId, qty: 1 }] });

test('one webhook sent 20 times at once is one payment, one letter and one set of certificates', async () => {
  const issued = (await shops.shop.rows('certificates')).length;
  const items = [
    { variantId: 1, qty: 1 },
    { variantId: certificateVariantId, qty: 3, type: 'certificate', recipient },
  ];
  const { id, attempt } = await orderByCard(shops.shop, { cart_items: items }, '3100.00');
  expect(tally(await bring(times(20, () => said(attempt, 'Approved', 3100))))).toEqual({ '200': 20 });
  expect(await orderRow(shops.shop, id)).toMatchObject({ state: 'new', received: '310000', attention: [] });
  const [payment] = await attemptsOf(id);
  expect(payment).toMatchObject({ state: 'approved', is_counted: true });
  expect(await rowsOf('payment_events', 'payment_id', payment!.id)).toHaveLength(1);
  expect(await historyOf(id)).toEqual(['placed', 'paid']);
  expect(await lettersLike(new RegExp(`^(order|certificates)-\\w+:${id}$`))).toEqual([
    `order-placed:${id}`,
    `certificates-issued:${id}`,
    `order-paid:${id}`,
  ]);
  expect(await rowsOf('letters', 'recipient', recipient.email)).toMatchObject([{ kind: 'certificate-gift' }]);
  expect(await shops.shop.rows('certificates')).toHaveLength(issued + 3);
  expect(await discrepancies()).toEqual([]);
});

test('an approval and a decline at once count as an approval, and both are recorded', async () => {
  const orders: Awaited<ReturnType<typeof orderByCard>>[] = [];
  for (const variantId of [1, 2, 3, 1, 2]) orders.push(await orderByCard(shops.shop, oneOf(variantId), '100.00'));
  const webhooks = times(4, (turn) =>
    orders.flatMap(({ attempt }, index) => said(attempt, (turn + index) % 2 === 0 ? 'Approved' : 'Declined', 100)),
  ).flat();
  expect(tally(await bring(webhooks))).toEqual({ '200': 20 });
  for (const { id } of orders) {
    const [payment] = await attemptsOf(id);
    expect(payment).toMatchObject({ state: 'approved', is_counted: true, next_ask_at: null });
    expect(await rowsOf('payment_events', 'payment_id', payment!.id)).toHaveLength(2);
    expect(await orderRow(shops.shop, id)).toMatchObject({ received: '10000', held_until: null });
    expect(await lettersLike(new RegExp(`^order-paid:${id}$`))).toHaveLength(1);
  }
  expect(await discrepancies()).toEqual([]);
});

test('two attempts that are both approved at once: one counts, the other waits for its refund', async () => {
  const { id, reference, attempt } = await orderByCard(shops.shop, oneOf(1), '100.00');
  await shops.shop.post(`/api/v1/orders/${reference}/pay/`, {});
  const webhooks = times(20, (index) => said(index % 2 === 0 ? attempt : `${reference}-2`, 'Approved', 100));
  expect(tally(await bring(webhooks))).toEqual({ '200': 20 });
  const attempts = await attemptsOf(id);
  expect(attempts).toMatchObject([{ state: 'approved' }, { state: 'approved' }]);
  const [second, ...more] = attempts.filter(({ is_counted }) => !is_counted);
  expect(more).toEqual([]);
  expect(await orderRow(shops.shop, id)).toMatchObject({ received: '10000', attention: ['paid_twice'] });
  expect(await historyOf(id)).toEqual(['placed', 'payment_attempt', 'paid', 'paid_again']);
  expect(await lettersLike(new RegExp(`^order-paid:${id}$`))).toHaveLength(1);
  expect(await lettersLike(new RegExp(`^payment-alert:paid-twice:${second!.id}:`))).toHaveLength(1);
  expect(await discrepancies()).toEqual([]);
});

test('paying again ten times at once makes ten attempts, each with its own reference', async () => {
  const { id, reference } = await orderByCard(shops.shop, oneOf(1), '100.00');
  const answers = await shops.postAtOnce(
    `/api/v1/orders/${reference}/pay/`,
    times(10, () => ({})),
  );
  expect(tally(answers)).toEqual({ '201': 10 });
  const offered = answers.map(({ body }) => (body.payment_data as { orderReference: string }).orderReference);
  const numbers = (references: unknown[]) =>
    references.map((each) => Number(String(each).slice(reference.length + 1))).toSorted((a, b) => a - b);
  expect(numbers(offered)).toEqual(times(10, (index) => index + 2));
  expect(numbers((await attemptsOf(id)).map((attempt) => attempt.reference))).toEqual(times(11, (index) => index + 1));
  expect(await historyOf(id)).toEqual(['placed', ...times(10, () => 'payment_attempt')]);
  expect(await discrepancies()).toEqual([]);
});

test('20 pages that check at once cause one request to the bank per attempt', async () => {
  const { reference, attempt } = await orderByCard(shops.shop, oneOf(1), '100.00');
  await shops.shop.post(`/api/v1/orders/${reference}/pay/`, {});
  await shops.shop.database.pool.query('update payments set asked_at = null');
  const { asked } = shops.shop.bank;
  asked.length = 0;
  const questions = times(20, () => ({ payment_reference: reference }));
  expect(tally(await shops.postAtOnce('/api/v1/orders/check_pay/', questions))).toEqual({ '200': 20 });
  expect(asked.toSorted()).toEqual([attempt, `${reference}-2`]);
});

test.each(['before it is released', 'while it is released', 'after it was released'])(
  'the last piece, its payment %s and five other buyers: it is sold once, and no money is lost',
  async (moment) => {
    const { shop } = shops;
    for (let round = 0; round < rounds; round += 1) {
      await fillShelf(shop, 1, 1);
      const { id, attempt } = await orderByCard(shop, oneOf(1), '100.00');
      await letMinutesPass(shop, 61);
      // The bank's refusal of the check comes together with the approval in a webhook.
      const now = Promise.withResolvers<void>();
      if (moment === 'while it is released') shop.bank.answersAfter(now.promise);
      const releasing = reconcile();
      if (moment === 'while it is let go') await expect.poll(() => shop.bank.asked.includes(attempt)).toBe(true);
      if (moment === 'after it was let go') await releasing;
      now.resolve();
      const [bought, told] = await Promise.all([
        shops.orderAtOnce(times(5, () => pickupOrder([{ variantId: 1, qty: 1 }], '100.00'))),
        bring(times(5, () => said(attempt, 'Approved', 100))),
        releasing,
      ]);

      const sold = tally(bought)['201'] ?? 0;
      expect(tally(told)).toEqual({ '200': 5 });
      expect(tally(bought)).toEqual({ ...(sold > 0 && { '201': sold }), '409 out_of_stock': 5 - sold });
      expect(await attemptsOf(id)).toMatchObject([{ state: 'approved', is_counted: true }]);
      expect(await orderRow(shop, id)).toMatchObject(
        sold === 0
          ? { state: 'new', received: '10000', attention: [] }
          : { state: 'cancelled', received: '10000', attention: ['paid_after_cancelling'] },
      );
      expect([sold <= 1, (await stocks(shop))[0]]).toEqual([true, 0]);
      expect(await discrepancies()).toEqual([]);
    }
  },
);

test('orders placed, released and revived at once never deadlock', async () => {
  const { shop } = shops;
  const permutations = [
    [1, 2, 3],
    [3, 2, 1],
    [2, 3, 1],
  ];
  const cart = (index: number) => permutations[index % 3]!.map((variantId) => ({ variantId, qty: 1 }));
  const codes = { promo_code: 'TEN', certificates: [{ serial_number: 'BIG' }] };
  const byCard = { ...codes, certificates: [] };
  const placeTen = async () => {
    const placed = [];
    for (const index of times(10, (each) => each))
      placed.push(await orderByCard(shop, { ...byCard, cart_items: cart(index) }, '270.00'));
    return placed;
  };
  const late = await placeTen();
  await letMinutesPass(shop, 61);
  await reconcile();
  const unpaid = await placeTen();
  await letMinutesPass(shop, 61);

  const [placed, told] = await Promise.all([
    shops.orderAtOnce(times(20, (index) => pickupOrder(cart(index + 1), '0.00', codes))),
    bring(late.flatMap(({ attempt }) => times(2, () => said(attempt, 'Approved', 270)))),
    reconcile(),
  ]);
  expect([tally(placed), tally(told)]).toEqual([{ '201': 20 }, { '200': 20 }]);
  for (const { id } of late)
    expect(await orderRow(shop, id)).toMatchObject({ state: 'new', received: '27000', revivals: 1, attention: [] });
  for (const { id } of unpaid) expect(await orderRow(shop, id)).toMatchObject({ state: 'cancelled', received: '0' });
  expect(await stocks(shop)).toEqual([70, 70, 70]);
  expect(await discrepancies()).toEqual([]);
});
