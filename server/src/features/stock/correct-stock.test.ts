import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { createOrder, pickupOrder, type TestShop } from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';

async function withCream(shop: TestShop) {
  const manager = await signedIn(shop, 'manager');
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  const buy = (qty: number) => shop.post(createOrder, pickupOrder([{ variantId: 1, qty }], `${qty}00.00`));
  const stock = async () => (await shop.rows('variants'))[0]!.stock;
  return { manager, buy, stock, path: 'variants/1/stock/' };
}

test('what was sold while somebody counted stays sold', async () => {
  await using shop = await openTestShop();
  const { manager, buy, path } = await withCream(shop);
  await buy(2);

  const reply = await manager.post(path, { counted: 10, seen_stock: 5, note: 'перелік' });

  expect([reply.statusCode, reply.json()]).toEqual([200, { stock: 8, difference: 5 }]);
  const history = (await manager.get('variants/1/stock-movements/')).json();
  expect(history).toMatchObject({
    total: 3,
    data: [
      { kind: 'adjusted', difference: 5, stock_after: 8, staff_name: 'Олена', note: 'перелік', order_id: null },
      { kind: 'sold', difference: -2, stock_after: 3, order_id: 1, staff_name: null },
      { kind: 'initial', difference: 5, stock_after: 5 },
    ],
  });
  expect((await shop.rows('audit_log')).at(-1)).toMatchObject({
    action: 'correct-stock',
    before: { code: 'CREAM-50', stock: 3 },
    after: { stock: 8, note: 'перелік' },
  });
});

test('sales and corrections at the same moment all count', async () => {
  await using shop = await openTestShop();
  const { manager, buy, stock, path } = await withCream(shop);
  const replies = await Promise.all([
    buy(1),
    manager.post(path, { difference: 10 }),
    buy(1),
    manager.post(path, { counted: 3, seen_stock: 5 }),
    buy(1),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 200, 201, 200, 201]);
  expect(await stock()).toBe(10);
  const differences = (await shop.rows('stock_movements')).map(({ difference }) => Number(difference));
  expect(differences.reduce((sum, each) => sum + each)).toBe(10);
});

test('a stock never falls below zero, and a correction that corrects nothing is not written down', async () => {
  await using shop = await openTestShop();
  const { manager, stock, path } = await withCream(shop);
  const before = [await shop.rows('stock_movements'), await shop.rows('audit_log')];
  const low = await manager.post(path, { difference: -6 });
  expect([low.statusCode, low.json().code]).toEqual([409, 'stock_below_zero']);
  expect((await manager.post(path, { counted: 5, seen_stock: 5 })).json()).toEqual({ stock: 5, difference: 0 });
  expect((await manager.post(path, { difference: 0 })).statusCode).toBe(400);
  expect((await manager.post('variants/99/stock/', { difference: 1 })).json().code).toBe('variant_not_found');
  expect(await stock()).toBe(5);
  expect([await shop.rows('stock_movements'), await shop.rows('audit_log')]).toEqual(before);
});
