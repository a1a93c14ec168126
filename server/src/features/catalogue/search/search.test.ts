import { expect, test } from 'vitest';
import { openTestShop, variant } from '../../../../tests/open-test-shop.ts';
import { newDatabasePlace, openAgain } from '../../../../tests/test-database.ts';
import { createLog } from '../../../create-log.ts';
import { migrateDatabase } from '../../../database/migrate.ts';
import { onPool } from '../../../jobs/boss.ts';
import { prepareQueues } from '../../../jobs/queues.ts';

type TestShop = Awaited<ReturnType<typeof openTestShop>>;

const search = (shop: TestShop, query: Record<string, string>) =>
  shop.get(`/api/v1/shop/search/?${new URLSearchParams(query)}`);

const found = async (shop: TestShop, q: string) =>
  (await search(shop, { q })).json().map((each: { slug: string }) => each.slug);

async function openShopWith(names: Record<string, string>, database?: TestShop['database']) {
  const shop = await openTestShop(database && { database });
  const brandId = await shop.addBrand();
  for (const [slug, name] of Object.entries(names)) await shop.addProduct({ brandId, slug, name });
  return shop;
}

test('a found product has everything but the long texts of its page', async () => {
  await using shop = await openTestShop();
  const creams = await shop.addProductType('Креми', 'kremy');
  const dry = await shop.addSkinType('Суха', 'sukha');
  await shop.addProduct({
    brandId: await shop.addBrand(),
    slug: 'meadow-cream',
    name: 'Поживний крем',
    code: 'VE-07',
    human: 'Щільний крем',
    description: 'Коротко',
    descriptionHtml: '<p>Довго</p>',
    kinds: { product_type: [creams], skin_type: [dry] },
    variants: [variant('VE-07-50', 860_00, { discountPrice: 688_00 as never, stock: 7 })],
  });

  const reply = await search(shop, { q: 'крем' });

  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual([
    {
      id: 1,
      name: 'Поживний крем',
      slug: 'meadow-cream',
      code: 'VE-07',
      human: 'Щільний крем',
      unit: 'мл',
      is_active: true,
      is_collection_product: false,
      brand: { id: 1, name: 'Verba', slug: 'verba' },
      goals: [],
      product_types: [{ id: 1, name: 'Креми', slug: 'kremy' }],
      skin_types: [{ id: 1, name: 'Суха', slug: 'sukha' }],
      variants: [
        {
          id: 1,
          code: 'VE-07-50',
          value: '50',
          title: '',
          price: '860.00',
          discount_price: '688.00',
          stock: 7,
          variant_icon: null,
          variant_icon_picture: null,
          images: [],
        },
      ],
    },
  ]);
});

test('names that begin with the words come first, then words of a name, then the rest, then codes', async () => {
  await using shop = await openTestShop();
  const brandId = await shop.addBrand();
  const add = (slug: string, name: string, position: number, code = slug.toUpperCase()) =>
    shop.addProduct({ brandId, slug, name, position, variants: [variant(code, 100_00)] });
  await add('code', 'Олія', 0, 'РОСА-1');
  await add('inside', 'Поросама', 1);
  await add('quoted', 'Тонік «Роса»', 2);
  await add('hyphen', 'Спрей-роса', 2);
  await add('word', 'Ранкова роса', 2);
  await add('last', 'Роса вечірня', 9);
  await add('first', 'Росава', 3);
  await add('other', 'Крем', 0);

  expect(await found(shop, 'роса')).toEqual(['first', 'last', 'quoted', 'hyphen', 'word', 'inside', 'code']);
});

test.each([
  ['ҐЄЇ', 'gey'],
  ['СИРОВАТКА', 'serum'],
  ["м'яка", 'soft'],
  ['м’яка', 'soft'],
  ['МʼЯКА', 'soft'],
  ['м`яка', 'soft'],
  ['  spf 50  ', 'serum'],
  ['serum-50', 'serum'],
])('"%s" is found whatever its case, its apostrophe and the spaces around it', async (q, slug) => {
  await using shop = await openShopWith({ serum: 'Сироватка SPF 50', soft: 'Дуже м’яка пінка', gey: 'Олія ґєї' });
  expect(await found(shop, q)).toEqual([slug]);
});

test('letters fold on a server whose locale knows only Latin ones, too', async () => {
  const database = await openAgain(await newDatabasePlace({ isEmpty: true, locale: 'C' }));
  await migrateDatabase(database);
  await prepareQueues(onPool(database.pool), createLog('silent'));
  await using shop = await openShopWith({ serum: 'СИРОВАТКА Їжак', other: 'Крем' }, database);
  expect(await found(shop, 'сироватка ЇЖАК')).toEqual(['serum']);
});

test.each([
  ['50%', ['percent']],
  ['a_b', ['underscore']],
  ['c\\d', ['backslash']],
  ['%%', []],
  ['__', []],
])('%s means itself and is no wildcard', async (q, slugs) => {
  await using shop = await openShopWith({
    percent: 'Знижка 50%',
    fifty: 'Знижка 500',
    underscore: 'Крем a_b',
    letters: 'Крем axb',
    backslash: 'Крем c\\d',
  });
  expect(await found(shop, q)).toEqual(slugs);
});

test('what is not on sale is not found, by its name or by its code', async () => {
  await using shop = await openTestShop();
  const brandId = await shop.addBrand();
  await shop.addProduct({ brandId, slug: 'hidden', name: 'Крем', isActive: false });
  await shop.addProduct({ brandId, slug: 'empty', name: 'Крем', variants: [] });
  await shop.addProduct({
    brandId,
    slug: 'shown',
    name: 'Олія',
    variants: [variant('AA-1', 100_00), variant('BB-1', 100_00)],
  });
  await shop.database.pool.query(`update variants set is_active = false where code = 'BB-1'`);

  expect(await found(shop, 'крем')).toEqual([]);
  expect(await found(shop, 'hidden-50')).toEqual([]);
  expect(await found(shop, 'bb-1')).toEqual([]);
  expect(await found(shop, 'aa-1')).toEqual(['shown']);
});

test('one character, none at all, or no words find nothing, and that is no error', async () => {
  await using shop = await openShopWith({ cream: 'Крем' });
  for (const query of ['', '?q=', '?q=%20%D0%BA%20', '?limit=5']) {
    const reply = await shop.get(`/api/v1/shop/search/${query}`);
    expect([reply.statusCode, reply.json()], query).toEqual([200, []]);
  }
  expect(await found(shop, 'кр')).toEqual(['cream']);
});

test('twenty products are found unless another number is asked for', async () => {
  await using shop = await openShopWith(
    Object.fromEntries(Array.from({ length: 22 }, (_, number) => [`p-${number}`, 'Крем'])),
  );
  expect(await found(shop, 'крем')).toEqual(Array.from({ length: 20 }, (_, number) => `p-${number}`));
  expect((await search(shop, { q: 'крем', limit: '2' })).json()).toHaveLength(2);
  expect((await search(shop, { q: 'крем', limit: '50' })).json()).toHaveLength(22);
});

test.each([
  [`q=${'a'.repeat(101)}`, { q: ['Щонайбільше 100\u00a0символів'] }],
  ['q=a%00b', { q: ['Неправильний формат'] }],
  ['q=one&q=two', { q: ['Має бути текст'] }],
  ['q=cream&limit=0', { limit: ['Має бути не менше 1'] }],
  ['q=cream&limit=51', { limit: ['Має бути не більше 50'] }],
  ['q=cream&limit=many', { limit: ['Має бути число'] }],
])('?%s is refused at its field', async (query, fields) => {
  await using shop = await openTestShop();
  const reply = await shop.get(`/api/v1/shop/search/?${query}`);
  expect([reply.statusCode, reply.json()]).toEqual([400, fields]);
});

test('a search from memory has the stock of the moment, and a renamed product is found by its new name', async () => {
  await using shop = await openShopWith({ cream: 'Крем' });
  const stock = async () => (await search(shop, { q: 'крем' })).json()[0].variants[0].stock;
  expect(await stock()).toBe(5);
  await shop.setStock('CREAM-50', 0);
  expect(await stock()).toBe(0);

  await shop.database.pool.query(`update products set name = 'Олія'`);
  shop.shop.catalogueCache.clear();

  expect(await found(shop, 'крем')).toEqual([]);
  expect(await found(shop, 'олія')).toEqual(['cream']);
});

const suggested = async (shop: TestShop, q: string) =>
  (await shop.get(`/api/v1/shop/search/suggestions/?${new URLSearchParams({ q })}`)).json();

test.each([
  ['rhtv', { q: 'крем', count: 2 }],
  ['RHTV', { q: 'крем', count: 2 }],
  ['іза', { q: 'spf', count: 1 }],
])('what %s means in the other keyboard layout is suggested', async (q, other_layout) => {
  await using shop = await openShopWith({ day: 'Денний крем', night: 'Нічний крем', sun: 'Флюїд SPF 50' });
  expect(await suggested(shop, q)).toEqual({ other_layout, nearest: [] });
});

test('otherwise the nearest names are, by the words and by what their keys mean, of what is on sale', async () => {
  await using shop = await openShopWith({ retinol: 'Крем-концентрат з ретинолом', toner: 'Тонік із гіалуроном' });
  const brandId = await shop.addBrand({ slug: 'other' });
  await shop.addProduct({ brandId, slug: 'hidden', name: 'Ритинол', isActive: false });
  const retinol = { id: 1, name: 'Крем-концентрат з ретинолом', slug: 'retinol' };
  for (const q of ['ритинол', 'РЕТЕНОЛ', 'hbnbyjk'])
    expect(await suggested(shop, q), q).toEqual({ other_layout: null, nearest: [retinol] });
});

test.each(['', 'ф', '%%%', '___', 'щщщщщщ', "'; drop table products"])('«%s» suggests nothing', async (q) => {
  await using shop = await openShopWith({ cream: 'Крем', percent: 'Знижка 50%' });
  expect(await suggested(shop, q)).toEqual({ other_layout: null, nearest: [] });
});
