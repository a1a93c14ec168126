import { formerShopWording } from '@shop/wording/shop.ts';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { changeCatalogue } from '../catalogue-cache/change-catalogue.ts';
import { fillOnce } from './demonstration.ts';
import { keepFormerContent } from './former-content.ts';
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

/** The look of a shop whose editors have chosen nothing. */
const look = {
  accent: '#173c31',
  paper: '#fbfbf8',
  shades: null,
  ...{ logo: null, cover: null, social: null },
  icon: expect.stringMatching(/^\/look\/[0-9a-f]{16}\/icon-96\.png$/),
  touch_icon: expect.stringMatching(/\/apple-touch-icon\.png$/),
  card: expect.stringMatching(/\/card\.png$/),
  has_drop: true,
};
const nobody = { viber: null, whatsapp: null, telegram: null };
const nowhere = { instagram: null, telegram: null, facebook: null, tiktok: null, youtube: null };

const defaults = {
  name: 'Крамниця',
  short_name: null,
  description: 'Інтернет-крамниця «Крамниця».',
  messengers: nobody,
  look,
  phone: null,
  email: null,
  pickup_address: '03110, м. Київ, вул. Григорія Кочура, 16а',
  working_hours: null,
  social: nowhere,
  seller: { legal_name: null, code: null, address: null },
  ...usual,
  ...noReturnTerms,
};

const told = {
  name: 'Роса',
  short_name: 'Роса',
  description: 'Косметика.',
  messengers: { viber: '+380671234567', whatsapp: null, telegram: 'https://t.me/rosa_chat' },
  phone: '+380441234567',
  email: 'hello@rosa.example',
  pickup_address: '03110, м. Київ, вул. Григорія Кочура, 16а',
  working_hours: 'щодня з 9:00 до 20:00',
  social: { ...nowhere, instagram: 'https://www.instagram.com/rosa.example' },
  seller: { legal_name: 'ТОВ «Роса-Демо»', code: '00000000', address: 'м. Київ' },
  ...noReturnTerms,
};

test('a shop that was at work before its owner could name it keeps its name and its words', async () => {
  await using shop = await openTestShop({ isUnnamed: true });
  await shop.database.pool.query(`insert into shop_settings (name, value) values ('keeps_former_content', 'true')`);
  await keepFormerContent(shop.shop.db, async () => {});
  const { name, description } = (await shop.get(address)).json();
  expect([name, description]).toEqual([formerShopWording.name, formerShopWording.description]);
  await changeCatalogue(shop.shop, (tx) => savePublicSettings(tx, { ...told, description: null }));
  expect((await shop.get(address)).json()).toMatchObject({ description: 'Інтернет-крамниця «Роса».' });
});

test('a shop whose owner has said nothing claims nothing', async () => {
  await using shop = await openTestShop({ isUnnamed: true });
  const reply = await shop.get(address);
  expect([reply.statusCode, reply.json()]).toEqual([200, defaults]);
});

test('what the owner says is seen by the next question, and can be said again', async () => {
  await using shop = await openTestShop();
  await shop.get(address);
  await changeCatalogue(shop.shop, (tx) => savePublicSettings(tx, told));
  expect((await shop.get(address)).json()).toEqual({ ...told, ...usual, look });

  await changeCatalogue(shop.shop, (tx) => savePublicSettings(tx, { ...told, phone: null }));
  expect((await shop.get(address)).json()).toEqual({ ...told, ...usual, look, phone: null });
  expect(await shop.rows('shop_settings')).toHaveLength(2);
});

test.each([
  ['a link that would run a script', { social: { ...told.social, telegram: 'javascript:alert(1)' } }],
  ['a phone that nobody can dial', { phone: '123' }],
  ['a shop without a name', { name: ' ' }],
  ['a short name that no icon has room for', { short_name: 'Крамниця Роси' }],
  ['a chat elsewhere', { messengers: { ...nobody, telegram: 'https://t.example/rosa' } }],
])('%s is not saved', async (_what, change) => {
  await using shop = await openTestShop({ isUnnamed: true });
  await expect(changeCatalogue(shop.shop, (tx) => savePublicSettings(tx, { ...told, ...change }))).rejects.toThrow();
  expect(await shop.rows('shop_settings')).toEqual([]);
});

test('settings saved before a fact became known have it defaults', async () => {
  await using shop = await openTestShop({ isUnnamed: true });
  await shop.database.pool.query(
    `insert into shop_settings (name, value) values ('public_settings', '{"name": "Роса на Подолі", "social": {"telegram": "https://t.me/rosa_example"}}')`,
  );
  expect((await shop.get(address)).json()).toEqual({
    ...defaults,
    name: 'Роса на Подолі',
    description: 'Інтернет-крамниця «Роса на Подолі».',
    social: { ...nowhere, telegram: 'https://t.me/rosa_example' },
  });
});

test("the shop's own marks beside the settings are told to nobody", async () => {
  await using shop = await openTestShop({ isUnnamed: true });
  await fillOnce(shop.shop.db, async (tx) => await savePublicSettings(tx, told));
  expect((await shop.rows('shop_settings')).map(({ name }) => name).sort()).toEqual([
    'demo_catalogue_loaded',
    'public_settings',
  ]);
  expect((await shop.get(address)).json()).toEqual({ ...told, ...usual, look });
});
