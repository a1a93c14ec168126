import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkBooks } from '../../src/features/books/check-books.ts';
import { openShopWithCards, orderByCard, sendWebhook } from '../card-orders.ts';
import { emulatedWayforpay } from '../emulated-wayforpay.ts';
import { createOrder, offerTestCertificate, pickupOrder, type TestShop } from '../orders.ts';
import { signedIn } from '../staff.ts';

test('a refund by several managers at once happens once', async () => {
  const wayforpay = emulatedWayforpay();
  await using shop = await openShopWithCards({ cardProvider: wayforpay.provider });
  wayforpay.sendsWebhooksTo(shop.app);
  const { id, offer } = await orderByCard(shop);
  wayforpay.approve(offer);
  await wayforpay.deliver();
  const managers = [await signedIn(shop, 'manager'), await signedIn(shop, 'owner')];
  const replies = await Promise.all(
    [...managers, ...managers].map((manager) =>
      manager.post(`orders/${id}/refunds/`, {
        amount: '500.00',
        reason: 'Не підійшло',
        request_key: randomUUID(),
        payment_id: 1,
      }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await shop.rows('refunds')).toMatchObject([{ state: 'done', amount: '50000' }]);
  expect(await shop.rows('orders')).toMatchObject([{ received: '50000', refunded: '50000' }]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

/** Orders paid by card with one certificate of 1000 ₴ each; the owner refunds them by hand. */
async function openWithCertificates(count: number) {
  const shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const variantId = await offerTestCertificate(shop, 1000_00);
  const bought: { id: number; attempt: string }[] = [];
  for (let number = 0; number < count; number += 1) {
    const items = [{ variantId, qty: 1, type: 'certificate' }];
    const { id, attempt } = await orderByCard(shop, { cart_items: items }, '1000.00');
    await sendWebhook(shop, attempt, 'Approved', { amount: 1000 });
    bought.push({ id, attempt });
  }
  const serials = ((await shop.rows('certificates')) as { serial_number: string }[]).map((row) => row.serial_number);
  const refund = (id: number, payment_id: number | null, request_key: string = randomUUID()) =>
    owner.post(`orders/${id}/refunds/`, {
      lines: [{ line_id: id, quantity: 1 }],
      reason: 'Не підійшло',
      request_key,
      payment_id,
    });
  shop.bank.mumble((reference) => shop.bank.refundAnswer(reference, 'Refunded', 1100));
  return { ...shop, bought, serials, refund };
}

function spend(shop: TestShop, serial_number: string) {
  const order = pickupOrder([{ variantId: 2, qty: 1 }], '0.00', { certificates: [{ serial_number }] });
  return shop.post(createOrder, order);
}

test('a certificate that is redeemed and refunded at once is either redeemed or refunded', async () => {
  await using shop = await openWithCertificates(5);
  for (const [index, { id }] of shop.bought.entries()) {
    const [spending, refunding] = await Promise.all([spend(shop, shop.serials[index]!), shop.refund(id, id)]);
    const outcome = [spending.statusCode, refunding.statusCode];
    expect(outcome).toEqual(spending.statusCode === 201 ? [201, 409] : [409, 200]);
    expect(spending.statusCode === 201 ? refunding.json() : spending.json()).toMatchObject({
      code: spending.statusCode === 201 ? 'certificate_line_spent' : 'certificate_rejected',
    });
  }
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a certificate is refunded once for any number of requests', async () => {
  await using shop = await openWithCertificates(1);
  const { id } = shop.bought[0]!;
  const replies = await Promise.all(Array.from({ length: 4 }, () => shop.refund(id, id)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await shop.rows('refunds')).toMatchObject([{ state: 'done', amount: '100000' }]);
  expect(await shop.rows('order_lines')).toMatchObject([{ refunded_quantity: 1 }]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('one idempotency key for two orders at once is one refund', async () => {
  await using shop = await openWithCertificates(2);
  const key = randomUUID();
  const replies = await Promise.all(shop.bought.map(({ id }) => shop.refund(id, id, key)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({ code: 'request_key_reused' });
  expect(await shop.rows('refunds')).toHaveLength(1);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a certificate is blocked while its refund is in progress, and usable as soon as the provider refuses it', async () => {
  await using shop = await openWithCertificates(1);
  const { id } = shop.bought[0]!;
  const { promise: thinking, resolve: decide } = Promise.withResolvers<void>();
  shop.bank.answersAfter(thinking);
  shop.bank.mumble((reference) => shop.bank.refundAnswer(reference, 'Declined', 1126));
  const asked = shop.bank.asked.length;
  const refunding = shop.refund(id, id);
  await expect.poll(() => shop.bank.asked.length).toBe(asked + 1);
  expect((await spend(shop, shop.serials[0]!)).json()).toMatchObject({ code: 'certificate_rejected' });
  decide();
  expect((await refunding).json()).toMatchObject({ code: 'refund_refused' });
  expect((await spend(shop, shop.serials[0]!)).statusCode).toBe(201);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});
