import { expect, test } from 'vitest';
import { openTestShop, variant } from '../../../../tests/open-test-shop.ts';

const address = '/api/v1/shop/wishlist/';

test('variants come in the order asked, each once, unknown and inactive ones left out', async () => {
  await using shop = await openTestShop();
  const brandId = await shop.addBrand();
  const types = [await shop.addProductType('Креми', 'kremy'), await shop.addProductType('Олії', 'olii')];
  await shop.addProduct({
    brandId,
    kinds: { product_type: types },
    slug: 'cream',
    name: 'Крем',
    variants: [variant('C-50', 860_00, { discountPrice: 688_00 as never, stock: 4 })],
  });
  await shop.addProduct({ brandId, slug: 'hidden', isActive: false });
  await shop.addProduct({ brandId, slug: 'toner', isCollectionProduct: true });

  const reply = await shop.post(address, { variant_ids: [3, 1, 99, 2, 1, 0, -5, 99_999_999_999] });

  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual([
    expect.objectContaining({ id: 3, slug: 'toner', is_collection_product: true, product_type: null }),
    {
      id: 1,
      slug: 'cream',
      url: '/product/cream',
      code: 'C-50',
      product_name: 'Крем',
      brand_name: 'Verba',
      product_type: 'Креми',
      title: '',
      value: '50',
      unit: 'мл',
      image: null,
      image_picture: null,
      price: '860.00',
      discount_price: '688.00',
      stock: 4,
      is_collection_product: false,
    },
  ]);
});

test('a line leads to its own variant, and the first one to the plain address of the product', async () => {
  await using shop = await openTestShop();
  const variants = [variant('C-50', 860_00), variant('C-100', 1_400_00)];
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', variants });
  const lines: { code: string; url: string }[] = (await shop.post(address, { variant_ids: [2, 1] })).json();
  expect(lines.map(({ code, url }) => [code, url])).toEqual([
    ['C-100', '/product/cream?variant=2'],
    ['C-50', '/product/cream'],
  ]);
});

test.each<[string, unknown, object]>([
  ['nothing', {}, { variant_ids: ["Це поле обов'язкове"] }],
  ['a text', { variant_ids: 'all' }, { variant_ids: ['Має бути список'] }],
  ['texts', { variant_ids: ['1'] }, { variant_ids: { 0: ['Має бути число'] } }],
  ['fractions', { variant_ids: [7, 1.5] }, { variant_ids: { 1: ['Має бути ціле число'] } }],
  [
    'too many',
    { variant_ids: Array.from({ length: 201 }, (_, id) => id) },
    { variant_ids: ['Щонайбільше 200\u00a0елементів'] },
  ],
  ['a list', [1], { non_field_errors: ['Має бути об’єкт'] }],
])('%s instead of ids is refused field by field', async (_what, body, answer) => {
  await using shop = await openTestShop();
  const reply = await shop.post(address, body);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual(answer);
});

test('two hundred ids are answered, and no ids are an empty list', async () => {
  await using shop = await openTestShop();
  expect((await shop.post(address, { variant_ids: Array.from({ length: 200 }, (_, id) => id) })).statusCode).toBe(200);
  expect((await shop.post(address, { variant_ids: [] })).json()).toEqual([]);
});

test('what one visitor has in the cart is not remembered for others', async () => {
  await using shop = await openTestShop();
  await shop.post(address, { variant_ids: [1, 2, 3] });
  expect(shop.shop.catalogueCache.size.answers).toBe(0);
});
