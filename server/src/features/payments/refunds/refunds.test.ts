import { expect, test } from 'vitest';
import {
  checkPay,
  letMinutesPass,
  openShopWithCards,
  orderByCard,
  orderRow,
  reconcile,
  sendWebhook,
  stocks,
} from '../../../../tests/card-orders.ts';
import { checkBooks } from '../../books/check-books.ts';

test('money that went back is not money any more, whatever is repeated afterwards', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'Approved');
  await sendWebhook(shop, attempt, 'Refunded');
  await sendWebhook(shop, attempt, 'Approved');
  expect(await checkPay(shop, reference)).toMatchObject({ status: 'Refunded', payed: false, can_pay: false });
  expect(await orderRow(shop, id)).toMatchObject({
    received: '50000',
    refunded: '50000',
    attention: ['refunded_by_provider'],
  });
});

test('how much went back is asked, not guessed', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'Approved');
  await sendWebhook(shop, attempt, 'Refunded');
  expect(await orderRow(shop, id)).toMatchObject({ received: '50000', refunded: '0' });
  shop.bank.says(attempt, { transactionStatus: 'Refunded', amount: 500, refundAmount: 120.5 });
  expect(await checkPay(shop, reference)).toMatchObject({ status: 'Refunded', payed: true, can_pay: false });
  expect(await orderRow(shop, id)).toMatchObject({ refunded: '12050' });
  expect(await shop.rows('payments')).toMatchObject([{ next_ask_at: null }]);
});

test('what goes back in several parts is counted to the last of them', async () => {
  await using shop = await openShopWithCards();
  const { id, attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'Approved');
  for (const refundAmount of [120.5, 300, 500]) {
    shop.bank.says(attempt, { transactionStatus: 'Refunded', amount: 500, refundAmount });
    await sendWebhook(shop, attempt, 'Refunded');
    await reconcile(shop);
    expect(await orderRow(shop, id)).toMatchObject({ received: '50000', refunded: `${refundAmount * 100}` });
    expect(await shop.rows('payments')).toMatchObject([{ state: 'refunded', next_ask_at: null }]);
  }
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test.each(['Refunded', 'RefundInProcessing'])(
  'of money that was first heard of as %s, what did not go back pays the order',
  async (first) => {
    await using shop = await openShopWithCards();
    const { id, reference, attempt } = await orderByCard(shop);
    await sendWebhook(shop, attempt, first);
    shop.bank.says(attempt, { transactionStatus: 'Refunded', amount: 500, refundAmount: 120.5 });
    for (let times = 0; times < 2; times += 1) {
      await letMinutesPass(shop, 61);
      await reconcile(shop);
      await sendWebhook(shop, attempt, 'Refunded');
    }
    await reconcile(shop);
    const attention = ['refunded_by_provider'];
    expect(await orderRow(shop, id)).toMatchObject({ state: 'new', received: '50000', refunded: '12050', attention });
    expect(await checkPay(shop, reference)).toMatchObject({ payed: true, can_pay: false });
    expect(await shop.rows('payments')).toMatchObject([{ state: 'refunded', is_counted: true, next_ask_at: null }]);
    expect((await shop.rows('order_events')).map(({ what }) => what)).toEqual(['placed', 'paid', 'refunded']);
    expect(await checkBooks(shop.shop.db)).toEqual([]);
  },
);

test('money that came and went back before anybody heard of it leaves no hold behind', async () => {
  await using shop = await openShopWithCards();
  const { id, attempt } = await orderByCard(shop);
  shop.bank.says(attempt, { transactionStatus: 'Refunded', amount: 500, refundAmount: 500 });
  await letMinutesPass(shop, 5);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new', received: '0' });
  await letMinutesPass(shop, 56);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'cancelled', received: '0', attention: [] });
  expect(await shop.rows('payments')).toMatchObject([{ state: 'refunded', refunded: '50000', next_ask_at: null }]);
  expect(await stocks(shop)).toEqual([5, 5]);
});

test('nothing is let go before it is known how much went back', async () => {
  await using shop = await openShopWithCards();
  const { id, attempt } = await orderByCard(shop);
  await letMinutesPass(shop, 61);
  await sendWebhook(shop, attempt, 'Refunded');
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new' });
  shop.bank.says(attempt, { transactionStatus: 'Refunded', amount: 500, refundAmount: 500 });
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'cancelled', received: '0' });
});
