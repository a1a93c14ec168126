import { expect, test } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import { books, createOrder, pickupOrder } from '../../../../tests/orders.ts';
import { branch, settlement, smallCarrier } from '../../../../tests/small-carrier.ts';
import { fetchStreets } from '../../delivery/streets.ts';
import { synchroniseDirectory } from '../../delivery/synchronise-directory.ts';

const named = 'Львів, Львівський район, Львівська область';
const stopped = new AbortController().signal;
const street = (ref: string, name: string, type: string) => ({ ref, name, type });

async function openShopWithStreets() {
  const shop = await openTestShop();
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  const { directory: carrierDirectory } = smallCarrier({
    settlements: [
      settlement('lviv', 'Львів', { region: 'Львівський район', area: 'Львівська область' }),
      settlement('lviv-2', 'Львів', { region: 'Бучанський район' }),
    ],
    branches: [branch('lviv', '5'), branch('lviv-2', '1')],
    streets: {
      'city-of-lviv': [
        street('zelena', 'Зелена', 'вул.'),
        street('zelena-lane', 'Зелена', 'пров.'),
        street('zelena-poliana', 'Зелена Поляна', 'вул.'),
        street('svobody', 'Свободи', 'просп.'),
      ],
    },
  });
  await synchroniseDirectory({ ...shop.shop, carrierDirectory }, stopped);
  await shop.get('/api/v1/np/search/street/?city_ref=lviv');
  await fetchStreets({ ...shop.shop, carrierDirectory }, { settlementRef: 'lviv' }, stopped);
  return shop;
}

const door = {
  city: named,
  city_ref: 'lviv',
  street: 'вул. Зелена',
  street_ref: 'zelena',
  house: '5а',
  apartment: '7',
};
const order = (changes: object = {}, payment_method = 'full', qty = 1) =>
  pickupOrder([{ variantId: 1, qty }], qty * 100, {
    delivery_type: 'nova_poshta_door',
    delivery_info: { ...door, ...changes },
    payment_method,
  });

test.each<[string, object, { cityRef: string | null; streetRef: string | null }]>([
  ['chosen from the lists', {}, { cityRef: 'lviv', streetRef: 'zelena' }],
  [
    'written by hand',
    { city_ref: undefined, street_ref: '', street: 'Свободи' },
    { cityRef: 'lviv', streetRef: 'svobody' },
  ],
  ['written with its type', { street_ref: '', street: 'зелена, пров.' }, { cityRef: 'lviv', streetRef: 'zelena-lane' }],
  ['whose name two streets have', { street_ref: '', street: 'Зелена' }, { cityRef: 'lviv', streetRef: null }],
  ['with the identifier of another street', { street_ref: 'svobody' }, { cityRef: 'lviv', streetRef: 'zelena' }],
  ['that nobody knows', { street_ref: 'gone', street: 'Вигадана' }, { cityRef: 'lviv', streetRef: null }],
  ['in a settlement with a namesake', { city: 'Львів', city_ref: '' }, { cityRef: null, streetRef: null }],
])('a street %s is kept as it was written, with identifiers that are certain', async (_how, changes, refs) => {
  await using shop = await openShopWithStreets();
  const reply = await shop.post(createOrder, order(changes));
  expect([reply.statusCode, reply.json().total_price]).toEqual([201, '100.00']);
  const { city, street: written } = { ...door, ...changes };
  expect(await shop.rows('orders')).toMatchObject([
    {
      delivery_type: 'nova_poshta_door',
      delivery_payer: 'recipient',
      delivery_cost: '0',
      delivery_address: { city, street: written, house: '5а', apartment: '7', ...refs },
    },
  ]);
});

test('the letter has the address in words; without an apartment, too', async () => {
  await using shop = await openShopWithStreets();
  await shop.post(createOrder, order({ apartment: ' ' }));
  const [{ delivery_address }] = (await shop.rows('orders')) as [{ delivery_address: object }];
  expect(delivery_address).not.toHaveProperty('apartment');
  await shop.mailEverything();
  expect(shop.mailbox[0]?.text).toContain('Львів, Львівський район, Львівська область, вул. Зелена, буд.\u00a05а');
  expect(shop.mailbox[0]?.text).toContain('за тарифами');
});

test('the rest of a prepayment is paid at the door; cash for everything is not taken', async () => {
  await using shop = await openShopWithStreets();
  const before = await books(shop);
  const cash = await shop.post(createOrder, order({}, 'cash'));
  expect([cash.statusCode, cash.json().code]).toEqual([400, 'payment_method_unavailable']);
  expect(await books(shop)).toEqual(before);
  const prepaid = await shop.post(createOrder, order({}, 'prepayment', 3));
  expect([prepaid.statusCode, prepaid.json().payment_data.amount]).toEqual([201, '200.00']);
});

test('settlement, street and house are required', async () => {
  await using shop = await openShopWithStreets();
  const before = await books(shop);
  const reply = await shop.post(createOrder, order({ city: '', street: ' ', house: undefined }));
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().delivery_info)).toEqual(['city', 'street', 'house']);
  expect(await books(shop)).toEqual(before);
});
