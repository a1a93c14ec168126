import { daysBefore, kyivDate } from '@shop/domain/kyiv-date.ts';
import { expect, test } from 'vitest';
import { openShopWithParcels, orderToSend } from '../../../tests/parcels.ts';
import { trackParcels } from './track-parcels.ts';

type TestShop = Awaited<ReturnType<typeof openShopWithParcels>>;
const stopped = new AbortController().signal;
const inDays = (days: number) => daysBefore(kyivDate(new Date()), -days);

async function referenceOf(shop: TestShop): Promise<string> {
  const [{ reference }] = (await shop.rows('orders')) as [{ reference: string }];
  return reference;
}
const parcelOf = async (shop: TestShop) => (await shop.get(`/api/v1/orders/${await referenceOf(shop)}/parcel/`)).json();
const steps = async (shop: TestShop) =>
  (await parcelOf(shop)).steps.map(({ step, status, at }: Record<string, string | null>) =>
    [step, status, at === null ? '' : 'at'].join(' ').trim(),
  );
async function track({ shop, database }: TestShop): Promise<void> {
  await database.pool.query(`update orders set tracked_at = tracked_at - interval '1 hour'`);
  await trackParcels(shop, stopped);
}
async function send(shop: TestShop, id: number): Promise<void> {
  await shop.manager.post(`orders/${id}/waybill/`);
  await shop.database.pool.query(`update orders set state = 'packed'`);
  await shop.manager.post(`orders/${id}/ship/`);
}
const [moves, parcels] = [
  (shop: TestShop) => shop.parcelCarrier.parcels.moveOn(shop.parcelCarrier.parcels.list()[0]!),
  (shop: TestShop) => shop.parcelCarrier.parcels.list(),
];
const nobody = /Коваль|Олена|0671234567|@|Зелена/;

test('a parcel is followed step by step until it is received', async () => {
  await using shop = await openShopWithParcels();
  const id = await orderToSend(shop);
  expect(await parcelOf(shop)).toEqual({
    state: 'confirmed',
    delivery_type: 'nova_poshta',
    steps: ['made', 'on_the_way', 'arrived', 'received'].map((step) => ({ step, at: null, status: 'ahead' })),
    is_in_trouble: false,
    settlement: 'Львів, Львівський район, Львівська область',
    branch_number: '5',
    is_locker: false,
    map_address: `https://www.google.com/maps/search/?${new URLSearchParams({
      api: '1',
      query: 'Нова пошта відділення №5, Львів, Львівський район, Львівська область',
    })}`,
    waybill_number: null,
    tracking_address: null,
    expected_on: null,
    storage_until: null,
    tracked: null,
  });

  await shop.manager.post(`orders/${id}/waybill/`);
  const { number } = parcels(shop)[0]!;
  expect(await steps(shop)).toEqual(['made current at', 'on_the_way ahead', 'arrived ahead', 'received ahead']);
  expect(await parcelOf(shop)).toMatchObject({
    waybill_number: number,
    tracking_address: `https://carrier.test/${number}`,
  });

  await shop.database.pool.query(`update orders set state = 'packed'`);
  await shop.manager.post(`orders/${id}/ship/`);
  expect(await steps(shop)).toEqual(['made done at', 'on_the_way current at', 'arrived ahead', 'received ahead']);
  moves(shop);
  await track(shop);
  expect(await parcelOf(shop)).toMatchObject({
    expected_on: inDays(2),
    storage_until: null,
    tracked: expect.any(String),
  });

  for (let stop = 0; stop < 2; stop += 1) moves(shop);
  await track(shop);
  expect(await steps(shop)).toEqual(['made done at', 'on_the_way done at', 'arrived current at', 'received ahead']);
  expect(await parcelOf(shop)).toMatchObject({ expected_on: null, storage_until: inDays(5) });

  moves(shop);
  await track(shop);
  expect(await steps(shop)).toEqual(['made done at', 'on_the_way done at', 'arrived done at', 'received done at']);
  const over = await parcelOf(shop);
  expect(over).toMatchObject({ state: 'completed', expected_on: null, storage_until: null });
  expect(JSON.stringify(over)).not.toMatch(nobody);
});

test('a courier brings a parcel to the door, and nobody is told which', async () => {
  await using shop = await openShopWithParcels();
  const door = { city: 'Львів', street: 'вул. Зелена', house: '5а', apartment: '7' };
  await send(shop, await orderToSend(shop, { delivery_type: 'nova_poshta_door', delivery_info: door }));
  for (let stop = 0; stop < 3; stop += 1) moves(shop);
  await track(shop);
  expect(await steps(shop)).toEqual([
    'made done at',
    'on_the_way done at',
    'with_courier current at',
    'received ahead',
  ]);
  const parcel = await parcelOf(shop);
  expect(parcel).toMatchObject({ settlement: 'Львів', branch_number: null, map_address: null, storage_until: null });
  expect(JSON.stringify(parcel)).not.toMatch(nobody);
});

test('a parcel in trouble stays where it was seen, until somebody helps', async () => {
  await using shop = await openShopWithParcels();
  await send(shop, await orderToSend(shop));
  for (let stop = 0; stop < 3; stop += 1) moves(shop);
  await track(shop);
  shop.parcelCarrier.parcels.put(parcels(shop)[0]!, 103);
  await track(shop);
  expect(await parcelOf(shop)).toMatchObject({ is_in_trouble: true, storage_until: null, expected_on: null });
  expect(await steps(shop)).toEqual(['made done at', 'on_the_way done at', 'arrived current at', 'received ahead']);
});

test('another waybill begins another way', async () => {
  await using shop = await openShopWithParcels();
  const id = await orderToSend(shop);
  await shop.manager.post(`orders/${id}/waybill/`);
  const before = (await parcelOf(shop)).steps[0].at;
  await shop.manager.call('DELETE', `orders/${id}/waybill/`);
  expect(await steps(shop)).toEqual(['made ahead', 'on_the_way ahead', 'arrived ahead', 'received ahead']);
  await shop.manager.post(`orders/${id}/waybill/`);
  const after = (await parcelOf(shop)).steps[0].at;
  expect(after > before).toBe(true);
});

test('what the shop brings itself has no parcel, and an unknown reference no order', async () => {
  await using shop = await openShopWithParcels();
  await orderToSend(shop);
  await shop.database.pool.query(
    `update orders set delivery_type = 'courier', delivery_address = '{"city": "Київ", "street": "вул. Зелена"}'`,
  );
  expect(await parcelOf(shop)).toMatchObject({
    delivery_type: 'courier',
    steps: [],
    settlement: null,
    map_address: null,
  });
  const unknown = await shop.get('/api/v1/orders/MZ9k3vQx7Lw2Tn8RbYc5Hd4Jf6Gs1Pa0/parcel/');
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'order_not_found']);
});

test('an order that was cancelled before it was sent promises no parcel', async () => {
  await using shop = await openShopWithParcels();
  await orderToSend(shop);
  await shop.database.pool.query(`update orders set state = 'cancelled'`);
  expect(await parcelOf(shop)).toMatchObject({ state: 'cancelled', steps: [] });
});
