import type { Dashboard } from '@shop/contract/admin/dashboard.ts';
import { kyivDate } from '@shop/domain/kyiv-date.ts';
import { expect, test } from 'vitest';
import { openShopWithCards, orderByCard, sendWebhook } from '../../../tests/card-orders.ts';
import { createOrder, pickupOrder } from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';
import { readDashboard } from './read-dashboard.ts';

test('an empty shop has thirty days without money, and nothing that needs somebody', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  await shop.database.pool.query('update variants set stock = 6');
  const { sales, ...rest } = (await owner.get('dashboard/')).json() as Dashboard;
  expect([sales.length, sales.at(-1)]).toEqual([30, { day: kyivDate(new Date()), received: '0.00' }]);
  expect(rest).toEqual({
    placed: { orders: 0, average: null },
    orders_by_state: [],
    top_products: [],
    low_stock: { total: 0, variants: [] },
    attention: 0,
    undecided_payments: [],
    large_reservations: { total: 0, orders: [], open: { orders: 0, goods: '0.00' } },
    failing_letters: { total: 0, latest: [] },
    attacked_accounts: { total: 0, accounts: [] },
    failing_jobs: [],
  });
});

test('money is counted on the day in Kyiv on which it came, by card and by hand, and never for what was only offered', async () => {
  await using shop = await openShopWithCards();
  const manager = await signedIn(shop, 'manager');
  const { attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'Approved');
  await orderByCard(shop);
  const { order_id: id } = (await shop.post(createOrder, pickupOrder([{ variantId: 2, qty: 2 }], '600.00'))).json();
  await manager.post(`orders/${id}/mark-paid/`, { amount: '250.00', way: 'cash', note: '' });
  const query = (text: string) => shop.database.pool.query(text);
  // Half past midnight in Kyiv, still the fourth in UTC.
  await query(`set session_replication_role = replica; update payment_events set at = '2026-11-04T22:30:00Z'`);
  await query(`update money_receipts set at = '2026-10-17T20:59:00Z'; set session_replication_role = origin`);
  await query(`update orders set created_at = '2026-11-10T10:00:00Z'`);
  const read = async (now: string) => await readDashboard(shop.shop, new Date(now));

  const { sales, placed, top_products, orders_by_state } = await read('2026-11-16T10:00:00Z');
  expect([sales[0]?.day, sales.at(-1)?.day]).toEqual(['2026-10-18', '2026-11-16']);
  expect(sales.filter(({ received }) => received !== '0.00')).toEqual([{ day: '2026-11-05', received: '500.00' }]);
  expect(placed).toEqual({ orders: 3, average: '533.33' });
  expect(orders_by_state).toEqual([{ state: 'new', orders: 3 }]);
  expect(top_products).toEqual([{ id: 1, name: 'Крем', quantity: 4, revenue: '1600.00' }]);
  const dayBefore = await read('2026-11-15T10:00:00Z');
  expect(dayBefore.sales[0]).toEqual({ day: '2026-10-17', received: '250.00' });
});

test('it says what needs somebody: little stock, an undecided bank, an order to look at, letters and jobs that fail', async () => {
  const mail = { send: () => Promise.reject(new Error('mail server is down')) };
  await using shop = await openShopWithCards({ mail });
  const owner = await signedIn(shop);
  const { id, attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'InProcessing');
  const query = (text: string) => shop.database.pool.query(text);
  await query(`update orders set attention = '{paid_twice}'`);
  await query(`update variants set stock = case code when 'A-2' then 5 else 6 end`);
  await shop.mailEverything();
  expect((await owner.get('dashboard/')).json()).toMatchObject({
    low_stock: { total: 1, variants: [{ id: 2, product_id: 1, name: 'Крем', value: '50', unit: 'мл', stock: 5 }] },
    attention: 1,
    undecided_payments: [{ order_id: id, amount: '500.00', state: 'in_processing' }],
    failing_letters: {
      total: 1,
      latest: [{ kind: 'order-placed', is_given_up: false, attempts: 1, error: 'mail server is down' }],
    },
    failing_jobs: [{ name: 'send-letter', jobs: 1, error: 'mail server is down' }],
  });
});

test('it names open orders that hold unusually much: dear ones, and those that take half of a shelf', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  await shop.database.pool.query('update variants set stock = 24');
  const place = async (variantId: number, qty: number, changes: object = {}) => {
    const body = pickupOrder([{ variantId, qty }], `${(variantId === 1 ? 500 : 300) * qty}.00`, changes);
    return (await shop.post(createOrder, body)).json().order_id as number;
  };
  const dear = await place(1, 11);
  const halfOfAShelf = await place(2, 12);
  await place(2, 1);
  const { large_reservations } = (await owner.get('dashboard/')).json() as Dashboard;
  expect(large_reservations).toMatchObject({
    total: 2,
    orders: [
      { order_id: dear, goods: '5500.00', pieces: 11, payment_method: 'cash', until: expect.any(String) },
      { order_id: halfOfAShelf, goods: '3600.00', pieces: 12, payment_method: 'cash', until: null },
    ],
    open: { orders: 3, goods: '9400.00' },
  });
  for (const id of [dear, halfOfAShelf]) await owner.post(`orders/${id}/confirm/`, {});
  expect((await owner.get('dashboard/')).json()).toMatchObject({
    large_reservations: { total: 0, orders: [], open: { orders: 1, goods: '300.00' } },
  });
});
