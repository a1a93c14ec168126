import { expect, test } from 'vitest';
import { openShopWithCards, orderByCard, sendWebhook } from '../../../../tests/card-orders.ts';
import { createOrder, personalInfo, pickupOrder } from '../../../../tests/orders.ts';
import { signedIn } from '../../../../tests/staff.ts';

test('orders are found by what somebody on the phone says, and narrowed down', async () => {
  await using shop = await openShopWithCards();
  const manager = await signedIn(shop, 'manager');
  const { attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'Approved');
  const ivan = {
    ...personalInfo,
    firstName: 'Іван',
    lastName: 'Мельник',
    phone: '+380501112233',
    email: 'ivan@rosa.example',
  };
  await shop.post(createOrder, pickupOrder([{ variantId: 2, qty: 2 }], '600.00', { personal_info: ivan }));
  await shop.post(createOrder, pickupOrder([{ variantId: 2, qty: 1 }], '300.00', { personal_info: ivan }));
  await shop.database.pool.query(`update orders set waybill_number = '20400012345678', state = 'shipped' where id = 1`);
  await shop.database.pool.query(
    `update orders set attention = '{refund_due}', created_at = '2026-01-31 22:30Z' where id = 3`,
  );

  const found = async (query: string) => {
    const reply = await manager.get(`orders/?${query}`);
    const { data, total } = reply.json() as { data: { id: number }[]; total: number };
    expect(data.length).toBe(Math.min(total, 25));
    return data.map(({ id }) => id);
  };
  expect(await found('sort=id&order=DESC')).toEqual([3, 2, 1]);
  expect(await found('sort=total_price')).toEqual([3, 1, 2]);
  expect(await found('q=2')).toEqual([2]);
  expect(await found(`q=${encodeURIComponent('050 111-22-33')}`)).toEqual([2, 3]);
  expect(await found('q=20400012345678')).toEqual([1]);
  expect(await found(`q=${encodeURIComponent('мельник іван')}`)).toEqual([2, 3]);
  expect(await found('q=olena@')).toEqual([1]);
  expect(await found('q=%25')).toEqual([]);
  expect(await found('state=new,confirmed')).toEqual([2, 3]);
  expect(await found('is_paid=true')).toEqual([1]);
  expect(await found('is_paid=false')).toEqual([2, 3]);
  expect(await found('delivery_type=pickup&payment_method=cash')).toEqual([2, 3]);
  expect(await found('needs_attention=true')).toEqual([3]);
  expect(await found('from=2026-02-01&to=2026-02-01')).toEqual([3]);
  expect(await found('to=2026-01-31')).toEqual([]);
  expect(await found('ids=1,3')).toEqual([1, 3]);
  const page = (await manager.get('orders/?sort=id&order=DESC&per_page=1&page=2')).json();
  expect(page).toMatchObject({ total: 3, data: [{ id: 2, money_state: 'unpaid', total_price: '600.00' }] });
  expect((await manager.get('orders/4/')).json().code).toBe('order_not_found');
});
