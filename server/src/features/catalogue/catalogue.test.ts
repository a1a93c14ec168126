import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestShop, variant } from '../../../tests/open-test-shop.ts';
import { changeCatalogue } from '../catalogue-cache/change-catalogue.ts';

test('a product is answered with the fields of the specification, money as text and stock as it is now', async () => {
  await using shop = await openTestShop();
  const brandId = await shop.addBrand();
  const creams = await shop.addProductType('Креми', 'kremy');
  const dry = await shop.addSkinType('Суха', 'sukha');
  await shop.addProduct({
    brandId,
    slug: 'meadow-cream',
    name: 'Поживний крем',
    code: 'VE-07',
    human: 'Щільний крем',
    prescriptionHtml: '<p>Для сухої шкіри</p>',
    kinds: { product_type: [creams], skin_type: [dry] },
    variants: [
      variant('VE-07-50', 860_00, { discountPrice: 688_00 as never, stock: 7 }),
      variant('VE-07-100', 1500_05, { value: '100' }),
    ],
  });

  const reply = await shop.get('/api/v1/shop/product/meadow-cream/');

  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    id: 1,
    name: 'Поживний крем',
    slug: 'meadow-cream',
    code: 'VE-07',
    human: 'Щільний крем',
    unit: 'мл',
    is_active: true,
    is_collection_product: false,
    brand: { id: 1, name: 'Verba', slug: 'verba' },
    description: '',
    description_text: '',
    key_ingredients: '',
    presscription: '<p>Для сухої шкіри</p>',
    application: '',
    composition: '',
    country_of_origin: '',
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
      {
        id: 2,
        code: 'VE-07-100',
        value: '100',
        title: '',
        price: '1500.05',
        discount_price: '0.00',
        stock: 5,
        variant_icon: null,
        variant_icon_picture: null,
        images: [],
      },
    ],
  });
});

test('inactive products and products without variants are listed nowhere and have no page', async () => {
  await using shop = await openTestShop();
  const brandId = await shop.addBrand();
  const typeId = await shop.addProductType('Креми', 'kremy');
  const skinId = await shop.addSkinType('Суха', 'sukha');
  const places = {
    brandId,
    kinds: { product_type: [typeId], skin_type: [skinId] },
    bestPosition: 1,
    isCollectionProduct: true,
  };
  await shop.addProduct({ ...places, slug: 'shown' });
  await shop.addProduct({ ...places, slug: 'hidden', isActive: false });
  await shop.addProduct({ ...places, slug: 'empty', variants: [] });

  for (const list of ['all-product', 'best-products', 'collection-products']) {
    const products = (await shop.get(`/api/v1/shop/${list}/`)).json();
    expect(products.map((each: { slug: string }) => each.slug)).toEqual(['shown']);
  }
  for (const page of ['brands/verba', 'skin-types/sukha', 'product-types/kremy']) {
    const { products_with_variants, count } = (await shop.get(`/api/v1/shop/${page}/`)).json();
    expect(products_with_variants.map((each: { slug: string }) => each.slug)).toEqual(['shown']);
    expect(count).toBe(1);
  }
  expect((await shop.get('/api/v1/shop/product/hidden/')).statusCode).toBe(404);
  expect((await shop.get('/api/v1/shop/product/empty/')).statusCode).toBe(404);
});

test('a listing comes whole, or 24 a page', async () => {
  await using shop = await openTestShop();
  const brandId = await shop.addBrand();
  for (let number = 0; number < 26; number += 1)
    await shop.addProduct({ brandId, slug: `p-${number}`, position: number });

  const slugs = async (query: string) =>
    (await shop.get(`/api/v1/shop/all-product/${query}`)).json().map((each: { slug: string }) => each.slug);

  expect(await slugs('')).toHaveLength(26);
  expect(await slugs('?page=1')).toEqual(Array.from({ length: 24 }, (_, number) => `p-${number}`));
  expect(await slugs('?page=2')).toEqual(['p-24', 'p-25']);
  expect(await slugs('?page=3')).toEqual([]);
  const brand = (await shop.get('/api/v1/shop/brands/verba/?page=2')).json();
  expect([brand.count, brand.products_with_variants.length]).toEqual([26, 2]);
});

test.each([
  ['page=0', 'Має бути не менше 1'],
  ['page=x', 'Має бути число'],
])('a listing refuses ?%s', async (query, words) => {
  await using shop = await openTestShop();
  const reply = await shop.get(`/api/v1/shop/all-product/?${query}`);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({ page: [words] });
});

test.each([
  ['/api/v1/shop/product/nothing/', 'product_not_found', 'Товар не знайдено.'],
  ['/api/v1/shop/brands/nothing/', 'brand_not_found', 'Бренд не знайдено.'],
  ['/api/v1/shop/skin-types/nothing/', 'skin_type_not_found', 'Тип шкіри не знайдено.'],
  ['/api/v1/shop/product-types/nothing/', 'product_type_not_found', 'Тип засобу не знайдено.'],
  ['/api/v1/pages/page/nothing/', 'page_not_found', 'Сторінку не знайдено.'],
])('%s is refused with %s', async (url, code, detail) => {
  await using shop = await openTestShop();
  const reply = await shop.get(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ code, detail, request_id: reply.headers['x-request-id'] });
});

test('stock in an answer from memory is always current', async () => {
  await using shop = await openTestShop();
  await shop.addProduct({
    brandId: await shop.addBrand(),
    slug: 'cream',
    variants: [variant('C-50', 100_00, { stock: 3 })],
  });
  const stock = async () => (await shop.get('/api/v1/shop/product/cream/')).json().variants[0].stock;
  expect(await stock()).toBe(3);

  // Written directly to the database, as by another process.
  await shop.setStock('C-50', 0);

  expect(await stock()).toBe(0);
});

test('a change of the catalogue is seen by the next question', async () => {
  await using shop = await openTestShop();
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  const name = async () => (await shop.get('/api/v1/shop/product/cream/')).json().name;
  expect(await name()).toBe('cream');

  await changeCatalogue(shop.shop, (tx) => tx.execute(sql`update products set name = 'Крем'`));

  expect(await name()).toBe('Крем');
});

test('a browser that has the answer is told so, until stock or content changes', async () => {
  await using shop = await openTestShop();
  await shop.addProduct({
    brandId: await shop.addBrand(),
    slug: 'cream',
    variants: [variant('C-50', 100_00, { stock: 3 })],
  });
  const first = await shop.get('/api/v1/shop/product/cream/');
  const etag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');

  const second = await shop.get('/api/v1/shop/product/cream/', { 'if-none-match': etag });
  expect([second.statusCode, second.body]).toEqual([304, '']);

  await shop.setStock('C-50', 2);
  const third = await shop.get('/api/v1/shop/product/cream/', { 'if-none-match': etag });
  expect([third.statusCode, third.json().variants[0].stock]).toEqual([200, 2]);
});

test('every call is answered with and without the trailing slash', async () => {
  await using shop = await openTestShop();
  const withSlash = await shop.get('/api/v1/shop/navbar/');
  const without = await shop.get('/api/v1/shop/navbar');
  expect([withSlash.statusCode, without.statusCode]).toEqual([200, 200]);
  expect(without.json()).toEqual({ brands: [], skin_types: [], goals: [], product_types: [] });
});

test('HTML of an editor is cleaned when it is saved', async () => {
  await using shop = await openTestShop();
  await shop.addProduct({
    brandId: await shop.addBrand(),
    slug: 'cream',
    descriptionHtml:
      '<p onclick="x()">Добрий <strong>крем</strong><script>alert(1)</script><a href="javascript:x()">тут</a></p><img src=x onerror=x()>',
  });
  const { description_text } = (await shop.get('/api/v1/shop/product/cream/')).json();
  expect(description_text).toBe('<p>Добрий <strong>крем</strong><a>тут</a></p>');
});
