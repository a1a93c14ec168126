import { randomUUID } from 'node:crypto';
import { kopiykas } from '@shop/domain/money.ts';
import { expect, test } from 'vitest';
import { openTestShop, variant } from '../../../../tests/open-test-shop.ts';
import { createOrder, pickupOrder } from '../../../../tests/orders.ts';
import { signedIn } from '../../../../tests/staff.ts';
import { constant } from '../../catalogue-cache/cached-answer.ts';
import { followCatalogue } from '../cache/follow-catalogue.ts';

type TestShop = Awaited<ReturnType<typeof openTestShop>>;
const discountPrice = (amount: number) => ({ discountPrice: kopiykas(amount) });

/** Creams and oils of two brands. The first cream has two sizes. */
async function openFilledShop(): Promise<TestShop> {
  const shop = await openTestShop();
  const verba = await shop.addBrand();
  const kvitka = await shop.addBrand({ name: 'Kvitka', slug: 'kvitka', position: 1 });
  const creams = await shop.addProductType('Креми', 'kremy');
  const oils = await shop.addProductType('Олії', 'oliyi');
  const dry = await shop.addSkinType('Суха', 'sukha');
  const oily = await shop.addSkinType('Жирна', 'zhyrna');
  await shop.addProduct({
    brandId: verba,
    slug: 'cream',
    kinds: { product_type: [creams], skin_type: [dry, oily] },
    isCollectionProduct: true,
    variants: [variant('C-30', 300_00, { stock: 1 }), variant('C-50', 900_00, discountPrice(700_00))],
  });
  await shop.addProduct({
    brandId: verba,
    slug: 'oil',
    position: 1,
    kinds: { product_type: [oils], skin_type: [dry] },
    variants: [variant('O-30', 450_50)],
  });
  await shop.addProduct({
    brandId: kvitka,
    slug: 'rose-cream',
    position: 2,
    kinds: { product_type: [creams], skin_type: [oily] },
    isCollectionProduct: true,
    variants: [variant('R-30', 500_00, { ...discountPrice(400_00), stock: 0 })],
  });
  return shop;
}

const slugs = (products: { slug: string }[]) => products.map(({ slug }) => slug);
const listing = async (shop: TestShop, query: string) => (await shop.get(`/api/v1/shop/listing/?${query}`)).json();

test('a listing says what it is about, what can be chosen, and the products of a page without their long texts', async () => {
  await using shop = await openFilledShop();
  const { products, ...page } = await listing(shop, 'of=skin_type&slug=sukha');
  expect(page).toEqual({
    subject: { name: 'Суха', text: '', banners: [] },
    total: 2,
    count: 2,
    nearest: null,
    facets: {
      brands: [{ name: 'Verba', slug: 'verba', count: 2 }],
      skin_types: [
        { name: 'Суха', slug: 'sukha', count: 2 },
        { name: 'Жирна', slug: 'zhyrna', count: 1 },
      ],
      product_types: [
        { name: 'Креми', slug: 'kremy', count: 1 },
        { name: 'Олії', slug: 'oliyi', count: 1 },
      ],
      goals: [],
      in_stock: 2,
      on_sale: 0,
      price: { from: '300.00', to: '450.50' },
    },
  });
  expect(slugs(products)).toEqual(['cream', 'oil']);
  expect(products[0]).not.toHaveProperty('description_text');
  expect(products[0].variants.map(({ stock }: { stock: number }) => stock)).toEqual([1, 5]);
});

test.each([
  ['brand=kvitka', ['rose-cream']],
  ['brand=verba,kvitka&product_type=kremy', ['cream', 'rose-cream']],
  ['brand=verba&brand=kvitka&product_type=kremy', ['cream', 'rose-cream']],
  ['brand=nobody', []],
  ['skin_type=sukha&product_type=oliyi', ['oil']],
  ['in_stock=true', ['cream', 'oil']],
  ['on_sale=true', ['rose-cream']],
  ['price_from=400', ['oil', 'rose-cream']],
  ['price_to=400', ['cream', 'rose-cream']],
  ['price_from=301&price_to=450', ['rose-cream']],
  ['sort=price_up', ['cream', 'rose-cream', 'oil']],
  ['sort=price_down', ['oil', 'rose-cream', 'cream']],
  ['sort=newest', ['rose-cream', 'oil', 'cream']],
  ['page=1&sort=price_up', ['cream', 'rose-cream', 'oil']],
  ['page=2&sort=price_up', []],
])('every listing is narrowed down and sorted by ?%s', async (query, found) => {
  await using shop = await openFilledShop();
  expect(slugs((await shop.get(`/api/v1/shop/all-product/?${query}`)).json())).toEqual(found);
  const brand = (await shop.get(`/api/v1/shop/brands/verba/?${query}`)).json();
  const ofVerba = found.filter((slug) => slug !== 'rose-cream');
  expect(slugs(brand.products_with_variants)).toEqual(ofVerba);
  if (!query.includes('page')) expect(brand.count).toBe(ofVerba.length);
  const offered = (await shop.get(`/api/v1/shop/collection-products/?${query}`)).json();
  expect(slugs(offered)).toEqual(found.filter((slug) => slug !== 'oil'));
});

test('what is sold out stands last in every list without an order of its own, from the next question on', async () => {
  await using shop = await openTestShop();
  const brandId = await shop.addBrand();
  const creams = await shop.addProductType('Креми', 'kremy');
  const dry = await shop.addSkinType('Суха', 'sukha');
  for (const [position, slug] of ['first', 'second', 'third'].entries())
    await shop.addProduct({
      brandId,
      slug,
      position,
      bestPosition: position,
      kinds: { product_type: [creams], skin_type: [dry] },
      isCollectionProduct: true,
      variants: [
        variant(`${slug}-30`, 300_00 - position, { stock: slug === 'third' ? 1 : 0 }),
        variant(`${slug}-50`, 500_00, { stock: slug === 'first' ? 0 : 1 }),
      ],
    });
  const lists = [
    'all-product/?',
    'all-product/?page=1',
    'best-products/?',
    'best-products/?page=1',
    'collection-products/?',
    'brands/verba/?',
    'brands/verba/?price_to=600',
    'skin-types/sukha/?',
    'product-types/kremy/?',
    'listing/?of=brand&slug=verba',
    'listing/?of=product_type&slug=kremy',
  ];
  const look = async () => {
    const orders = await Promise.all(
      lists.map(async (list) => {
        const reply = (await shop.get(`/api/v1/shop/${list}`)).json();
        return slugs(reply.products ?? reply.products_with_variants ?? reply).join();
      }),
    );
    return [...new Set(orders)];
  };
  expect(await look()).toEqual(['second,third,first']);
  await shop.setStock('first-30', 2);
  await shop.setStock('second-50', 0);
  expect(await look()).toEqual(['first,third,second']);
  for (const path of ['all-product/?sort=newest', 'brands/verba/?sort=newest']) {
    const reply = (await shop.get(`/api/v1/shop/${path}`)).json();
    expect(slugs(reply.products_with_variants ?? reply)).toEqual(['third', 'second', 'first']);
  }
});

test('a page of the default order is cut after what is sold out went to the end', async () => {
  await using shop = await openTestShop();
  const brandId = await shop.addBrand();
  for (let number = 0; number < 26; number += 1)
    await shop.addProduct({
      brandId,
      slug: `p-${number}`,
      position: number,
      bestPosition: number,
      variants: [variant(`P-${number}`, 100_00, { stock: number === 3 ? 0 : 1 })],
    });
  for (const list of ['all-product', 'best-products']) {
    const second = (await shop.get(`/api/v1/shop/${list}/?page=2`)).json();
    expect(slugs(second)).toEqual(['p-25', 'p-3']);
  }
  expect(slugs((await listing(shop, 'of=brand&slug=verba&page=2')).products)).toEqual(['p-25', 'p-3']);
});

test.each([
  ['that listens to the database', true],
  ['that cannot', false],
])(
  'a process %s sees with the very next question what ran out: in what is found, the counts and the order',
  async (_, listens) => {
    await using shop = await openFilledShop();
    await using _following = listens ? await followCatalogue(shop.database, shop.shop) : null;
    const look = async () => {
      const { products, facets } = await listing(shop, 'of=brand&slug=verba&sort=price_down');
      const inStock = await listing(shop, 'of=brand&slug=verba&in_stock=true');
      return [slugs(products), facets.in_stock, facets.on_sale, slugs(inStock.products)];
    };
    expect(await look()).toEqual([['oil', 'cream'], 2, 0, ['cream', 'oil']]);

    // The card of the cream now shows its larger size, which is dearer and has a discount.
    await shop.setStock('C-30', 0);
    expect(await look()).toEqual([['cream', 'oil'], 2, 1, ['cream', 'oil']]);

    await shop.setStock('C-50', 0);
    expect(await look()).toEqual([['oil', 'cream'], 1, 0, ['oil']]);
  },
);

test('a whole catalogue is told piece by piece, and comes in one list, in order and with its stock', async () => {
  await using shop = await openTestShop();
  const brandId = await shop.addBrand();
  // More than one batch of reads and writes.
  const made = Array.from({ length: 260 }, (_, number) => `p-${number}`);
  for (const [position, slug] of made.entries())
    await shop.addProduct({ brandId, slug, position, variants: [variant(slug, 100_00, { stock: position + 1 })] });
  const told: { slug: string; variants: { code: string; stock: number }[] }[] = (
    await shop.get('/api/v1/shop/all-product/')
  ).json();
  expect(told.map(({ slug, variants }) => [slug, ...variants.map(({ code, stock }) => [code, stock])])).toEqual(
    made.map((slug, position) => [slug, [slug, position + 1]]),
  );
});

test('a listing comes 24 a page, and a page beyond the last is empty', async () => {
  await using shop = await openTestShop();
  const brandId = await shop.addBrand();
  for (let number = 0; number < 26; number += 1)
    await shop.addProduct({ brandId, slug: `p-${number}`, position: number });
  const first = await listing(shop, 'of=brand&slug=verba');
  expect([first.count, first.products.length, first.products[23].slug]).toEqual([26, 24, 'p-23']);
  expect(slugs((await listing(shop, 'of=brand&slug=verba&page=2')).products)).toEqual(['p-24', 'p-25']);
  const beyond = await listing(shop, 'of=brand&slug=verba&page=3');
  expect([beyond.count, beyond.products]).toEqual([26, []]);
});

test('where nothing is left, the one filter without which most is found is named', async () => {
  await using shop = await openFilledShop();
  const nearest = async (query: string) => {
    const { count, nearest } = await listing(shop, query);
    return [count, nearest];
  };
  expect(await nearest('of=skin_type&slug=zhyrna&brand=nobody&product_type=oliyi')).toEqual([0, null]);
  expect(await nearest('of=skin_type&slug=zhyrna&brand=kvitka&in_stock=true')).toEqual([
    0,
    { without: 'brand', count: 1 },
  ]);
  expect(await nearest('of=brand&slug=verba&product_type=kremy&on_sale=true&price_to=500')).toEqual([
    0,
    { without: 'on_sale', count: 1 },
  ]);
  expect(await nearest('of=brand&slug=verba&price_from=900&price_to=950')).toEqual([0, { without: 'price', count: 2 }]);
  expect(await nearest('of=brand&slug=verba&price_from=400')).toEqual([1, null]);
});

test.each([
  ['of=brand&slug=nothing', 'brand_not_found'],
  ['of=brand', 'brand_not_found'],
  ['of=skin_type&slug=nothing', 'skin_type_not_found'],
  ['of=product_type&slug=nothing', 'product_type_not_found'],
  ['of=collection', 'collection_not_found'],
])('?%s is refused with %s', async (query, code) => {
  await using shop = await openFilledShop();
  const reply = await shop.get(`/api/v1/shop/listing/?${query}`);
  expect([reply.statusCode, reply.json().code]).toEqual([404, code]);
});

const wrong = 'Неправильний формат';
test.each([
  ['of=brand&brand=%25', { brand: [wrong] }],
  ['of=brand&skin_type=a_b', { skin_type: [wrong] }],
  ["of=brand&product_type=x'%20or%201=1--", { product_type: [wrong] }],
  [`of=brand&brand=${Array.from({ length: 21 }, (_, number) => `b${number}`).join()}`, { brand: [wrong] }],
  ['of=brand&in_stock=maybe', { in_stock: ['Неправильне значення'] }],
  ['of=brand&sort=price', { sort: ['Неправильне значення'] }],
  ['of=brand&price_from=-1', { price_from: ['Має бути не менше 1'] }],
  ['of=brand&price_to=much', { price_to: ['Має бути число'] }],
  ['of=brand&price_to=1.5', { price_to: ['Має бути ціле число'] }],
  ['of=brand&price_to=10000000', { price_to: ['Має бути не більше 9999999'] }],
  ['of=brand&page=0', { page: ['Має бути не менше 1'] }],
  ['of=everything', { of: ['Неправильне значення'] }],
  ['', { of: ["Це поле обов'язкове"] }],
])('?%s is refused at its field', async (query, fields) => {
  await using shop = await openTestShop();
  const reply = await shop.get(`/api/v1/shop/listing/?${query}`);
  expect([reply.statusCode, reply.json()]).toEqual([400, fields]);
});

test('however many choices visitors make up, whole listings stay remembered: choices are kept with the searches', async () => {
  await using shop = await openFilledShop();
  const cache = shop.shop.catalogueCache;
  await shop.get('/api/v1/shop/brands/verba/');
  const { answers } = cache.size;
  for (let number = 1; number <= 1_000; number += 1)
    await cache.getOrLoad(`made up ${number}`, async () => constant(''), 'searches');
  for (const choice of ['price_from=1', 'sort=newest', 'in_stock=true', 'page=1'])
    await shop.get(`/api/v1/shop/all-product/?${choice}`);
  expect(cache.size.answers).toBe(answers + 1_000);
});

test('a choice that nobody has asked for yet reads neither its subject nor products that are known already', async () => {
  await using shop = await openFilledShop();
  const names = async (query: string) => {
    const { subject, products } = await listing(shop, `of=brand&slug=verba&${query}`);
    return [subject.name, ...products.map(({ name }: { name: string }) => name)];
  };
  expect(await names('price_to=460')).toEqual(['Verba', 'cream', 'oil']);
  // Written directly to the database, and no process listens to it here.
  await shop.database.pool.query(`update products set name = name || ' changed'; update brands set name = 'Changed'`);
  expect(await names('price_to=461')).toEqual(['Verba', 'cream', 'oil']);
  expect(await names('price_from=400&price_to=461')).toEqual(['Verba', 'oil']);

  shop.shop.catalogueCache.clear();
  expect(await names('price_to=462')).toEqual(['Changed', 'cream changed', 'oil changed']);
});

/** Three products in the order of the shop, at 10 ₴. Two pieces of the third are sold. */
async function openSellingShop() {
  const shop = await openTestShop();
  const brandId = await shop.addBrand();
  for (const [position, slug] of ['first', 'second', 'third'].entries()) {
    const variants = ['30', '50'].map((size) => variant(`${slug}-${size}`, 10_00, { stock: 90 }));
    await shop.addProduct({ brandId, slug, position, variants });
  }
  const owner = await signedIn(shop);
  /** Variants 3 and 4 are those of the second product, 5 and 6 those of the third. */
  const order = async (...items: [variantId: number, qty: number][]) => {
    const lines = items.map(([variantId, qty]) => ({ variantId, qty }));
    const pieces = items.reduce((sum, [, qty]) => sum + qty, 0);
    const reply = await shop.post(createOrder, pickupOrder(lines, pieces * 10));
    return reply.json().order_id as number;
  };
  const step = async (id: number, verb: string, body?: object) => {
    const reply = await owner.post(`orders/${id}/${verb}/`, body);
    expect([verb, reply.statusCode]).toEqual([verb, 200]);
  };
  const complete = async (id: number) => {
    for (const verb of ['confirm', 'pack', 'complete']) await step(id, verb);
  };
  const pay = (id: number, amount: number) => step(id, 'mark-paid', { amount: `${amount}.00`, way: 'cash' });
  const sell = async (...items: [variantId: number, qty: number][]) => {
    const id = await order(...items);
    await pay(
      id,
      items.reduce((sum, [, qty]) => sum + qty * 10, 0),
    );
    await complete(id);
    return id;
  };
  await sell([5, 2]);
  return { shop, order, step, pay, complete, sell, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() };
}
type Selling = Awaited<ReturnType<typeof openSellingShop>>;

const back = (lineId: number, quantity: number) => ({
  reason: 'Не підійшло',
  lines: [{ line_id: lineId, quantity }],
});

const byHand = (what: object) => ({ reason: 'Брак', ...what, request_key: randomUUID(), payment_id: null });

const kept = ['second', 'third', 'first'];
const littleKept = ['third', 'second', 'first'];
const nothingKept = ['third', 'first', 'second'];

test.each<[string, (selling: Selling) => Promise<unknown>, string[]]>([
  ['three pieces that were paid and fetched', ({ sell }) => sell([3, 3]), kept],
  ['as much as another, so the order of the shop decides', ({ sell }) => sell([3, 2]), kept],
  ['an order that was only placed', ({ order }) => order([3, 3]), nothingKept],
  [
    'an order that was paid and waits',
    async ({ order, pay }) => {
      await pay(await order([3, 3]), 30);
    },
    nothingKept,
  ],
  [
    'an order that was handed out and never paid',
    async ({ order, complete }) => {
      await complete(await order([3, 3]));
    },
    nothingKept,
  ],
  [
    'a cancelled order',
    async ({ order, pay, step }) => {
      const id = await order([3, 3]);
      await pay(id, 30);
      await step(id, 'cancel', { reason: 'Передумала' });
    },
    nothingKept,
  ],
  [
    'an order that came back whole',
    async ({ sell, step }) => {
      await step(await sell([3, 3]), 'return', back(2, 3));
    },
    nothingKept,
  ],
  [
    'an order of which one piece was kept',
    async ({ sell, step }) => {
      await step(await sell([3, 3]), 'return', back(2, 2));
    },
    littleKept,
  ],
  [
    'an order of which the money of two pieces went back, but not the goods',
    async ({ sell, step }) => {
      await step(await sell([3, 3]), 'refunds', byHand(back(2, 2)));
    },
    littleKept,
  ],
  [
    'an order whose whole sum went back, without a word on its pieces',
    async ({ sell, step }) => {
      await step(await sell([3, 3]), 'refunds', byHand({ amount: '30.00' }));
    },
    nothingKept,
  ],
  [
    'pieces that came back and whose money went back, which are counted once',
    async ({ sell, step }) => {
      const id = await sell([3, 5]);
      await step(id, 'return', back(2, 2));
      await step(id, 'refunds', byHand(back(2, 2)));
    },
    kept,
  ],
  [
    'a wholesale order, which counts as three pieces, beside two orders of two',
    async ({ sell }) => {
      await sell([3, 40]);
      await sell([6, 2]);
    },
    littleKept,
  ],
  [
    'an order of many sizes, which counts as three pieces, too',
    async ({ sell }) => {
      await sell([3, 3], [4, 3]);
      await sell([6, 2]);
    },
    littleKept,
  ],
  [
    'an order of long ago',
    async ({ sell, shop }) => {
      const id = await sell([3, 3]);
      await shop.database.pool.query(`update orders set created_at = now() - interval '91 days' where id = $1`, [id]);
    },
    nothingKept,
  ],
])('popular is what customers keep: %s', async (_, happen, slugsInOrder) => {
  await using selling = await openSellingShop();
  await happen(selling);
  const { products } = await listing(selling.shop, 'of=brand&slug=verba&sort=popular');
  expect(slugs(products)).toEqual(slugsInOrder);
  expect(slugs((await listing(selling.shop, 'of=brand&slug=verba')).products)).toEqual(['first', 'second', 'third']);
});
