import { expect, test } from 'vitest';
import { openTestShop, variant } from '../../../../tests/open-test-shop.ts';
import { signedIn } from '../../../../tests/staff.ts';
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
      found_by: 'name',
      found_in: '',
    },
  ]);
  expect([reply.headers['x-total-count'], reply.headers['x-search-corrected']]).toEqual(['1', undefined]);
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
  const last = await search(shop, { q: 'крем', limit: '5', page: '5' });
  expect(last.json().map(({ slug }: { slug: string }) => slug)).toEqual(['p-20', 'p-21']);
  expect(last.headers['x-total-count']).toBe('22');
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

/** A shop whose products have everything that a search looks at. */
async function openMeaningfulShop() {
  const shop = await openTestShop();
  const [verba, lab] = [await shop.addBrand(), await shop.addBrand({ slug: 'rosa-lab', name: 'ROSA LAB' })];
  const creams = await shop.addProductType('Креми', 'kremy');
  const sun = await shop.addProductType('Сонцезахист', 'sontsezakhyst');
  const dry = await shop.addSkinType('Суха', 'sukha');
  const pores = await shop.addGoal('Висипання й пори', 'vysypannia-y-pory');
  await shop.addProduct({
    brandId: verba,
    slug: 'meadow',
    name: 'Лугові трави',
    kinds: { product_type: [creams], skin_type: [dry] },
    composition: 'Aqua, Sodium Hyaluronate, Mel.',
    keyIngredientsHtml: '<ul><li><strong>Ніацинамід</strong> — рівний тон.</li></ul>',
  });
  await shop.addProduct({
    brandId: lab,
    slug: 'toner',
    name: 'Тонік-спрей SPF 50',
    kinds: { product_type: [sun], goal: [pores] },
    composition: 'Набір «Мед»: Aqua, Niacinamide, Retinol',
  });
  await shop.database.pool.query(
    `insert into search_synonyms (name, means) values ('акне, чорні цятки', 'висипання'), ('Гіалуронка', 'sodium hyaluronate')`,
  );
  return shop;
}

test.each<[q: string, found: [slug: string, by: string, within: string][]]>([
  ['тоніки', [['toner', 'name', '']]],
  ['траву', [['meadow', 'name', '']]],
  ['верба', [['meadow', 'brand', 'Verba']]],
  ['росалаб', [['toner', 'brand', 'ROSA LAB']]],
  ['крем', [['meadow', 'type', 'Креми']]],
  ['для сухої шкіри', [['meadow', 'skin_type', 'Суха']]],
  ['пори', [['toner', 'goal', 'Висипання й пори']]],
  [
    'ніацинамід',
    [
      ['meadow', 'ingredient', 'Ніацинамід'],
      ['toner', 'ingredient', 'Niacinamide'],
    ],
  ],
  ['RETINOL', [['toner', 'ingredient', 'Retinol']]],
  ['ретинолом', [['toner', 'ingredient', 'Retinol']]],
  ['гіалуронка', [['meadow', 'ingredient', 'Sodium Hyaluronate']]],
  ['від чорних цяток', [['toner', 'concern', 'Висипання й пори']]],
  ['тонік від акне', [['toner', 'concern', 'Висипання й пори']]],
  ['спф', [['toner', 'name', '']]],
  ['крем для жирної шкіри', []],
  ['мед', []],
  ['ноутбук', []],
])('«%s» finds what it means, and tells why: %j', async (q, expected) => {
  await using shop = await openMeaningfulShop();
  const reply = await search(shop, { q });
  type Found = { slug: string; found_by: string; found_in: string };
  const found = reply.json().map(({ slug, found_by, found_in }: Found) => [slug, found_by, found_in]);
  expect([found, reply.headers['x-search-corrected']]).toEqual([expected, undefined]);
});

test.each<[q: string, corrected: string, slug: string]>([
  ['njysr', 'тонік', 'toner'],
  ['іза 50', 'spf 50', 'toner'],
  ['ніоцинамід', 'ніацинамід', 'meadow'],
  ['htnbyjk', 'ретинол', 'toner'],
  ['тоінк', 'тонік', 'toner'],
])('«%s» shows what «%s» finds, and the words as typed find nothing', async (q, corrected, slug) => {
  await using shop = await openMeaningfulShop();
  const reply = await search(shop, { q });
  expect(reply.json()[0]?.slug).toBe(slug);
  expect(decodeURIComponent(String(reply.headers['x-search-corrected']))).toBe(corrected);
  const exact = await search(shop, { q, exact: 'true' });
  expect([exact.json(), exact.headers['x-search-corrected']]).toEqual([[], undefined]);
});

test('a synonym that changes is searched for at once', async () => {
  await using shop = await openMeaningfulShop();
  expect(await found(shop, 'прищі')).toEqual([]);
  const editor = await signedIn(shop, 'content_editor');
  const reply = await editor.post('search-synonyms/', { name: 'прищі', means: 'Висипання, Мед' });
  expect(reply.statusCode).toBe(201);
  expect(await found(shop, 'прищі')).toEqual(['toner']);
});

test('what a search finds is a listing: counted, narrowed down, sorted and paged', async () => {
  await using shop = await openMeaningfulShop();
  const read = async (query: Record<string, string>) =>
    (await shop.get(`/api/v1/shop/search/listing/?${new URLSearchParams(query)}`)).json();
  const slugs = ({ products }: { products: { slug: string }[] }) => products.map(({ slug }) => slug);

  const all = await read({ q: 'ніоцинамід' });
  expect(all).toMatchObject({ corrected: 'ніацинамід', total: 2, count: 2 });
  expect(slugs(all)).toEqual(['meadow', 'toner']);
  expect(all.products[0]).toMatchObject({ found_by: 'ingredient', found_in: 'Ніацинамід' });
  expect(all.facets.brands).toEqual([
    { name: 'Verba', slug: 'verba', count: 1 },
    { name: 'ROSA LAB', slug: 'rosa-lab', count: 1 },
  ]);
  expect(slugs(await read({ q: 'ніацинамід', sort: 'newest' }))).toEqual(['toner', 'meadow']);
  const narrowed = await read({ q: 'ніацинамід', brand: 'rosa-lab' });
  expect([slugs(narrowed), narrowed.total, narrowed.count]).toEqual([['toner'], 2, 1]);
  expect(await read({ q: 'ніацинамід', page: '2' })).toMatchObject({ count: 2, products: [] });
  expect(await read({ q: '' })).toMatchObject({ corrected: null, total: 0, products: [] });
});

test('the best match comes first even when it is sold out', async () => {
  await using shop = await openShopWith({ other: 'Нічний крем', cream: 'Крем' });
  await shop.setStock('CREAM-50', 0);
  expect(await found(shop, 'крем')).toEqual(['cream', 'other']);
});
