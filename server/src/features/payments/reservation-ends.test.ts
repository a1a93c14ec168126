import { expect, test, vi } from 'vitest';
import {
  addOwner,
  checkPay,
  history,
  letMinutesPass,
  lettersOf,
  openShopWithCards,
  orderByCard,
  orderRow,
  reconcile,
  sendWebhook,
  stateOfAttempts,
  stocks,
} from '../../../tests/card-orders.ts';
import { addCertificate, type TestShop } from '../../../tests/orders.ts';
import { checkBooks } from '../books/check-books.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { createPromoCode } from '../promo-codes/create-promo-code.ts';

const balances = async (shop: TestShop) =>
  ((await shop.rows('certificates')) as { balance: string }[]).map(({ balance }) => Number(balance));

/** 500 ₴ less 10 %, 100 ₴ of it from a certificate: 350 ₴ to pay. */
async function orderWithCodes(shop: TestShop) {
  await addCertificate(shop, 'GIFT', 100_00);
  await shop.shop.db.transaction((tx) => createPromoCode(tx, { code: 'TEN', percent: 10, note: '' }));
  await shop.database.pool.query('update promo_codes set max_uses = 1');
  const codes = { promo_code: 'ten', certificates: [{ serial_number: 'GIFT' }] };
  return await orderByCard(shop, codes, '350.00');
}

test('an order that nobody paid holds everything for an hour, and then lets it go', async () => {
  await using shop = await openShopWithCards();
  const { id, reference } = await orderWithCodes(shop);
  await letMinutesPass(shop, 59);
  await reconcile(shop);
  expect([await stocks(shop), await balances(shop)]).toEqual([[4, 5], [0]]);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new' });

  await letMinutesPass(shop, 2);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'cancelled', held_until: null, attention: [] });
  expect(await stateOfAttempts(shop)).toEqual(['expired']);
  expect([await stocks(shop), await balances(shop)]).toEqual([[5, 5], [100_00]]);
  expect(await shop.rows('promo_codes')).toMatchObject([{ times_used: 0 }]);
  expect(await history(shop)).toEqual(['placed', 'cancelled']);
  expect(await lettersOf(shop)).toEqual([`order-placed:${id}`, `order-cancelled:${id}:0`]);
  expect(await checkPay(shop, reference)).toMatchObject({ status: 'Expired', payed: false, can_pay: false });
  expect(await checkBooks(shop.shop.db)).toEqual([]);

  const asked = shop.bank.asked.length;
  await letMinutesPass(shop, 24 * 60);
  await reconcile(shop);
  expect(shop.bank.asked).toHaveLength(asked);
});

test.each([2, -2])('a process whose clock is wrong by %i hours holds goods for an hour all the same', async (hours) => {
  await using shop = await openShopWithCards();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
  try {
    const { id } = await orderByCard(shop);
    const { held_until, created_at } = await orderRow(shop, id);
    const minutes = (Date.parse(String(held_until)) - Date.parse(String(created_at))) / 60_000;
    expect(minutes).toBeCloseTo(60, 1);
    await letMinutesPass(shop, 59);
    await reconcile(shop);
    expect(await orderRow(shop, id)).toMatchObject({ state: 'new' });
    await letMinutesPass(shop, 2);
    await reconcile(shop);
    expect(await orderRow(shop, id)).toMatchObject({ state: 'cancelled' });
  } finally {
    vi.useRealTimers();
  }
});

test.each(['Pending', 'InProcessing', 'WaitingAuthComplete', 'Created'])(
  'while the bank says %s nothing is let go, however long it takes',
  async (transactionStatus) => {
    await using shop = await openShopWithCards();
    const { id, attempt } = await orderByCard(shop);
    shop.bank.says(attempt, { transactionStatus, amount: 500 });
    for (let hours = 0; hours < 5; hours += 1) {
      await letMinutesPass(shop, 60);
      await reconcile(shop);
    }
    expect(await orderRow(shop, id)).toMatchObject({ state: 'new' });
    expect(await stocks(shop)).toEqual([4, 5]);
    shop.bank.says(attempt, { transactionStatus: 'Approved', amount: 500 });
    await letMinutesPass(shop, 6 * 60);
    await reconcile(shop);
    expect(await orderRow(shop, id)).toMatchObject({ state: 'new', received: '50000' });
  },
);

test('a payment that the bank does not decide for a day is told to the owner, once', async () => {
  await using shop = await openShopWithCards();
  await addOwner(shop);
  const { id, attempt } = await orderByCard(shop);
  shop.bank.says(attempt, { transactionStatus: 'WaitingAuthComplete', amount: 500 });
  await letMinutesPass(shop, 20 * 60);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ attention: [] });
  for (let times = 0; times < 2; times += 1) {
    await letMinutesPass(shop, 12 * 60);
    await reconcile(shop);
  }
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new', attention: ['payment_undecided'] });
  await shop.runQueuedJobs();
  const letters = shop.mailbox.filter(({ to }) => to === 'owner@rosa.example');
  expect(letters).toMatchObject([{ subject: 'Банк довго не вирішує щодо оплати' }]);
});

test('a bank that does not answer lets nothing go', async () => {
  await using shop = await openShopWithCards();
  const { id, attempt } = await orderByCard(shop);
  shop.bank.fallSilent();
  await letMinutesPass(shop, 24 * 60);
  await reconcile(shop);
  expect(shop.bank.asked).toEqual([attempt]);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new' });
  expect(await stocks(shop)).toEqual([4, 5]);
});

test.each([
  { age: 1, pause: 1 },
  { age: 12, pause: 3 },
  // Never later than the end of the reservation.
  { age: 52, pause: 8 },
  { age: 120, pause: 30 },
  { age: 10 * 60, pause: 150 },
  { age: 10 * 24 * 60, pause: 360 },
])('about an attempt of $age minutes the bank is asked again after $pause', async ({ age, pause }) => {
  await using shop = await openShopWithCards();
  await orderByCard(shop);
  shop.bank.fallSilent();
  await letMinutesPass(shop, age);
  await reconcile(shop);
  const [attempt] = (await shop.rows('payments')) as { next_ask_at: string }[];
  expect(Math.round((new Date(attempt!.next_ask_at).getTime() - Date.now()) / 60_000)).toBe(pause);
});

test('a declined attempt keeps the hold, and the bank is asked again before anything is let go', async () => {
  await using shop = await openShopWithCards();
  const { id, attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'Declined');
  await letMinutesPass(shop, 30);
  await reconcile(shop);
  expect(await stocks(shop)).toEqual([4, 5]);
  expect(shop.bank.asked).toEqual([]);

  // On the bank's own page the customer has paid by another card, and the webhook was lost.
  shop.bank.says(attempt, { transactionStatus: 'Approved', amount: 500 });
  await letMinutesPass(shop, 31);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new', received: '50000', held_until: null });
});

test('a webhook of a no that comes after the hold is no answer to a question', async () => {
  await using shop = await openShopWithCards();
  const { id, attempt } = await orderByCard(shop);
  await letMinutesPass(shop, 61);
  await sendWebhook(shop, attempt, 'Declined');
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new' });
  shop.bank.says(attempt, { transactionStatus: 'Declined', amount: 500 });
  await letMinutesPass(shop, 1);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'cancelled' });
});

test('an answer that the bank is still at it is no answer to a no that comes later', async () => {
  await using shop = await openShopWithCards();
  const { id, attempt } = await orderByCard(shop);
  shop.bank.says(attempt, { transactionStatus: 'InProcessing', amount: 500 });
  await letMinutesPass(shop, 61);
  await reconcile(shop);
  await sendWebhook(shop, attempt, 'Declined');
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new' });

  // The customer has taken another card.
  await letMinutesPass(shop, 60);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new' });
  shop.bank.says(attempt, { transactionStatus: 'Declined', amount: 500 });
  await letMinutesPass(shop, 60);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'cancelled' });
});

test('an answer about another amount lets nothing go', async () => {
  await using shop = await openShopWithCards();
  const { id, attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'Declined');
  shop.bank.says(attempt, { transactionStatus: 'Declined', amount: 5 });
  await letMinutesPass(shop, 61);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new', attention: ['amount_differs'] });
  expect(await stocks(shop)).toEqual([4, 5]);
});

test('money that comes after the order was cancelled brings it back to life', async () => {
  await using shop = await openShopWithCards();
  const { id, attempt } = await orderWithCodes(shop);
  await letMinutesPass(shop, 61);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'cancelled' });

  await sendWebhook(shop, attempt, 'Approved', { amount: 350 });
  await sendWebhook(shop, attempt, 'Approved', { amount: 350 });
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new', revivals: 1, received: '35000', attention: [] });
  expect([await stocks(shop), await balances(shop)]).toEqual([[4, 5], [0]]);
  expect(await shop.rows('promo_codes')).toMatchObject([{ times_used: 1 }]);
  expect(await history(shop)).toEqual(['placed', 'cancelled', 'paid', 'revived']);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test.each(['goods', 'balance', 'certificate'])(
  'money that comes when the %s is gone stays, and a person is asked',
  async (what) => {
    await using shop = await openShopWithCards();
    const { id, attempt } = await orderWithCodes(shop);
    await letMinutesPass(shop, 61);
    await reconcile(shop);
    if (what === 'goods') await orderByCard(shop, { cart_items: [{ variantId: 1, qty: 5 }] }, '2500.00');
    else if (what === 'balance') await orderByCard(shop, { certificates: [{ serial_number: 'GIFT' }] }, '400.00');
    else await shop.database.pool.query(`update certificates set state = 'blocked', blocked_for = 'staff'`);
    const before = [await stocks(shop), await balances(shop)];

    await sendWebhook(shop, attempt, 'Approved', { amount: 350 });
    expect(await orderRow(shop, id)).toMatchObject({ state: 'cancelled', received: '35000', revivals: 0 });
    expect(await orderRow(shop, id)).toMatchObject({ attention: ['paid_after_cancelling'] });
    expect([await stocks(shop), await balances(shop)]).toEqual(before);
    expect(await shop.rows('promo_codes')).toMatchObject([{ times_used: 0 }]);
    expect(await lettersOf(shop)).toContain(`order-paid:${id}`);
    expect(await checkBooks(shop.shop.db)).toEqual([]);
  },
);

test('a promo code that was used up meanwhile does not keep a paid order from coming back', async () => {
  await using shop = await openShopWithCards();
  const { id, attempt } = await orderWithCodes(shop);
  await letMinutesPass(shop, 61);
  await reconcile(shop);
  const other = { promo_code: 'TEN', cart_items: [{ variantId: 2, qty: 1 }] };
  await orderByCard(
    shop,
    {
      ...other,
      personal_info: { firstName: 'Іван', lastName: 'Коваль', phone: '+380671234568', email: 'ivan@rosa.example' },
    },
    '270.00',
  );
  await sendWebhook(shop, attempt, 'Approved', { amount: 350 });
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new', revivals: 1, attention: ['promo_code_used_up'] });
  expect(await shop.rows('promo_codes')).toMatchObject([{ times_used: 1 }]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);

  // A use that was not counted again is not returned again: it belongs to the other order.
  const cancel = { actor: 'system', cause: 'test' } as const;
  await shop.shop.db.transaction((tx) => cancelOrder(tx, shop.shop.queue, id, cancel));
  expect(await shop.rows('promo_codes')).toMatchObject([{ times_used: 1 }]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test.each(['confirmed', 'packed', 'shipped', 'completed'])(
  'nothing is let go of an order that is %s',
  async (state) => {
    await using shop = await openShopWithCards();
    const { id } = await orderByCard(shop);
    await shop.database.pool.query(`update orders set state = '${state}'`);
    await letMinutesPass(shop, 61);
    await reconcile(shop);
    expect(await orderRow(shop, id)).toMatchObject({ state });
    expect(await stateOfAttempts(shop)).toEqual(['expired']);
    expect(await stocks(shop)).toEqual([4, 5]);
  },
);
