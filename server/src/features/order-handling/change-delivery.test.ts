import { orderActionWording } from '@shop/wording/admin/orders.ts';
import { expect, test } from 'vitest';
import { openShopWithCards, orderByCard, orderRow } from '../../../tests/card-orders.ts';
import { byCourier, createOrder, personalInfo, pickupOrder } from '../../../tests/orders.ts';
import { branch, settlement, smallCarrier } from '../../../tests/small-carrier.ts';
import { signedIn } from '../../../tests/staff.ts';
import { fetchStreets } from '../delivery/streets.ts';
import { synchroniseDirectory } from '../delivery/synchronise-directory.ts';

const bucha = 'Буча, Бучанський район, Київська область';
const toBucha = (number: string) => ({
  personal_info: { ...personalInfo, lastName: 'Мельник', phone: '+38 (067) 765-43-21' },
  delivery_type: 'nova_poshta',
  delivery_info: { city: bucha, branch: number },
});

test('before it is sent an order may go elsewhere and to somebody else, where the carrier knows the place', async () => {
  const { directory } = smallCarrier({
    settlements: [settlement('bucha', 'Буча')],
    branches: [branch('bucha', '1'), branch('bucha', '2', { kind: 'locker', canCollectMoney: false })],
  });
  await using shop = await openShopWithCards({ carrierDirectory: directory });
  await synchroniseDirectory(shop.shop, new AbortController().signal);
  const owner = await signedIn(shop);
  const { id } = await orderByCard(shop, { payment_method: 'prepayment' });
  const change = (delivery: object) => owner.call('PUT', `orders/${id}/delivery/`, delivery);
  expect((await change(toBucha('1'))).json()).toMatchObject({
    last_name: 'Мельник',
    phone: '+380677654321',
    delivery_address: `${bucha}, відділення №\u00a01`,
    destination: { city: bucha, branch: '1', branch_ref: 'bucha-1' },
  });

  const before = await orderRow(shop, id);
  const noPhone = { ...toBucha('1'), personal_info: { ...personalInfo, phone: '12' } };
  const replies = [
    await change(toBucha('77')),
    await change(toBucha('2')),
    await change({ ...toBucha('1'), ...byCourier }),
    await change(noPhone),
  ];
  expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
    [400, undefined],
    [400, 'locker_needs_full_payment'],
    [409, 'delivery_type_stays'],
    [400, undefined],
  ]);
  expect([replies[0]!.json(), Object.keys(replies[3]!.json())]).toEqual([
    { delivery_info: { branch: [orderActionWording.unknownPlace.branch] } },
    ['personal_info'],
  ]);
  await shop.database.pool.query(`update orders set waybill_number = '20400012345678'`);
  expect((await change(toBucha('1'))).json().code).toBe('order_has_waybill');
  await shop.database.pool.query(`update orders set waybill_number = null, state = 'shipped'`);
  expect((await change(toBucha('1'))).json().code).toBe('order_not_movable');
  await shop.database.pool.query(`update orders set state = 'new'`);
  expect(await orderRow(shop, id)).toEqual(before);
  expect(JSON.stringify(await shop.rows('audit_log'))).not.toContain('Мельник');
});

test('a courier goes to another house of the city', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const placed = await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '650.00', byCourier));
  const { order_id: id } = placed.json();
  const delivery_info = { ...byCourier.delivery_info, courierHouse: '7' };
  const delivery = { personal_info: personalInfo, ...byCourier, delivery_info };
  expect((await owner.call('PUT', `orders/${id}/delivery/`, delivery)).json()).toMatchObject({
    destination: { street: 'вул. Хрещатик', house: '7', apartment: '2' },
  });
  const elsewhere = { ...delivery, delivery_info: { ...delivery_info, courierCity: 'Львів' } };
  expect((await owner.call('PUT', `orders/${id}/delivery/`, elsewhere)).json().code).toBe('courier_only_in_kyiv');
});

test('a parcel goes to another door, in a settlement that the carrier knows', async () => {
  const { directory } = smallCarrier({
    settlements: [settlement('bucha', 'Буча')],
    branches: [branch('bucha', '1')],
    streets: { 'city-of-bucha': [{ ref: 'vokzalna', name: 'Вокзальна', type: 'вул.' }] },
  });
  await using shop = await openShopWithCards({ carrierDirectory: directory });
  await synchroniseDirectory(shop.shop, new AbortController().signal);
  const owner = await signedIn(shop);
  const door = (changes: object = {}) => ({
    delivery_type: 'nova_poshta_door',
    delivery_info: { city: bucha, street: 'вул. Вокзальна', house: '1', apartment: '2', ...changes },
  });
  const { id } = await orderByCard(shop, { ...door(), payment_method: 'prepayment' });
  await shop.get('/api/v1/np/search/street/?city_ref=bucha');
  await fetchStreets(shop.shop, { settlementRef: 'bucha' }, new AbortController().signal);
  const change = (changes: object) =>
    owner.call('PUT', `orders/${id}/delivery/`, { personal_info: personalInfo, ...door(changes) });

  expect((await change({ house: '7', apartment: '' })).json()).toMatchObject({
    delivery_address: `${bucha}, вул. Вокзальна, буд.\u00a07`,
    destination: { city: bucha, city_ref: 'bucha', street: 'вул. Вокзальна', house: '7', apartment: '' },
  });
  expect(await orderRow(shop, id)).toMatchObject({ delivery_address: { cityRef: 'bucha', streetRef: 'vokzalna' } });
  const before = await orderRow(shop, id);
  const nowhere = await change({ city: 'Атлантида' });
  expect([nowhere.statusCode, nowhere.json()]).toEqual([
    400,
    { delivery_info: { city: [orderActionWording.unknownPlace.city] } },
  ]);
  expect(await orderRow(shop, id)).toEqual(before);
});
