import { kyivDate } from '@shop/domain/kyiv-date.ts';
import { beforeEach, expect, test } from 'vitest';
import { openShopWithParcels } from '../../../../tests/parcels.ts';
import { branch, settlement, smallCarrier } from '../../../../tests/small-carrier.ts';
import { synchroniseDirectory } from '../../delivery/synchronise-directory.ts';
import { CarrierRefusal } from '../carrier.ts';
import { askEstimate, giveUpEstimate } from './estimates.ts';

type TestShop = Awaited<ReturnType<typeof openShopWithParcels>>;
const stopped = new AbortController().signal;
const dayMs = 86_400_000;
const inDays = (days: number) => kyivDate(new Date(Date.now() + days * dayMs));

const asked = { delivery_type: 'nova_poshta', city_ref: 'lviv', variant_ids: '1' };
const ask = async (shop: TestShop, query: Record<string, string> = {}) =>
  await shop.get(`/api/v1/np/estimate/?${new URLSearchParams({ ...asked, ...query })}`);
const estimate = async (shop: TestShop, query: Record<string, string> = {}) => (await ask(shop, query)).json();
const jobs = async (shop: TestShop) =>
  (await shop.queuedJobs())
    .filter(({ name }) => name === 'ask-estimate')
    .map(({ data }) => data as { estimateId: number });
/** Each job as if its turn had come. */
async function work(shop: TestShop): Promise<void> {
  for (const job of await jobs(shop)) {
    await shop.database.pool.query('delete from rate_limits');
    await askEstimate(shop.shop, job, stopped);
  }
}
const questions = (shop: TestShop) =>
  shop.parcelCarrier.asked.map(({ calledMethod }) => calledMethod).filter((method) => method.startsWith('getDocument'));

beforeEach(() => expect.hasAssertions());

test('the carrier is asked once by a job; then price and day are known', async () => {
  await using shop = await openShopWithParcels();
  const first = await ask(shop);
  expect([first.statusCode, first.headers['content-type'], first.headers['cache-control'], first.body]).toEqual([
    200,
    'application/json; charset=utf-8',
    'no-store',
    'null',
  ]);
  await Promise.all([1, 2, 3].map(() => ask(shop)));
  expect([(await jobs(shop)).length, questions(shop)]).toEqual([1, []]);

  await work(shop);

  expect(await estimate(shop)).toEqual({ cost: '60.00', day: inDays(2) });
  expect(questions(shop)).toEqual(['getDocumentPrice', 'getDocumentDeliveryDate']);
  const [, last] = shop.parcelCarrier.asked.slice(-2);
  expect(last!.methodProperties).toEqual({
    CitySender: 'city-of-lviv',
    CityRecipient: 'city-of-lviv',
    ServiceType: 'WarehouseWarehouse',
    DateTime: inDays(1).split('-').reverse().join('.'),
  });
  expect(await jobs(shop)).toHaveLength(1);
});

test('parcels of a class share the answer; another class, service or day is another question', async () => {
  await using shop = await openShopWithParcels();
  const many = Array.from({ length: 6 }, () => '1').join(',');
  for (const query of [{}, { branch_ref: 'lviv-5' }, { variant_ids: '1,999' }]) await ask(shop, query);
  expect(await jobs(shop)).toHaveLength(1);
  const others = [{ variant_ids: many }, { branch_ref: 'lviv-5001' }, { delivery_type: 'nova_poshta_door' }];
  for (const query of others) await ask(shop, query);
  expect(await jobs(shop)).toHaveLength(4);
  await work(shop);
  expect(await estimate(shop, { delivery_type: 'nova_poshta_door' })).toEqual({ cost: '95.00', day: inDays(3) });
  await shop.database.pool.query(`update carrier_estimates set sent_on = sent_on - 1`);
  expect(await estimate(shop)).toBeNull();
  expect(await jobs(shop)).toHaveLength(5);
});

test('nothing is asked about what no carrier brings', async () => {
  await using shop = await openShopWithParcels();
  const tooHeavy = Array.from({ length: 200 }, () => '1').join(',');
  await shop.database.pool.query(`update variants set weight_grams = 1000`);
  for (const query of [
    { delivery_type: 'courier' },
    { delivery_type: 'pickup' },
    { city_ref: 'gone' },
    { variant_ids: '999' },
    { variant_ids: tooHeavy },
  ])
    expect(await estimate(shop, query)).toBeNull();
  expect([await jobs(shop), await shop.rows('carrier_estimates')]).toEqual([[], []]);
  for (const variant_ids of ['', 'x', '1,,2', '1;2']) expect((await ask(shop, { variant_ids })).statusCode).toBe(400);
});

test('one network has twenty new questions in ten minutes', async () => {
  await using shop = await openShopWithParcels();
  const villages = Array.from({ length: 25 }, (_none, index) => settlement(`village-${index}`, `Лісове ${index}`));
  const { directory } = smallCarrier({
    settlements: villages,
    branches: villages.map(({ ref }) => branch(ref, '1')),
  });
  await shop.database.pool.query(`update directory_syncs set state = 'replaced'`);
  await synchroniseDirectory({ ...shop.shop, carrierDirectory: directory }, stopped);
  for (const { ref } of villages) expect(await estimate(shop, { city_ref: ref })).toBeNull();
  expect(await jobs(shop)).toHaveLength(20);
});

test('the carrier is asked two questions in two seconds, by all processes together', async () => {
  await using shop = await openShopWithParcels();
  await ask(shop);
  await work(shop);
  const { rows } = await shop.database.pool.query(
    `select extract(epoch from busy_until - now())::float8 as seconds from rate_limits where bucket = 'carrier-estimates'`,
  );
  expect(rows[0].seconds).toBeGreaterThan(0);
  expect(rows[0].seconds).toBeLessThanOrEqual(2);
});

test('a job that waits for its turn stops with the process', async () => {
  await using shop = await openShopWithParcels();
  await ask(shop);
  await shop.database.pool.query(
    `insert into rate_limits (bucket, busy_until) values ('carrier-estimates', now() + interval '2 seconds')`,
  );
  const [job] = await jobs(shop);
  await expect(askEstimate(shop.shop, job!, AbortSignal.abort())).rejects.toThrow('aborted');
  expect([questions(shop), await estimate(shop)]).toEqual([[], null]);
});

test('without an answer nothing is known, and the next customer has the carrier asked again', async () => {
  await using shop = await openShopWithParcels();
  await ask(shop);
  const [job] = await jobs(shop);
  shop.parcelCarrier.goWrong('refused');
  await expect(askEstimate(shop.shop, job!, stopped)).rejects.toThrow(CarrierRefusal);
  expect([questions(shop), await estimate(shop), await jobs(shop)]).toEqual([['getDocumentPrice'], null, [job]]);
  await giveUpEstimate(shop.shop, job!);
  await ask(shop);
  expect(await jobs(shop)).toHaveLength(2);
});

test('a question that came too late, or without a sender, is not asked', async () => {
  await using shop = await openShopWithParcels();
  await ask(shop);
  await shop.database.pool.query(`update carrier_estimates set requested_at = now() - interval '6 minutes'`);
  await work(shop);
  expect([questions(shop), await shop.rows('carrier_estimates')]).toEqual([[], []]);
  await shop.database.pool.query(`delete from shop_settings where name = 'sender'`);
  await ask(shop);
  await work(shop);
  expect([questions(shop), await shop.rows('carrier_estimates')]).toEqual([[], []]);
});
