import { expect, test } from 'vitest';
import { openTestShop, variant } from '../../../tests/open-test-shop.ts';
import { byCarrier, byCourier, createOrder, pickupOrder } from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';

const one = [{ variantId: 1, qty: 1 }];

async function openSellingShop() {
  const shop = await openTestShop();
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', variants: [variant('A-1', 1000_00)] });
  const owner = await signedIn(shop);
  const { version: _version, ...settings } = (await owner.get('settings/')).json();
  return {
    ...shop,
    owner,
    settings,
    changes: async () => (await shop.rows('audit_log')).filter(({ subject }) => subject !== 'staff'),
    change: (changes: object) => owner.put('settings/', { ...settings, ...changes }),
    order: (total: string, changes: object) => shop.post(createOrder, pickupOrder(one, total, changes)),
  };
}

test('a shop whose owner has decided nothing sells by the usual rules', async () => {
  await using shop = await openSellingShop();
  expect(shop.settings).toMatchObject({
    name: 'Роса',
    free_delivery_from: '3500.00',
    courier_cost: '150.00',
    prepayment: '200.00',
    hold_minutes: 60,
    low_stock: 5,
  });
});

test('a new threshold rules the next order, and whoever computed with the old one is told the new total', async () => {
  await using shop = await openSellingShop();
  expect((await shop.order('1150.00', byCourier)).statusCode).toBe(201);

  const changed = await shop.change({ free_delivery_from: '1000', courier_cost: 90 });
  expect([changed.statusCode, changed.json()]).toMatchObject([
    200,
    { free_delivery_from: '1000.00', courier_cost: '90.00', prepayment: '200.00' },
  ]);
  expect((await shop.get('/api/v1/shop/settings/')).json()).toMatchObject({
    free_delivery_from: '1000.00',
    courier_cost: '90.00',
  });

  const old = await shop.order('1150.00', byCourier);
  expect([old.statusCode, old.json()]).toMatchObject([
    409,
    { code: 'total_changed', delivery_cost: '0.00', total_price: '1000.00' },
  ]);
  expect((await shop.order('1000.00', byCourier)).statusCode).toBe(201);
  expect(await shop.rows('orders')).toMatchObject([
    { delivery_cost: '15000', total: '115000' },
    { delivery_cost: '0', total: '100000' },
  ]);
});

test('prepayment, hold and pickup address are as the owner has set them', async () => {
  await using shop = await openSellingShop();
  await shop.change({ prepayment: '300.00', hold_minutes: 30, pickup_address: 'м. Львів, площа Ринок, 1' });
  const before = Date.now();
  const prepaid = await shop.order('1000.00', { ...byCarrier, payment_method: 'prepayment' });
  const after = Date.now();
  expect(prepaid.json()).toMatchObject({ payment_data: { amount: '300.00' } });
  const [order] = (await shop.rows('orders')) as { due_online: string; held_until: string }[];
  expect(order?.due_online).toBe('30000');
  expect(Date.parse(order!.held_until)).toBeGreaterThanOrEqual(before + 30 * 60_000);
  expect(Date.parse(order!.held_until)).toBeLessThanOrEqual(after + 30 * 60_000);

  await shop.order('1000.00', {});
  await shop.mailEverything();
  const letters = shop.mailbox.map(({ text }) => text.replaceAll('\u00a0', ' ')).join();
  expect(letters).toContain('До сплати карткою: 300,00 ₴');
  expect(letters).toContain('м. Львів, площа Ринок, 1');
});

test('limits of reservations have their usual values, and a field left out keeps its value', async () => {
  await using shop = await openSellingShop();
  const usual = {
    largest_line: 99,
    largest_order: '100000.00',
    open_orders_per_person: 5,
    open_orders_per_network: 30,
    open_sum_per_network: '200000.00',
    cash_waits_from: '5000.00',
    cash_waits_hours: 48,
  };
  expect(shop.settings).toMatchObject(usual);
  const some = { largest_line: 2, open_sum_per_network: '2000000', cash_waits_from: 700 };
  const changed = { ...usual, largest_line: 2, open_sum_per_network: '2000000.00', cash_waits_from: '700.00' };
  expect((await shop.change(some)).json()).toMatchObject(changed);
  const left = Object.fromEntries(Object.entries(shop.settings).filter(([name]) => !Object.hasOwn(usual, name)));
  const kept = await shop.owner.put('settings/', left);
  expect([kept.statusCode, kept.json()]).toMatchObject([200, changed]);
  expect((await shop.get('/api/v1/shop/settings/')).json()).toMatchObject({ largest_line: 2 });
  const order = pickupOrder([{ variantId: 1, qty: 3 }], '3000.00');
  expect((await shop.post(createOrder, order)).json()).toMatchObject({ code: 'too_many_of_a_line', largest_line: 2 });
  const refused = await shop.change({ largest_line: 0, open_sum_per_network: '0.50', cash_waits_hours: 721 });
  expect([refused.statusCode, Object.keys(refused.json()).toSorted()]).toEqual([
    400,
    ['cash_waits_hours', 'largest_line', 'open_sum_per_network'],
  ]);
});

test('terms of returning are told to nobody until the owner decides, and stay when they are left out', async () => {
  await using shop = await openSellingShop();
  const told = async () => {
    const { return_policy, return_days, return_paid_by } = (await shop.get('/api/v1/shop/settings/')).json();
    return [return_policy, return_days, return_paid_by];
  };
  expect(await told()).toEqual(['not_told', 14, 'customer']);
  await shop.change({ return_policy: 'accepted', return_days: 30, return_paid_by: 'shop' });
  expect(await told()).toEqual(['accepted', 30, 'shop']);
  const { return_policy: _policy, return_days: _days, return_paid_by: _payer, ...left } = shop.settings;
  expect((await shop.owner.put('settings/', left)).statusCode).toBe(200);
  expect(await told()).toEqual(['accepted', 30, 'shop']);
  const refused = await shop.change({ return_policy: 'maybe', return_days: 366, return_paid_by: 'nobody' });
  expect([refused.statusCode, Object.keys(refused.json()).toSorted()]).toEqual([
    400,
    ['return_days', 'return_paid_by', 'return_policy'],
  ]);
  expect(await told()).toEqual(['accepted', 30, 'shop']);
});

test('who changed what is written down, and what stays the same is not', async () => {
  await using shop = await openSellingShop();
  await shop.change({ courier_cost: '170', working_hours: 'щодня' });
  await shop.change({ courier_cost: '170', working_hours: 'щодня' });
  expect(await shop.changes()).toMatchObject([
    {
      staff_id: shop.owner.id,
      action: 'update',
      subject: 'settings',
      before: { courier_cost: '150.00', working_hours: null },
      after: { courier_cost: '170.00', working_hours: 'щодня' },
    },
  ]);
});

test.each([
  ['a courier for nothing', { courier_cost: '0' }, { courier_cost: ['Має бути від 1 ₴ до 1 000 000 ₴'] }],
  ['a hold too short to pay in', { hold_minutes: 19 }, { hold_minutes: ['Має бути не менше 20'] }],
  ['a phone that nobody can dial', { phone: '123' }, { phone: ['Невірний номер телефону'] }],
  [
    'a code that no seller has',
    { seller: { legal_name: null, code: '1', address: null } },
    { seller: { code: ['ЄДРПОУ має 8 цифр, РНОКПП — 10'] } },
  ],
])('%s is refused beside its field', async (_what, change, errors) => {
  await using shop = await openSellingShop();
  const reply = await shop.change(change);
  expect([reply.statusCode, reply.json()]).toEqual([400, errors]);
  expect((await shop.rows('shop_settings')).map(({ name }) => name)).toEqual([
    'certificate_numbers',
    'public_settings',
  ]);
  expect((await shop.owner.get('settings/')).json()).toMatchObject(shop.settings);
  expect(await shop.changes()).toEqual([]);
});

test('orders are counted from the number that the owner chooses, and never again from one that was given', async () => {
  await using shop = await openSellingShop();
  expect(shop.settings.first_order_number).toBe(1);
  expect((await shop.order('1000.00', {})).json()).toMatchObject({ id: 1 });
  expect((await shop.change({ first_order_number: 5000 })).statusCode).toBe(200);
  // The form sends it again with every other change.
  expect((await shop.change({ first_order_number: 5000, working_hours: 'щодня' })).statusCode).toBe(200);
  expect((await shop.order('1000.00', {})).json()).toMatchObject({ id: 5000 });
  for (const first_order_number of [1, 4999]) {
    const refused = await shop.change({ first_order_number });
    const words = 'Має бути більше за 5000: такі номери вже мають замовлення';
    expect([refused.statusCode, refused.json()]).toEqual([400, { first_order_number: [words] }]);
  }
  expect((await shop.owner.get('settings/')).json().first_order_number).toBe(5000);
  expect((await shop.order('1000.00', {})).json()).toMatchObject({ id: 5001 });
});

test('a change that is refused leaves the numbers of orders as they were', async () => {
  await using shop = await openSellingShop();
  const { version } = (await shop.owner.get('settings/')).json();
  await shop.change({ working_hours: 'щодня' });
  const late = await shop.change({ version, first_order_number: 900 });
  expect(late.json()).toMatchObject({ code: 'changed_meanwhile' });
  expect((await shop.order('1000.00', {})).json()).toMatchObject({ id: 1 });
});

test('letters come from the name that the owner chooses, and answers go where the owner says', async () => {
  await using shop = await openSellingShop();
  await shop.order('1000.00', {});
  await shop.mailEverything();
  expect(shop.mailbox.map(({ senderName, replyTo }) => [senderName, replyTo])).toContainEqual(['Роса', undefined]);
  shop.mailbox.length = 0;
  expect((await shop.change({ sender_name: 'Олена з «Роси»', reply_to: 'Hello@Rosa.example' })).json()).toMatchObject({
    sender_name: 'Олена з «Роси»',
    reply_to: 'hello@rosa.example',
  });
  // Left out, they stay.
  const { sender_name: _name, reply_to: _address, ...left } = shop.settings;
  expect((await shop.owner.put('settings/', left)).statusCode).toBe(200);
  await shop.order('1000.00', {});
  await shop.mailEverything();
  const senders = new Set(shop.mailbox.map(({ senderName, replyTo }) => `${senderName}, ${replyTo}`));
  expect([...senders]).toEqual(['Олена з «Роси», hello@rosa.example']);
});

test('the owner closes the shop and opens it again; each time is written down once', async () => {
  await using shop = await openSellingShop();
  const manager = await signedIn(shop, 'manager');
  const isClosed = async () => (await shop.get('/api/v1/shop/navbar/')).statusCode === 503;
  for (const is_on of [true, true, false]) {
    const reply = await shop.owner.put('maintenance/', { is_on });
    expect([reply.statusCode, reply.json(), await isClosed()]).toEqual([200, { is_on }, is_on]);
    expect((await manager.get('maintenance/')).json()).toEqual({ is_on });
  }
  expect((await shop.changes()).map(({ action }) => action)).toEqual(['close', 'open']);
});
