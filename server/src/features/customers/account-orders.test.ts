import { expect, test } from 'vitest';
import { me, orderAs, register } from '../../../tests/accounts.ts';
import { openShopWithCards, orderByCard, sendWebhook } from '../../../tests/card-orders.ts';
import { byCarrier, byCourier, type TestShop } from '../../../tests/orders.ts';

const ordersOf = async (shop: TestShop, headers: Record<string, string>) =>
  (await shop.get('/api/v1/actions/orders/', headers)).json();

test('who has ordered nothing has an empty list', async () => {
  await using shop = await openShopWithCards();
  const { headers } = await register(shop);
  expect(await ordersOf(shop, headers)).toEqual({ user: (await me(shop, { headers })).json(), orders: [] });
});

test('orders come with all that the account shows, the last one first', async () => {
  await using shop = await openShopWithCards();
  const { headers } = await register(shop);
  const first = await orderAs(shop, headers);
  const second = await orderAs(shop, headers, { ...byCourier, total_price: '650.00' });
  const { orders } = await ordersOf(shop, headers);
  expect(orders).toMatchObject([
    {
      id: second.id,
      goods_total: '500.00',
      promo_discount: '0.00',
      certificate_discount: '0.00',
      delivery_cost: '150.00',
      total_price: '650.00',
      delivery_type: 'courier',
      delivery_address: 'м.\u00a0Київ, вул. Хрещатик, буд.\u00a01, кв./офіс\u00a02',
    },
    {
      id: first.id,
      order_reference: first.order_reference,
      state: 'new',
      payed: false,
      can_pay: false,
      is_refunded: false,
      payment_method: 'cash',
      total_price: '500.00',
      due_online: '0.00',
      delivery_type: 'pickup',
      delivery_address: '03110, м. Київ, вул. Григорія Кочура, 16а',
      waybill_number: null,
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      order_products: [
        { variant: 1, type: 'product', name: 'Крем', value: '50', unit: 'мл', quantity: 1, price: '500.00' },
      ],
    },
  ]);
});

test('an order that is not paid can be paid, and a paid one cannot', async () => {
  await using shop = await openShopWithCards();
  const { headers } = await register(shop);
  const { attempt } = await placedByCard(shop);
  expect((await ordersOf(shop, headers)).orders).toMatchObject([
    {
      payed: false,
      can_pay: true,
      due_online: '500.00',
      delivery_address: expect.stringContaining('відділення №\u00a05'),
    },
  ]);
  await sendWebhook(shop, attempt, 'Approved');
  expect((await ordersOf(shop, headers)).orders).toMatchObject([{ payed: true, can_pay: false }]);
});

test('a waybill is shown as soon as there is one', async () => {
  await using shop = await openShopWithCards();
  const { headers } = await register(shop);
  await placedByCard(shop);
  await shop.database.pool.query(`update orders set waybill_number = '20450000000001', state = 'shipped'`);
  expect((await ordersOf(shop, headers)).orders).toMatchObject([
    { waybill_number: '20450000000001', state: 'shipped' },
  ]);
});

/** An order by card, then assigned to the customer. */
async function placedByCard(shop: TestShop) {
  const placed = await orderByCard(shop, byCarrier);
  await shop.database.pool.query('update orders set customer_id = (select id from customers)');
  return placed;
}
