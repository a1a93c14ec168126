import { expect, test } from 'vitest';
import {
  checkPay,
  history,
  letMinutesPass,
  openShopWithCards,
  orderByCard,
  orderRow,
  reconcile,
  sendWebhook,
  stateOfAttempts,
  stocks,
} from '../../../../tests/card-orders.ts';
import { offerTestCertificate, type TestShop } from '../../../../tests/orders.ts';
import { checkBooks } from '../../books/check-books.ts';

test.each(['Voided', 'Refunded'])('%s and a sum of nothing is no payment', async (transactionStatus) => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  shop.bank.says(attempt, { transactionStatus, amount: 500, refundAmount: 0 });
  expect(await checkPay(shop, reference)).toMatchObject({ status: transactionStatus, payed: false });
  expect(await orderRow(shop, id)).toMatchObject({ received: '0' });
});

test.each(['Voided', 'Refunded'])('after %s and a sum of nothing no money is here any more', async (back) => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'Approved');
  await sendWebhook(shop, attempt, back);
  shop.bank.says(attempt, { transactionStatus: back, amount: 500, refundAmount: 0 });
  expect(await checkPay(shop, reference)).toMatchObject({ status: back, payed: false });
  expect(await orderRow(shop, id)).toMatchObject({ received: '50000', refunded: '50000' });
  expect(await shop.rows('payments')).toMatchObject([{ next_ask_at: null }]);
});

test('what is left of money that went back in part counts, though its way back was heard of first', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'Refunded');
  await sendWebhook(shop, attempt, 'Approved');
  shop.bank.says(attempt, { transactionStatus: 'Refunded', amount: 500, refundAmount: 120.5 });
  expect(await checkPay(shop, reference)).toMatchObject({ payed: true, can_pay: false });
  expect(await orderRow(shop, id)).toMatchObject({ received: '50000', refunded: '12050', held_until: null });
  await letMinutesPass(shop, 61);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new', attention: ['refunded_by_provider'] });
  expect(await history(shop)).toEqual(['placed', 'paid', 'refunded']);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a second payment of which a part went back is told of once', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  await shop.post(`/api/v1/orders/${reference}/pay/`, {});
  await sendWebhook(shop, `${reference}-2`, 'Approved');
  await sendWebhook(shop, attempt, 'Approved');
  await sendWebhook(shop, attempt, 'Refunded');
  shop.bank.says(attempt, { transactionStatus: 'Refunded', amount: 500, refundAmount: 120.5 });
  await letMinutesPass(shop, 1);
  await checkPay(shop, reference);
  expect(await orderRow(shop, id)).toMatchObject({ received: '50000', refunded: '0', attention: ['paid_twice'] });
  expect(await history(shop)).toEqual(['placed', 'payment_attempt', 'paid', 'paid_again', 'refunded']);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a refund that took a while and sent back a part is over when the bank says so', async () => {
  await using shop = await openShopWithCards();
  const { id, reference, attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'Approved');
  await sendWebhook(shop, attempt, 'RefundInProcessing');
  shop.bank.says(attempt, { transactionStatus: 'Refunded', amount: 500, refundAmount: 120.5 });
  expect(await checkPay(shop, reference)).toMatchObject({ status: 'Refunded', payed: true, can_pay: false });
  expect(await stateOfAttempts(shop)).toEqual(['refunded']);
  expect(await orderRow(shop, id)).toMatchObject({ received: '50000', refunded: '12050' });
  expect(await shop.rows('payments')).toMatchObject([{ next_ask_at: null }]);
});

/** Buys a gift certificate of 1000 ₴ by card; returns its serial number and the attempt that paid for it. */
async function buyCertificate(shop: TestShop) {
  const variantId = await offerTestCertificate(shop, 1000_00);
  const { attempt } = await orderByCard(shop, { cart_items: [{ variantId, qty: 1, type: 'certificate' }] }, '1000.00');
  await sendWebhook(shop, attempt, 'Approved', { amount: 1000 });
  const [certificate] = (await shop.rows('certificates')) as { serial_number: string }[];
  const sendBack = async () => {
    await sendWebhook(shop, attempt, 'Refunded', { amount: 1000 });
    await checkPay(shop, attempt);
  };
  return { certificates: [{ serial_number: certificate!.serial_number }], sendBack };
}

test('a certificate whose money went back is worth nothing, though a part of it was spent', async () => {
  await using shop = await openShopWithCards();
  const { certificates, sendBack } = await buyCertificate(shop);
  const spending = { certificates, cart_items: [{ variantId: 2, qty: 1 }] };
  expect((await orderByCard(shop, spending, '0.00')).offer).toBeNull();
  await sendBack();
  expect(await shop.rows('certificates')).toMatchObject([{ state: 'blocked', balance: '70000' }]);
  expect(await orderRow(shop, 1)).toMatchObject({ attention: ['refunded_by_provider', 'refunded_certificate_spent'] });
});

test('late money does not bring back what a certificate paid whose own money went back', async () => {
  await using shop = await openShopWithCards();
  const { certificates, sendBack } = await buyCertificate(shop);
  const items = [
    { variantId: 1, qty: 2 },
    { variantId: 2, qty: 1 },
  ];
  const { id, attempt } = await orderByCard(shop, { certificates, cart_items: items }, '300.00');
  await letMinutesPass(shop, 61);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'cancelled' });
  await sendBack();
  await sendWebhook(shop, attempt, 'Approved', { amount: 300 });
  expect(await orderRow(shop, id)).toMatchObject({ state: 'cancelled', received: '30000', revivals: 0 });
  expect(await orderRow(shop, id)).toMatchObject({ attention: ['paid_after_cancelling'] });
  expect(await shop.rows('certificates')).toMatchObject([{ state: 'blocked', balance: '100000' }]);
  expect(await stocks(shop)).toEqual([5, 5]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});
