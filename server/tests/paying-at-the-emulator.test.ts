import { kopiykas } from '@shop/domain/money.ts';
import { expect, test } from 'vitest';
import { checkPay, openShopWithCards, stocks } from './card-orders.ts';
import { emulatedWayforpay } from './emulated-wayforpay.ts';
import { byCarrier, createOrder, pickupOrder } from './orders.ts';

/** A shop, its bank, and an unpaid order of 500 ₴. */
async function openWithOrder() {
  const bank = emulatedWayforpay();
  const shop = await openShopWithCards({ cardProvider: bank.provider });
  bank.sendsWebhooksTo(shop.app);
  const placed = (await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '500.00', byCarrier))).json();
  const status = async () => (await checkPay(shop, placed.order_reference)).status;
  return { ...shop, wayforpay: bank, offered: placed.payment_data, placed, status };
}

test('an order is paid in the widget, has two webhooks, and is counted once', async () => {
  await using shop = await openWithOrder();
  expect(shop.placed.payment_widget_url).toBe('/emulators/wayforpay/server/pay-widget.js');
  shop.wayforpay.approve(shop.offered);
  expect(await shop.wayforpay.deliver()).toMatchObject([{ status: 200, isAccepted: true }]);
  expect(await shop.wayforpay.deliverAgain()).toMatchObject([{ status: 200, isAccepted: true }]);
  expect(await checkPay(shop, shop.placed.order_reference)).toMatchObject({ status: 'Approved', payed: true });
  expect(await shop.rows('orders')).toMatchObject([{ received: '50000' }]);
});

test('a check makes up for a lost webhook', async () => {
  await using shop = await openWithOrder();
  shop.wayforpay.approve(shop.offered);
  shop.wayforpay.loseWebhooks();
  expect(await shop.status()).toBe('Approved');
});

test('after a decline the same order is paid by another attempt', async () => {
  await using shop = await openWithOrder();
  shop.wayforpay.decline(shop.offered);
  await shop.wayforpay.deliver();
  expect(await checkPay(shop, shop.placed.order_reference)).toMatchObject({ status: 'Declined', can_pay: true });
  const again = (await shop.post(`/api/v1/orders/${shop.placed.order_reference}/pay/`, {})).json();
  shop.wayforpay.approve(again.payment_data);
  await shop.wayforpay.deliver();
  expect(await shop.status()).toBe('Approved');
});

test('the shop waits while the bank decides, and the approval comes by webhook', async () => {
  await using shop = await openWithOrder();
  shop.wayforpay.waitForBank(shop.offered);
  expect(await checkPay(shop, shop.placed.order_reference)).toMatchObject({ status: 'InProcessing', can_pay: false });
  await shop.wayforpay.passSeconds(8);
  await shop.wayforpay.deliver();
  expect(await shop.status()).toBe('Approved');
});

test('an approval that arrives after the refund pays nothing', async () => {
  await using shop = await openWithOrder();
  shop.wayforpay.approve(shop.offered);
  const { orderReference: reference } = shop.offered;
  const patience = new AbortController().signal;
  await shop.wayforpay.provider.refund({ reference, amount: kopiykas(500_00), comment: 'Повернення' }, patience);
  expect(shop.wayforpay.waiting()).toEqual(['Approved', 'Refunded']);
  await shop.wayforpay.deliver({ newestFirst: true });
  expect(await shop.status()).toBe('Refunded');
  expect(await shop.rows('payments')).toMatchObject([{ state: 'refunded' }]);
});

test('a signed webhook of another sum pays nothing and sells nothing', async () => {
  await using shop = await openWithOrder();
  shop.wayforpay.approve(shop.offered);
  shop.wayforpay.loseWebhooks();
  const before = await stocks(shop);
  shop.wayforpay.say(shop.offered, { amount: '1' });
  await shop.wayforpay.deliver();
  expect(await shop.rows('orders')).toMatchObject([{ received: '0' }]);
  expect(await stocks(shop)).toEqual(before);
});
