import { expect, test } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import { books, byCarrier, createOrder, pickupOrder } from '../../../../tests/orders.ts';
import { deleteExpired } from '../../customers/erasing/delete-expired.ts';

const order = pickupOrder([{ variantId: 1, qty: 1 }], '100.00', byCarrier);

async function openShopWithCream() {
  const shop = await openTestShop();
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  return shop;
}

test('the same key and order give the same order again', async () => {
  await using shop = await openShopWithCream();
  const headers = { 'idempotency-key': 'one click' };
  const first = await shop.post(createOrder, order, headers);
  const before = await books(shop);
  const again = await shop.post(createOrder, { ...order, total_price: 100 }, headers);
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  // The seconds left to pay have decreased meanwhile.
  const orderTimeout = expect.any(Number);
  const { payment_data, ...placed } = first.json();
  expect(again.json()).toEqual({ ...placed, payment_data: { ...payment_data, orderTimeout } });
  expect(await books(shop)).toEqual(before);
});

test.each(['00f1e2d3c4b5a69788796a5b4c3d2e1f', '00F1E2D3-C4B5-A697-8879-6A5B4C3D2E1F'])(
  'the random key %s with another order is refused, and names the order it made',
  async (key) => {
    await using shop = await openShopWithCream();
    const headers = { 'idempotency-key': key };
    const { order_id, order_reference } = (await shop.post(createOrder, order, headers)).json();
    const before = await books(shop);
    const other = await shop.post(createOrder, { ...order, cart_items: [{ variantId: 1, qty: 2 }] }, headers);
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ code: 'idempotency_key_reused', order_id, order_reference });
    expect(await books(shop)).toEqual(before);
  },
);

test.each(['one click', 'order-1', '1', 'a'.repeat(31), `${'g'.repeat(32)}`, `${'a'.repeat(16)}-x-${'a'.repeat(16)}`])(
  'the key «%s» could be somebody else’s: it reveals no order',
  async (key) => {
    await using shop = await openShopWithCream();
    const headers = { 'idempotency-key': key };
    await shop.post(createOrder, order, headers);
    const before = await books(shop);
    const other = await shop.post(createOrder, { ...order, cart_items: [{ variantId: 1, qty: 2 }] }, headers);
    const detail = 'Це замовлення вже створено з попередніми даними.';
    expect([other.statusCode, other.json()]).toEqual([
      409,
      { code: 'idempotency_key_reused', detail, error: detail, request_id: other.headers['x-request-id'] },
    ]);
    expect(await books(shop)).toEqual(before);
  },
);

test('a key whose order was refused may be used when the reason is gone', async () => {
  await using shop = await openShopWithCream();
  const headers = { 'idempotency-key': 'one click' };
  await shop.setStock('CREAM-50', 0);
  expect((await shop.post(createOrder, order, headers)).statusCode).toBe(409);
  await shop.setStock('CREAM-50', 1);
  expect((await shop.post(createOrder, order, headers)).statusCode).toBe(201);
});

test('a key is forgotten after a month, and its order is not', async () => {
  await using shop = await openShopWithCream();
  const placing = async () => (await shop.post(createOrder, order, { 'idempotency-key': 'one click' })).json().id;
  const ageTo = async (age: string) => {
    await shop.database.pool.query(`update idempotency_keys set created_at = now() - $1::interval`, [age]);
    await deleteExpired(shop.shop);
  };
  await placing();
  await ageTo('29 days');
  expect(await placing()).toBe(1);
  await ageTo('31 days');
  expect([await shop.rows('idempotency_keys'), (await shop.rows('orders')).length]).toEqual([[], 1]);
  expect(await placing()).toBe(2);
});

test('orders without a key, or with another one, are orders of their own', async () => {
  await using shop = await openShopWithCream();
  const replies = [
    await shop.post(createOrder, order),
    await shop.post(createOrder, order),
    await shop.post(createOrder, order, { 'idempotency-key': 'a' }),
    await shop.post(createOrder, order, { 'idempotency-key': 'b' }),
  ];
  expect(replies.map((reply) => reply.json().id)).toEqual([1, 2, 3, 4]);
});

test.each([
  ['1 character', 'k', 201],
  ['255 characters', 'k'.repeat(255), 201],
  ['256 characters', 'k'.repeat(256), 400],
])('a key of %s is answered %s', async (_length, key, status) => {
  await using shop = await openShopWithCream();
  expect((await shop.post(createOrder, order, { 'idempotency-key': key })).statusCode).toBe(status);
});
