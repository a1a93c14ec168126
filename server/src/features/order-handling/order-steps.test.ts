import { expect, test } from 'vitest';
import {
  history,
  letMinutesPass,
  openShopWithCards,
  orderByCard,
  orderRow,
  reconcile,
  sendWebhook,
  stocks,
} from '../../../tests/card-orders.ts';
import { books, createOrder, pickupOrder } from '../../../tests/orders.ts';
import { auditOf, signedIn } from '../../../tests/staff.ts';
import { checkBooks } from '../books/check-books.ts';

test('an order goes from new to completed, and everybody sees who took it there', async () => {
  await using shop = await openShopWithCards();
  const manager = await signedIn(shop, 'manager');
  const { order_id: id } = (await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 2 }], '1000.00'))).json();
  expect((await manager.get(`orders/${id}/`)).json()).toMatchObject({
    state: 'new',
    money_state: 'unpaid',
    due: '1000.00',
    delivery_address: '03110, м. Київ, вул. Григорія Кочура, 16а',
    lines: [{ name: 'Крем', code: 'A-1', quantity: 2, returned_quantity: 0, price: '500.00' }],
    letters: [{ kind: 'order-placed', state: 'waiting' }],
    actions: ['confirm', 'cancel', 'mark_paid', 'change_delivery'],
  });
  for (const [verb, state, next] of [
    ['confirm', 'confirmed', 'pack'],
    ['pack', 'packed', 'complete'],
    ['complete', 'completed', 'return'],
  ]) {
    const reply = await manager.post(`orders/${id}/${verb}/`);
    expect([reply.statusCode, reply.json().state, reply.json().actions[0]]).toEqual([200, state, next]);
  }
  const { history: events } = (await manager.get(`orders/${id}/`)).json();
  expect(events.map(({ what, staff_name }: Record<string, unknown>) => [what, staff_name])).toEqual([
    ['placed', null],
    ['confirmed', 'Олена'],
    ['packed', 'Олена'],
    ['completed', 'Олена'],
  ]);
  expect(await auditOf(shop, 'order')).toMatchObject([
    { action: 'confirm', subject: 'order', before: { state: 'new' }, after: { state: 'confirmed' } },
    { action: 'pack', staff_id: manager.id },
    { action: 'complete' },
  ]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test.each([
  ['confirm', 'confirmed'],
  ['pack', 'new'],
  ['complete', 'packed'],
  ['cancel', 'shipped'],
  ['return', 'new'],
  ['mark-paid', 'cancelled'],
])('%s is refused of an order that is %s, and nothing changes', async (verb, state) => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const { id } = await orderByCard(shop);
  await shop.database.pool.query(`update orders set state = '${state}'`);
  const before = { ...(await books(shop)), audit: await shop.rows('audit_log') };
  const lines = [{ line_id: 1, quantity: 1 }];
  const reply = await owner.post(`orders/${id}/${verb}/`, { reason: 'Ні', lines, amount: '1.00', way: 'cash' });
  expect([reply.statusCode, reply.json()]).toMatchObject([409, { code: 'order_not_movable', state }]);
  expect({ ...(await books(shop)), audit: await shop.rows('audit_log') }).toEqual(before);
});

test('what the staff has confirmed is not let go for being unpaid, and may still be paid', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const { id, reference } = await orderByCard(shop);
  expect((await owner.post(`orders/${id}/confirm/`)).json()).toMatchObject({ held_until: null });
  await letMinutesPass(shop, 61);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'confirmed', held_until: null });
  expect((await shop.post(`/api/v1/orders/${reference}/pay/`, {})).statusCode).toBe(201);
  await letMinutesPass(shop, 61);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'confirmed', held_until: null, received: '0' });
  expect(await stocks(shop)).toEqual([4, 5]);

  await sendWebhook(shop, `${reference}-2`, 'Approved');
  expect(await orderRow(shop, id)).toMatchObject({ state: 'confirmed', received: '50000', attention: [] });
  expect(await history(shop)).toEqual(['placed', 'confirmed', 'payment_attempt', 'paid']);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('notes are the staff’s own, and reasons to look at an order go when somebody has', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const { id } = await orderByCard(shop);
  await shop.database.pool.query(`update orders set attention = '{amount_differs,payment_undecided}'`);
  const noted = await owner.post(`orders/${id}/notes/`, { text: 'Передзвонити\nпісля шостої' });
  expect(noted.json().notes).toMatchObject([{ text: 'Передзвонити\nпісля шостої', staff_name: 'Олена' }]);
  const resolved = await owner.post(`orders/${id}/resolve-attention/`, { reasons: ['amount_differs', 'unknown'] });
  expect(resolved.json().attention).toEqual(['payment_undecided']);
  expect(await auditOf(shop, 'order')).toMatchObject([
    { action: 'note', before: null, after: null },
    { action: 'resolve_attention', after: { attention: ['payment_undecided'] } },
  ]);
});
