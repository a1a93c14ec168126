import { expect, test } from 'vitest';
import {
  history,
  lettersOf,
  openShopWithCards,
  orderByCard,
  orderRow,
  sendWebhook,
} from '../../../tests/card-orders.ts';
import { books, createOrder, offerTestCertificate, pickupOrder } from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';
import { checkBooks } from '../books/check-books.ts';

test('money that came by hand is counted in parts, never above what is due', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const { order_id: id } = (await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '500.00'))).json();
  const pay = (amount: string, way = 'cash') => owner.post(`orders/${id}/mark-paid/`, { amount, way, note: 'Каса' });
  expect((await pay('200.00')).json()).toMatchObject({
    received: '200.00',
    due: '300.00',
    money_state: 'paid_in_part',
  });
  const before = await books(shop);
  const tooMuch = await pay('300.01');
  expect([tooMuch.statusCode, tooMuch.json()]).toMatchObject([409, { code: 'receipt_above_due', due: '300.00' }]);
  expect(await books(shop)).toEqual(before);
  expect((await pay('300.00', 'bank_transfer')).json()).toMatchObject({
    received: '500.00',
    due: '0.00',
    money_state: 'paid',
    receipts: [
      { amount: '200.00', way: 'cash', note: 'Каса', staff_name: 'Олена' },
      { amount: '300.00', way: 'bank_transfer' },
    ],
    letters: [{ kind: 'order-placed' }, { kind: 'order-paid' }],
  });
  expect(await history(shop)).toEqual(['placed', 'money_received', 'money_received']);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a held card order that is paid by hand is sold: it issues what it sells, and a card payment is one too many', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const certificate = { variantId: await offerTestCertificate(shop, 500_00), qty: 1, type: 'certificate' };
  const { id, reference, attempt } = await orderByCard(shop, { cart_items: [certificate] }, '500.00');
  const paid = await owner.post(`orders/${id}/mark-paid/`, { amount: '500.00', way: 'bank_transfer' });
  expect(paid.json()).toMatchObject({
    held_until: null,
    certificates_bought: [{ amount: '500.00', is_blocked: false }],
  });
  expect((await shop.post(`/api/v1/orders/${reference}/pay/`, {})).json()).toMatchObject({
    code: 'order_already_paid',
  });

  await sendWebhook(shop, attempt, 'Approved');
  expect(await orderRow(shop, id)).toMatchObject({ received: '50000', attention: ['paid_twice'] });
  expect(await shop.rows('payments')).toMatchObject([{ state: 'approved', is_counted: false }]);
  expect(await shop.rows('certificates')).toHaveLength(1);
  expect(await lettersOf(shop)).toContain('order-paid-again:1');
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a card payment beside a part that came by hand counts, and somebody is asked to look', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const { id, reference, attempt } = await orderByCard(shop);
  await owner.post(`orders/${id}/mark-paid/`, { amount: '100.00', way: 'cash' });
  expect((await shop.post(`/api/v1/orders/${reference}/pay/`, {})).json()).toMatchObject({ code: 'order_not_payable' });
  await sendWebhook(shop, attempt, 'Approved');
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new', received: '60000', attention: ['paid_too_much'] });
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('money that comes when the parcel has been told what to collect asks a manager to make it anew', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const { id, attempt } = await orderByCard(shop);
  await shop.database.pool.query(`update orders set state = 'packed', waybill_number = '20450000000001'`);

  await owner.post(`orders/${id}/mark-paid/`, { amount: '100.00', way: 'carrier' });
  expect(await orderRow(shop, id)).toMatchObject({ attention: [] });
  await owner.post(`orders/${id}/mark-paid/`, { amount: '100.00', way: 'bank_transfer' });
  expect(await orderRow(shop, id)).toMatchObject({ attention: ['waybill_collects_too_much'] });

  await shop.database.pool.query(`update orders set attention = '{}'`);
  await sendWebhook(shop, attempt, 'Approved');
  expect((await orderRow(shop, id)).attention).toContain('waybill_collects_too_much');
});
