import { expect, test } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import { createOrder, pickupOrder, type TestShop } from '../../../../tests/orders.ts';
import { productInput, variantInput } from '../../../../tests/products.ts';
import { signedIn } from '../../../../tests/staff.ts';

async function withProduct(shop: TestShop) {
  const owner = await signedIn(shop);
  const variants = [
    variantInput('KREM-50', { initial_stock: 5 }),
    variantInput('KREM-100', { value: '100', price: '2000', initial_stock: 3 }),
  ];
  const product = (await owner.post('products/', productInput(await shop.addBrand(), { variants }))).json();
  return { owner, product, path: `products/${product.id}/` };
}

test('a product is changed whole in one save, and customers see it at the next request', async () => {
  await using shop = await openTestShop();
  const { owner, product, path } = await withProduct(shop);
  const [small, large] = product.variants;
  await shop.post(createOrder, pickupOrder([{ variantId: small.id, qty: 2 }], '2500.00'));

  const reply = await owner.put(path, {
    ...product,
    name: 'Денний крем',
    slug: '',
    variants: [
      { ...large, price: '2100', stock: 77 },
      small,
      variantInput('KREM-15', { value: '15', initial_stock: 9 }),
    ],
  });

  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({
    name: 'Денний крем',
    slug: 'dennyi-krem',
    version: 2,
    variants: [
      { id: large.id, price: '2100.00', stock: 3 },
      { id: small.id, stock: 3 },
      { code: 'KREM-15', stock: 9 },
    ],
  });
  const shown = (await shop.get('/api/v1/shop/product/dennyi-krem/')).json();
  expect(shown.variants.map(({ code }: { code: string }) => code)).toEqual(['KREM-100', 'KREM-50', 'KREM-15']);
  expect(await shop.rows('redirects')).toMatchObject([
    { from_path: '/product/krem-dlia-oblychchia', to_path: '/product/dennyi-krem' },
  ]);
  const [entry] = (await shop.rows('audit_log')).slice(-1);
  expect(entry!.before).toEqual({
    name: 'Крем для обличчя',
    slug: 'krem-dlia-oblychchia',
    [`variants.${small.id}.position`]: 0,
    [`variants.${large.id}.position`]: 1,
    [`variants.${large.id}.price`]: '2000.00',
  });
  expect(entry!.after).toMatchObject({ [`variants.${large.id}.price`]: '2100.00' });
});

test('of two editors the second hears that the product has changed, and overwrites nothing', async () => {
  await using shop = await openTestShop();
  const { owner, product, path } = await withProduct(shop);
  await owner.put(path, { ...product, name: 'Перша' });
  const before = (await owner.get(path)).json();

  const late = await owner.put(path, { ...product, name: 'Друга' });

  expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
  expect((await owner.get(path)).json()).toEqual(before);
});

test('a variant that is left out is no longer sold, and nothing of it is lost', async () => {
  await using shop = await openTestShop();
  const { owner, product, path } = await withProduct(shop);
  const [small, large] = product.variants;
  const reply = await owner.put(path, { ...product, variants: [large] });
  expect(reply.json().variants).toMatchObject([
    { id: large.id, is_active: true },
    { id: small.id, is_active: false, code: 'KREM-50', stock: 5 },
  ]);
  const order = await shop.post(createOrder, pickupOrder([{ variantId: small.id, qty: 1 }], '1250.00'));
  expect([order.statusCode, order.json().code]).toEqual([409, 'line_unavailable']);
});

test('an archived product is nowhere in the shop and cannot be shown until it is restored', async () => {
  await using shop = await openTestShop();
  const { owner, product, path } = await withProduct(shop);
  const shown = async () => (await shop.get('/api/v1/shop/product/krem-dlia-oblychchia/')).statusCode;
  const listed = async (query = '') => (await owner.get(`products/${query}`)).json().total;
  expect([await shown(), await listed(), await listed('?state=archived')]).toEqual([200, 1, 0]);

  const archived = (await owner.post(`${path}archive/`)).json();
  expect([archived.is_active, await shown(), await listed(), await listed('?state=archived')]).toEqual([
    false,
    404,
    0,
    1,
  ]);
  const refused = await owner.put(path, { ...archived, is_active: true });
  expect([refused.statusCode, refused.json()]).toEqual([400, { is_active: ['Спершу поверніть товар з архіву'] }]);

  const restored = (await owner.post(`${path}restore/`)).json();
  expect([restored.is_active, restored.archived_at, await shown()]).toEqual([false, null, 404]);
  expect((await owner.put(path, { ...restored, is_active: true })).statusCode).toBe(200);
  expect(await shown()).toBe(200);
  expect((await owner.get(path)).json().variants).toMatchObject(product.variants);
});

test('the list finds by name, code and what is left, and sorts by what a manager asks', async () => {
  await using shop = await openTestShop();
  const manager = await signedIn(shop, 'manager');
  const brandId = await shop.addBrand();
  const typeId = await shop.addProductType('Креми', 'kremy');
  const editor = await signedIn(shop, 'content_editor');
  const add = async (name: string, code: string, changes: object = {}) =>
    await editor.post(
      'products/',
      productInput(brandId, { name, code, variants: [variantInput(`V-${code}`)], ...changes }),
    );
  await add('Крем', 'G1', { product_type_ids: [typeId] });
  await add('Гоммаж', 'H1', { variants: [variantInput('HH', { discount_price: '699.90' }), variantInput('HX')] });
  await add('Об’ємна піна', 'P1', { is_active: false });
  await shop.setStock('V-G1', 6);
  await shop.setStock('HH', 5);
  const found = async (query: string) => {
    const { data, total } = (await manager.get(`products/?${query}`)).json();
    return [total, ...data.map(({ name }: { name: string }) => name)];
  };
  expect(await found('')).toEqual([3, 'Гоммаж', 'Крем', 'Об’ємна піна']);
  expect(await found("q=об'ємн")).toEqual([1, 'Об’ємна піна']);
  expect(await found('q=v-g')).toEqual([1, 'Крем']);
  expect(await found('q=h1')).toEqual([1, 'Гоммаж']);
  expect(await found(`product_type_id=${typeId}`)).toEqual([1, 'Крем']);
  expect(await found('state=hidden')).toEqual([1, 'Об’ємна піна']);
  expect(await found('stock=low&state=active')).toEqual([1, 'Гоммаж']);
  expect(await found('sort=stock&order=DESC&per_page=1&page=2')).toEqual([3, 'Гоммаж']);
  const [gommage] = (await manager.get('products/?q=H1')).json().data;
  expect(gommage).toMatchObject({
    lowest_price: '699.90',
    highest_price: '1250.00',
    is_discounted: true,
    variant_count: 2,
    stock: 5,
    picture: null,
  });
});
