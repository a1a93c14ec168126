import { expect, test } from 'vitest';
import { openTestShop, variant } from '../../../tests/open-test-shop.ts';
import { books, byCarrier, byCourier, createOrder, pickupOrder } from '../../../tests/orders.ts';
import { auditOf, signedIn } from '../../../tests/staff.ts';
import { checkBooks } from '../books/check-books.ts';

const one = [{ variantId: 1, qty: 1 }];
const lviv = { settlements: ['Львів', 'с. Сокільники'], price: '100.00', free_from: '2000.00', days: 1 };
const points = [
  { address: 'м. Львів, площа Ринок, 1', hours: 'пн–сб, 10:00–19:00' },
  { address: 'м. Львів, вул. Зелена, 5', hours: null },
];
const toLviv = (courierCity = 'Львів') => ({
  ...byCourier,
  delivery_info: { ...byCourier.delivery_info, courierCity },
});
const at = (point_id: number) => ({ delivery_info: { point_id } });

async function openSellingShop(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = await openTestShop(options);
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', variants: [variant('A-1', 1000_00)] });
  const owner = await signedIn(shop);
  const read = async () => (await owner.get('deliveries/')).json();
  return {
    ...shop,
    owner,
    read,
    told: async () => (await shop.get('/api/v1/shop/settings/')).json(),
    change: async (changes: object) => owner.put('deliveries/', { ...(await read()), ...changes }),
    order: (total: string, changes: object = {}) => shop.post(createOrder, pickupOrder(one, total, changes)),
  };
}

test('zones have prices of their own, which orders are charged and keep', async () => {
  await using shop = await openSellingShop();
  const changed = await shop.change({
    zones: [lviv, { settlements: ['Київ'], price: 0, free_from: null, days: null }],
  });
  expect([changed.statusCode, changed.json().zones]).toEqual([
    200,
    [
      { id: 3, ...lviv },
      { id: 4, settlements: ['Київ'], price: '0.00', free_from: null, days: null },
    ],
  ]);
  expect(await shop.told()).toMatchObject({ courier_cost: '100.00', free_delivery_from: '2000.00' });
  const placed = await shop.order('1100.00', toLviv('м. львів'));
  expect(placed.statusCode).toBe(201);
  expect((await shop.order('1000.00', toLviv('Київ'))).statusCode).toBe(201);
  await shop.change({ zones: [{ ...lviv, price: '500.00' }] });
  expect(await shop.rows('orders')).toMatchObject([
    { delivery_cost: '10000', total: '110000', delivery_address: { city: 'Львів', zoneId: 3 } },
    { delivery_cost: '0', delivery_address: { city: 'Київ', zoneId: 4 } },
  ]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);

  const move = (courierCity: string) =>
    shop.owner.put(`orders/${placed.json().order_id}/delivery/`, {
      personal_info: pickupOrder(one, 0).personal_info,
      ...toLviv(courierCity),
    });
  // The zone of the order is gone, its own city stays possible.
  const replies = [await move('Київ'), await move('Сокільники'), await move('Львів')];
  expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
    [400, 'courier_only_in_kyiv'],
    [409, 'delivery_zone_stays'],
    [200, undefined],
  ]);
});

test('with several points one is chosen, and the order keeps its address', async () => {
  await using shop = await openSellingShop();
  await shop.change({ points });
  const [first, second] = (await shop.read()).points;
  expect((await shop.told()).pickup_address).toBe(points[0]!.address);
  const before = await books(shop);
  const refused = [await shop.order('1000.00'), await shop.order('1000.00', at(99))];
  expect(refused.map((reply) => [reply.statusCode, reply.json().code ?? reply.json().delivery_info])).toEqual([
    [400, { point_id: ['Оберіть, де заберете замовлення'] }],
    [409, 'way_not_offered'],
  ]);
  expect(await books(shop)).toEqual(before);

  expect((await shop.order('1000.00', at(second.id))).statusCode).toBe(201);
  await shop.change({ points: [first] });
  expect((await shop.order('1000.00')).statusCode).toBe(201);
  await shop.mailEverything();
  expect(shop.mailbox.map(({ text }) => points.findIndex(({ address }) => text.includes(address)))).toEqual([1, 0]);
  expect((await shop.owner.get('orders/1/')).json()).toMatchObject({
    delivery_address: points[1]!.address,
    destination: { point_id: second.id },
  });
});

const off = (type: string) => ({
  is_on: { nova_poshta: true, nova_poshta_door: true, courier: true, pickup: true, [type]: false },
});
const payments = (changes: Record<string, object>) => {
  const usual = { is_on: true, least: '0', largest: null, shop_pays_carrier_from: null };
  return { payments: { full: usual, prepayment: usual, cash: usual, ...changes } };
};
const cash = (change: object) =>
  payments({ cash: { is_on: true, least: '0', largest: null, shop_pays_carrier_from: null, ...change } });

test.each<[string, object, string, object, number, object]>([
  ['pickup in a tab from before it was off', off('pickup'), '1000.00', {}, 409, { code: 'way_not_offered' }],
  ['a courier that is off', off('courier'), '1150.00', byCourier, 409, { code: 'way_not_offered' }],
  ['a carrier that is off', off('nova_poshta'), '1000.00', byCarrier, 409, { code: 'way_not_offered' }],
  ['cash that is off', cash({ is_on: false }), '1000.00', {}, 409, { code: 'way_not_offered' }],
  ['cash above its largest sum', cash({ largest: '999.99' }), '1000.00', {}, 409, { code: 'way_not_offered' }],
  ['cash below its least sum', cash({ least: '1000.01' }), '1000.00', {}, 409, { code: 'way_not_offered' }],
  ['a courier to nowhere at no price', {}, '1000.00', toLviv('Нарнія'), 400, { code: 'courier_only_in_kyiv' }],
  [
    'a courier for less than the zone asks',
    {},
    '1000.00',
    byCourier,
    409,
    { code: 'total_changed', delivery_cost: '150.00' },
  ],
])('%s is refused, and nothing is written', async (_what, change, total, order, status, answer) => {
  await using shop = await openSellingShop();
  expect((await shop.change(change)).statusCode).toBe(200);
  const before = await books(shop);
  const reply = await shop.order(total, order);
  expect([reply.statusCode, reply.json()]).toMatchObject([status, answer]);
  if (status === 409 && 'deliveries' in reply.json())
    expect(reply.json().deliveries).toEqual((await shop.told()).deliveries);
  expect(await books(shop)).toEqual(before);
});

test('a percent is prepaid, never less than a hryvnia, and who pays the carrier depends on the goods', async () => {
  await using shop = await openSellingShop();
  const from = (shop_pays_carrier_from: string) => ({ is_on: true, least: '0', largest: null, shop_pays_carrier_from });
  await shop.change({
    prepayment: { amount: '200.00', percent: 33 },
    ...payments({ full: from('1000.01'), prepayment: from('1000.00') }),
  });
  expect(await shop.told()).toMatchObject({ prepayment: null, prepayment_percent: 33 });
  const prepaid = await shop.order('1000.00', { ...byCarrier, payment_method: 'prepayment' });
  expect(prepaid.json().payment_data.amount).toBe('330.00');
  await shop.order('1000.00', byCarrier);
  expect(await shop.rows('orders')).toMatchObject([
    { due_online: '33000', delivery_payer: 'shop' },
    { due_online: '100000', delivery_payer: 'recipient' },
  ]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('without a card provider and a carrier there is cash, and neither can be ordered or counted as a way', async () => {
  await using shop = await openSellingShop({ connected: { cardProviders: [], carriers: [] } });
  expect((await shop.read()).connected).toEqual({ card_providers: [], carriers: [] });
  const offered = (await shop.told()).deliveries.filter(({ is_on }: { is_on: boolean }) => is_on);
  expect(
    offered.map(({ type, payments: ways }: { type: string; payments: { method: string }[] }) => [
      type,
      ways.map(({ method }) => method),
    ]),
  ).toEqual([
    ['courier', ['cash']],
    ['pickup', ['cash']],
  ]);
  expect((await shop.order('1000.00')).statusCode).toBe(201);
  const before = await books(shop);
  const refused = [await shop.order('1000.00', byCarrier), await shop.order('1000.00', { payment_method: 'full' })];
  expect(refused.map((reply) => reply.json().code)).toEqual(['way_not_offered', 'way_not_offered']);
  expect(await books(shop)).toEqual(before);

  const rows = await shop.rows('shop_settings');
  const nothingLeft = await shop.change({
    is_on: { nova_poshta: true, nova_poshta_door: true, courier: false, pickup: false },
  });
  expect([nothingLeft.statusCode, nothingLeft.json().code]).toEqual([409, 'no_way_to_order']);
  expect(await shop.rows('shop_settings')).toEqual(rows);
  expect(await auditOf(shop, 'settings')).toEqual([]);
});

test.each<[string, object, object]>([
  [
    'a prepayment of one kopiyka',
    { prepayment: { amount: '0.01', percent: null } },
    { prepayment: { amount: ['Має бути від 1 ₴ до 1 000 000 ₴'] } },
  ],
  [
    'a prepayment of 101 percent',
    { prepayment: { amount: '200', percent: 101 } },
    { prepayment: { percent: ['Має бути не більше 100'] } },
  ],
  [
    'a settlement in two zones',
    { zones: [lviv, { ...lviv, settlements: ['м. Львів'] }] },
    { zones: { 1: { settlements: ['Населений пункт може бути лише в одній зоні й лише раз'] } } },
  ],
  [
    'a largest sum below the least',
    cash({ least: '500', largest: '499.99' }),
    { payments: { cash: { largest: ['Найбільша сума має бути не меншою за найменшу'] } } },
  ],
])('%s is refused beside its field', async (_what, change, errors) => {
  await using shop = await openSellingShop();
  const before = await shop.rows('shop_settings');
  const reply = await shop.change(change);
  expect([reply.statusCode, reply.json()]).toEqual([400, errors]);
  expect(await shop.rows('shop_settings')).toEqual(before);
});

test('only an owner decides, and what was changed is written down', async () => {
  await using shop = await openSellingShop();
  const manager = await signedIn(shop, 'manager');
  expect((await manager.get('deliveries/')).statusCode).toBe(403);
  expect((await manager.put('deliveries/', await shop.read())).statusCode).toBe(403);
  await shop.change({ dispatch: { until_hour: 14, weekdays: [5, 1, 1] } });
  await shop.change({});
  expect(await auditOf(shop, 'settings')).toMatchObject([
    {
      staff_id: shop.owner.id,
      action: 'update',
      subject_id: 'deliveries',
      before: { dispatch: { until_hour: null } },
      after: { dispatch: { until_hour: 14, weekdays: [1, 5] } },
    },
  ]);
});

test('settings of earlier versions and the page of deliveries never overwrite each other unseen', async () => {
  await using shop = await openSellingShop();
  const settings = (await shop.owner.get('settings/')).json();
  const deliveries = await shop.read();
  expect(
    (await shop.owner.put('settings/', { ...settings, courier_cost: '90', pickup_address: 'вул. Нова, 1' })).statusCode,
  ).toBe(200);
  expect((await shop.owner.put('deliveries/', deliveries)).json().code).toBe('changed_meanwhile');
  const fresh = (await shop.owner.get('settings/')).json();
  expect((await shop.change({ prepayment: { amount: '300', percent: 20 } })).statusCode).toBe(200);
  expect((await shop.owner.put('settings/', fresh)).json().code).toBe('changed_meanwhile');
  const {
    free_delivery_from: _f,
    courier_cost: _c,
    prepayment: _p,
    pickup_address: _a,
    ...others
  } = (await shop.owner.get('settings/')).json();
  expect((await shop.owner.put('settings/', { ...others, name: 'Лавка Оленки' })).statusCode).toBe(200);
  expect(await shop.read()).toMatchObject({
    zones: [{ price: '90.00', free_from: '3500.00' }],
    points: [{ address: 'вул. Нова, 1' }],
    prepayment: { amount: '300.00', percent: 20 },
  });
});

test('rules that change while an order is on its way decide it', async () => {
  await using shop = await openSellingShop();
  // The owner's change holds the setting's row; the order that is sent meanwhile is placed by whatever was committed.
  const [changed, ...orders] = await Promise.all([
    shop.change({ zones: [{ ...lviv, settlements: ['Київ'] }] }),
    ...Array.from({ length: 5 }, () => shop.order('1150.00', byCourier)),
  ]);
  expect(changed.statusCode).toBe(200);
  for (const order of orders) expect([201, 409]).toContain(order.statusCode);
  const rows = (await shop.rows('orders')) as { delivery_cost: string; total: string }[];
  expect(rows).toHaveLength(orders.filter(({ statusCode }) => statusCode === 201).length);
  for (const row of rows) expect([row.delivery_cost, row.total]).toEqual(['15000', '115000']);
  const late = await shop.order('1150.00', byCourier);
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'total_changed', total_price: '1100.00' }]);
});
