import { beforeEach, expect, test } from 'vitest';
import { openLimitedShop } from '../../../tests/limited-calls.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { branch, settlement, smallCarrier } from '../../../tests/small-carrier.ts';
import { fetchStreets, giveUpStreets } from './streets.ts';
import { synchroniseDirectory } from './synchronise-directory.ts';

const street = (name: string, type = 'вул.') => ({ ref: `street-${name}`, name, type });
const streetsOfLviv = [
  street('Городоцька'),
  street("Пам'яті Героїв"),
  street('Свободи', 'просп.'),
  street('Нова Городоцька'),
  street('Набережна'),
];
const villages = Array.from({ length: 25 }, (_none, index) => settlement(`village-${index}`, `Лісове ${index}`));
const places = [
  settlement('lviv', 'Львів', { type: 'м.' }),
  settlement('ivanivka-1', 'Іванівка'),
  settlement('ivanivka-2', 'Іванівка'),
  ...villages,
];
const newCarrier = () =>
  smallCarrier({
    settlements: places,
    branches: places.map(({ ref }) => branch(ref, '1')),
    streets: { 'city-of-lviv': streetsOfLviv },
  });
type Carrier = ReturnType<typeof newCarrier>;
type TestShop = Awaited<ReturnType<typeof openTestShop>>;

let carrier: Carrier;
const stopped = new AbortController().signal;
beforeEach(() => {
  carrier = newCarrier();
});

async function withDirectory<Shop extends Pick<TestShop, 'shop'>>(shop: Shop): Promise<Shop> {
  await synchroniseDirectory({ ...shop.shop, carrierDirectory: carrier.directory }, stopped);
  return shop;
}
const toolsOf = ({ shop }: Pick<TestShop, 'shop'>) => ({ ...shop, carrierDirectory: carrier.directory });
const ask = async (shop: Pick<TestShop, 'get'>, query: Record<string, string>) =>
  (await shop.get(`/api/v1/np/search/street/?${new URLSearchParams(query)}`)).json();
const names = async (shop: Pick<TestShop, 'get'>, typed: string) =>
  (await ask(shop, { city_ref: 'lviv', street: typed })).input_value.map(
    (each: { street_description: string }) => each.street_description,
  );
const nothing = { message: 'Вулицю не знайдено', input_value: [] };
const jobs = async (shop: Pick<TestShop, 'queuedJobs'>) =>
  (await shop.queuedJobs()).filter(({ name }) => name === 'fetch-streets').map(({ data }) => data);

test('the first question about a settlement has its streets fetched once; then they are found', async () => {
  await using shop = await withDirectory(await openTestShop());
  const first = await Promise.all([1, 2, 3].map(() => ask(shop, { city_ref: 'lviv', street: 'Горо' })));
  expect(first).toEqual([nothing, nothing, nothing]);
  expect(await ask(shop, { city: 'Львів' })).toEqual(nothing);
  expect(await jobs(shop)).toEqual([{ settlementRef: 'lviv' }]);

  await fetchStreets(toolsOf(shop), { settlementRef: 'lviv' }, stopped);

  expect(await ask(shop, { city: 'Львів', street: 'Горо' })).toEqual({
    message: 'Success',
    input_value: [
      { street_description: 'вул. Городоцька', ref: 'street-Городоцька' },
      { street_description: 'вул. Нова Городоцька', ref: 'street-Нова Городоцька' },
    ],
  });
  expect(carrier.asked.filter((page) => page.startsWith('streets'))).toEqual(
    [1, 2, 3].map((page) => `streets of city-of-lviv ${page}`),
  );
  expect(await jobs(shop)).toHaveLength(1);
});

test.each([
  ['вулиця Городоцька', ['вул. Городоцька', 'вул. Нова Городоцька']],
  ['памяті', ["вул. Пам'яті Героїв"]],
  ['проспект свободи', ['просп. Свободи']],
  ['пр. Св', ['просп. Свободи']],
  ['набережна', ['вул. Набережна']],
  ['ujhj', ['вул. Городоцька', 'вул. Нова Городоцька']],
  ['%', ['вул. Городоцька', 'вул. Набережна', 'вул. Нова Городоцька', "вул. Пам'яті Героїв", 'просп. Свободи']],
  ['Хрещатик', []],
])('«%s» finds %j', async (typed, found) => {
  await using shop = await withDirectory(await openTestShop());
  await ask(shop, { city_ref: 'lviv' });
  await fetchStreets(toolsOf(shop), { settlementRef: 'lviv' }, stopped);
  expect(await names(shop, typed)).toEqual(found);
});

test('nothing is asked of the carrier about a settlement that is unknown or has a namesake', async () => {
  await using shop = await withDirectory(await openTestShop());
  for (const query of [{ city: 'Іванівка' }, { city: 'Ніде' }, { city_ref: 'gone' }, {}])
    expect(await ask(shop, query)).toEqual(nothing);
  expect([await jobs(shop), await shop.rows('carrier_street_lists')]).toEqual([[], []]);
});

test('one network has twenty settlements fetched in ten minutes, another has its own twenty', async () => {
  await using shop = await withDirectory(await openLimitedShop());
  for (const { ref } of villages) expect(await ask(shop, { city_ref: ref })).toEqual(nothing);
  expect(await jobs(shop)).toHaveLength(20);
  await ask(shop, { city_ref: villages[0]!.ref });
  expect(await jobs(shop)).toHaveLength(20);
});

test('an interrupted job goes on where it was; one that is given up is asked for again', async () => {
  await using shop = await withDirectory(await openTestShop());
  const settlementRef = 'lviv';
  await ask(shop, { city_ref: 'lviv' });
  carrier.failAt('streets of city-of-lviv 2', 'no answer');
  await expect(fetchStreets(toolsOf(shop), { settlementRef }, stopped)).rejects.toThrow('no answer');
  await giveUpStreets(shop.shop, { settlementRef });
  expect(await shop.rows('carrier_streets')).toEqual([]);
  await ask(shop, { city_ref: 'lviv' });
  expect(await jobs(shop)).toHaveLength(2);

  carrier.recover();
  await fetchStreets(toolsOf(shop), { settlementRef }, stopped);
  await fetchStreets(toolsOf(shop), { settlementRef }, stopped);
  await giveUpStreets(shop.shop, { settlementRef });
  expect(await shop.rows('carrier_streets')).toHaveLength(streetsOfLviv.length);
});

test('streets are kept for thirty days, an empty list for one', async () => {
  await using shop = await withDirectory(await openTestShop());
  const refs = ['lviv', 'ivanivka-1', 'ivanivka-2', 'village-1'];
  for (const ref of refs) {
    await ask(shop, { city_ref: ref });
    await fetchStreets(toolsOf(shop), { settlementRef: ref }, stopped);
  }
  await shop.database.pool.query(`
    insert into carrier_streets values ('village-1', 'ref', 'вул. Лісова', 'лісова', 'вул');
    update carrier_street_lists set requested_at = now() - interval '29 days' where settlement_ref = 'lviv';
    update carrier_street_lists set requested_at = now() - interval '25 hours' where settlement_ref = 'ivanivka-1';
    update carrier_street_lists set requested_at = now() - interval '31 days' where settlement_ref = 'village-1'`);

  await synchroniseDirectory(toolsOf(shop), stopped);

  const kept = (await shop.rows('carrier_street_lists')).map(({ settlement_ref }) => settlement_ref);
  expect(kept.toSorted()).toEqual(['ivanivka-2', 'lviv']);
});
