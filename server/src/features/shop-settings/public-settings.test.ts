import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { changeCatalogue } from '../catalogue-cache/change-catalogue.ts';
import { fillOnce } from './demonstration.ts';
import { savePublicSettings } from './public-settings.ts';

const address = '/api/v1/shop/settings/';

const limits = { least: '0.00', largest: null };
const byCarrier = (shop_pays_carrier_from: string | null) => [
  { method: 'full', ...limits, shop_pays_carrier_from },
  { method: 'prepayment', ...limits, shop_pays_carrier_from: null },
];
const own = [
  { method: 'full', ...limits },
  { method: 'cash', ...limits },
];
const zone = { id: 1, settlements: ['Київ'], price: '150.00', free_from: '3500.00', days: null };
const point = { id: 2, address: '03110, м. Київ, вул. Григорія Кочура, 16а', hours: null };
const usual = {
  free_delivery_from: '3500.00',
  courier_cost: '150.00',
  prepayment: '200.00',
  prepayment_percent: null,
  largest_line: 99,
  deliveries: [
    { type: 'nova_poshta', is_on: true, payments: byCarrier('0.00') },
    { type: 'nova_poshta_door', is_on: true, payments: byCarrier(null) },
    { type: 'courier', is_on: true, zones: [zone], payments: own },
    { type: 'pickup', is_on: true, points: [point], payments: own },
  ],
  dispatch: { until_hour: null, weekdays: [1, 2, 3, 4, 5, 6] },
};
const noReturnTerms = { return_policy: 'not_told', return_days: 14, return_paid_by: 'customer' } as const;

const defaults = {
  name: 'Роса',
  phone: null,
  email: null,
  pickup_address: '03110, м. Київ, вул. Григорія Кочура, 16а',
  working_hours: null,
  social: { instagram: null, telegram: null, facebook: null },
  seller: { legal_name: null, code: null, address: null },
  ...usual,
  ...noReturnTerms,
};

const told = {
  name: 'Роса',
  phone: '+380441234567',
  email: 'hello@rosa.example',
  pickup_address: '03110, м. Київ, вул. Григорія Кочура, 16а',
  working_hours: 'щодня з 9:00 до 20:00',
  social: { instagram: 'https://www.instagram.com/rosa.example', telegram: null, facebook: null },
  seller: { legal_name: 'ТОВ «Роса-Демо»', code: '00000000', address: 'м. Київ' },
  ...noReturnTerms,
};

test('a shop whose owner has said nothing has a name and a pickup address', async () => {
  await using shop = await openTestShop();
  const reply = await shop.get(address);
  expect([reply.statusCode, reply.json()]).toEqual([200, defaults]);
});

test('what the owner says is seen by the next question, and can be said again', async () => {
  await using shop = await openTestShop();
  await shop.get(address);
  await changeCatalogue(shop.shop, (tx) => savePublicSettings(tx, told));
  expect((await shop.get(address)).json()).toEqual({ ...told, ...usual });

  await changeCatalogue(shop.shop, (tx) => savePublicSettings(tx, { ...told, phone: null }));
  expect((await shop.get(address)).json()).toEqual({ ...told, ...usual, phone: null });
  expect(await shop.rows('shop_settings')).toHaveLength(1);
});

test.each([
  ['a link that would run a script', { social: { ...told.social, telegram: 'javascript:alert(1)' } }],
  ['a phone that nobody can dial', { phone: '123' }],
  ['a shop without a name', { name: ' ' }],
])('%s is not saved', async (_what, change) => {
  await using shop = await openTestShop();
  await expect(changeCatalogue(shop.shop, (tx) => savePublicSettings(tx, { ...told, ...change }))).rejects.toThrow();
  expect(await shop.rows('shop_settings')).toEqual([]);
});

test('settings saved before a fact became known have it defaults', async () => {
  await using shop = await openTestShop();
  await shop.database.pool.query(
    `insert into shop_settings (name, value) values ('public_settings', '{"name": "Роса на Подолі", "social": {"telegram": "https://t.me/rosa_example"}}')`,
  );
  expect((await shop.get(address)).json()).toEqual({
    ...defaults,
    name: 'Роса на Подолі',
    social: { instagram: null, telegram: 'https://t.me/rosa_example', facebook: null },
  });
});

test("the shop's own marks beside the settings are told to nobody", async () => {
  await using shop = await openTestShop();
  await fillOnce(shop.shop.db, async (tx) => await savePublicSettings(tx, told));
  expect((await shop.rows('shop_settings')).map(({ name }) => name).sort()).toEqual([
    'demo_catalogue_loaded',
    'public_settings',
  ]);
  expect((await shop.get(address)).json()).toEqual({ ...told, ...usual });
});
