import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  history,
  lettersOf,
  openShopWithCards,
  orderByCard,
  orderRow,
  reconcile,
  sendWebhook,
} from '../../../../tests/card-orders.ts';
import { emulatedWayforpay } from '../../../../tests/emulated-wayforpay.ts';
import { logInto } from '../../../../tests/log-into.ts';
import { books, createOrder, pickupOrder } from '../../../../tests/orders.ts';
import { signedIn } from '../../../../tests/staff.ts';
import { checkBooks } from '../../books/check-books.ts';

/** An order of 500 ₴ that was paid by card at the emulated bank, and a manager. */
async function openWithPaidOrder() {
  const wayforpay = emulatedWayforpay();
  const shop = await openShopWithCards({ cardProvider: wayforpay.provider });
  wayforpay.sendsWebhooksTo(shop.app);
  const { id, offer } = await orderByCard(shop);
  wayforpay.approve(offer);
  await wayforpay.deliver();
  const manager = await signedIn(shop, 'manager');
  const refund = (amount: string, changes: object = {}) =>
    manager.post(`orders/${id}/refunds/`, {
      amount,
      reason: 'Не підійшло',
      request_key: randomUUID(),
      payment_id: 1,
      ...changes,
    });
  return { ...shop, wayforpay, manager, id, offer, refund };
}

test('money goes back in parts, whatever is reported of it counts once, and never more than came', async () => {
  await using shop = await openWithPaidOrder();
  expect((await shop.refund('120.50')).json()).toMatchObject({
    refunded: '120.50',
    money_state: 'refunded_in_part',
    attention: [],
    payments: [{ state: 'approved', refunded: '120.50', refundable: '379.50' }],
    refunds: [{ amount: '120.50', state: 'done', reason: 'Не підійшло', staff_name: 'Олена' }],
    letters: [{ kind: 'order-placed' }, { kind: 'order-paid' }, { kind: 'order-refunded' }],
  });
  await shop.wayforpay.deliver();
  await reconcile(shop);
  expect(await orderRow(shop, shop.id)).toMatchObject({ received: '50000', refunded: '12050', attention: [] });

  const before = await books(shop);
  const tooMuch = await shop.refund('379.51');
  expect([tooMuch.statusCode, tooMuch.json()]).toMatchObject([
    409,
    { code: 'refund_above_received', refundable: '379.50' },
  ]);
  expect(await books(shop)).toEqual(before);

  expect((await shop.refund('379.50')).json()).toMatchObject({
    money_state: 'refunded',
    actions: ['confirm', 'cancel', 'change_delivery'],
  });
  await shop.wayforpay.deliver();
  await reconcile(shop);
  expect(await orderRow(shop, shop.id)).toMatchObject({ refunded: '50000', attention: [] });
  expect(await shop.rows('payments')).toMatchObject([{ state: 'refunded', refunded: '50000', next_ask_at: null }]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a request that comes twice is one refund', async () => {
  await using shop = await openWithPaidOrder();
  const request_key = randomUUID();
  for (const reply of [await shop.refund('100.00', { request_key }), await shop.refund('100.00', { request_key })])
    expect(reply.json()).toMatchObject({ refunded: '100.00' });
  expect(await shop.rows('refunds')).toHaveLength(1);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a refund that the provider promises is counted when it has come, and nobody begins another one', async () => {
  await using shop = await openWithPaidOrder();
  shop.wayforpay.runShortOfMoney();
  expect((await shop.refund('100.00')).json()).toMatchObject({
    refunded: '0.00',
    refundable_by_hand: '0.00',
    refunds: [{ state: 'in_processing' }],
    payments: [{ state: 'refund_in_processing' }],
  });
  expect((await shop.refund('100.00')).json().code).toBe('refund_in_progress');
  expect(await checkBooks(shop.shop.db)).toEqual([]);
  shop.wayforpay.passSeconds(31);
  shop.wayforpay.loseWebhooks();
  await shop.database.pool.query(`update payments set next_ask_at = now()`);
  await reconcile(shop);
  expect(await orderRow(shop, shop.id)).toMatchObject({ refunded: '10000', attention: [] });
  expect(await shop.rows('refunds')).toMatchObject([{ state: 'done' }]);
  expect(await lettersOf(shop)).toContain('order-refunded:1');
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a refusal of the provider counts nothing, and its words are kept', async () => {
  await using shop = await openShopWithCards();
  const manager = await signedIn(shop, 'manager');
  const { id, attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'Approved');
  const body = { amount: '500.00', reason: 'Ні', request_key: randomUUID(), payment_id: 1 };
  shop.bank.mumble((reference) => shop.bank.refundAnswer(reference, 'Declined', 1126));
  const refused = await manager.post(`orders/${id}/refunds/`, body);
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'refund_refused', said: 'Declined' }]);
  expect(await shop.rows('refunds')).toMatchObject([{ state: 'failed', error: 'Declined, 1126' }]);
  expect(await orderRow(shop, id)).toMatchObject({ received: '50000', refunded: '0' });
  expect(await history(shop)).toEqual(['placed', 'paid', 'refund_requested', 'refund_failed']);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('when nobody knows whether money went, the payment is asked about until somebody does', async () => {
  const warnings: unknown[] = [];
  await using shop = await openShopWithCards({ log: logInto(({ msg }) => warnings.push(msg), 'warn') });
  const manager = await signedIn(shop, 'manager');
  const { id, attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'Approved');
  const refund = () =>
    manager.post(`orders/${id}/refunds/`, { amount: '500.00', reason: 'Ні', request_key: randomUUID(), payment_id: 1 });
  const passMinutes = async (minutes: number) => {
    await shop.database.pool.query(
      `update refunds set created_at = created_at - make_interval(mins => ${minutes}); update payments set next_ask_at = now()`,
    );
    await reconcile(shop);
  };
  shop.bank.fallSilent();
  expect((await refund()).json()).toMatchObject({ refunded: '0.00', refunds: [{ state: 'in_processing' }] });
  expect(warnings).toEqual(['refund status unknown']);
  shop.bank.fallSilent(false);
  shop.bank.says(attempt, { transactionStatus: 'Approved', amount: 500 });
  await passMinutes(5);
  expect(await shop.rows('refunds')).toMatchObject([{ state: 'in_processing' }]);
  await passMinutes(6);
  expect(await shop.rows('refunds')).toMatchObject([{ state: 'failed', error: 'unheard_of' }]);

  shop.bank.fallSilent();
  await refund();
  shop.bank.fallSilent(false);
  shop.bank.says(attempt, { transactionStatus: 'Refunded', amount: 500, refundAmount: 500 });
  await passMinutes(1);
  expect(await shop.rows('refunds')).toMatchObject([{ state: 'failed' }, { state: 'done' }]);
  expect(await orderRow(shop, id)).toMatchObject({ refunded: '50000', attention: [] });
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('money that came by hand goes back by hand, and a cancelled order waits for all of it', async () => {
  await using shop = await openShopWithCards();
  const manager = await signedIn(shop, 'manager');
  const { order_id: id } = (await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '500.00'))).json();
  await manager.post(`orders/${id}/mark-paid/`, { amount: '500.00', way: 'cash' });
  await manager.post(`orders/${id}/cancel/`, { reason: 'Ні' });
  const refund = (amount: string) =>
    manager.post(`orders/${id}/refunds/`, { amount, reason: 'Ні', request_key: randomUUID(), payment_id: null });
  expect((await refund('500.01')).json()).toMatchObject({ code: 'refund_above_received', refundable: '500.00' });
  expect((await refund('200.00')).json()).toMatchObject({ refunded: '200.00', attention: ['refund_due'] });
  expect((await refund('300.00')).json()).toMatchObject({ refunded: '500.00', attention: [], actions: [] });
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a second payment is sent back whole, and the order keeps the first', async () => {
  await using shop = await openShopWithCards();
  const manager = await signedIn(shop, 'manager');
  const { id, reference, attempt } = await orderByCard(shop);
  await shop.post(`/api/v1/orders/${reference}/pay/`, {});
  await sendWebhook(shop, attempt, 'Approved');
  await sendWebhook(shop, `${reference}-2`, 'Approved');
  shop.bank.mumble((asked) => shop.bank.refundAnswer(asked, 'Refunded', 1100));
  const body = { amount: '500.00', reason: 'Двічі', request_key: randomUUID(), payment_id: 2 };
  expect((await manager.post(`orders/${id}/refunds/`, body)).json()).toMatchObject({
    received: '500.00',
    refunded: '0.00',
    attention: [],
    payments: [
      { state: 'approved', is_counted: true },
      { state: 'refunded', refunded: '500.00' },
    ],
  });
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});
