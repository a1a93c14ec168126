import { expect, test } from 'vitest';
import { countingStorefront, htmlPage } from '../../../tests/counting-storefront.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';

/** Only these paths have a page. */
const pagesAt = (...known: string[]) =>
  countingStorefront(async (_times, url) => {
    const { pathname } = new URL(url);
    return htmlPage(pathname, { status: known.includes(pathname) ? 200 : 404 });
  });

const rename = (table: string) => `update ${table} set slug = $2 where slug = $1`;

test.each([
  ['products', '/product/'],
  ['brands', '/collection/'],
  ['skin_types', '/skin-type/'],
  ['product_types', '/product-type/'],
])('who renames %s leaves a redirect at the old address, whatever is asked with it', async (table, prefix) => {
  await using shop = await openTestShop({ storefront: pagesAt(`${prefix}new`) });
  const brandId = await shop.addBrand({ slug: table === 'brands' ? 'old' : 'verba' });
  await shop.addSkinType('Суха', 'old');
  await shop.addProductType('Креми', 'old');
  await shop.addProduct({ brandId, slug: 'old' });
  await shop.database.pool.query(rename(table), ['old', 'new']);

  const reply = await shop.get(`${prefix}old/?utm_source=letter`);

  expect([reply.statusCode, reply.headers.location]).toEqual([301, `${prefix}new?utm_source=letter`]);
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect((await shop.get(`${prefix}other`)).statusCode).toBe(404);
});

test('however often something is renamed, every old address leads to the last one at once, and back again to the first', async () => {
  await using shop = await openTestShop();
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'first' });
  const redirects = async () =>
    (await shop.rows('redirects')).map(({ from_path, to_path }) => `${from_path} → ${to_path}`);
  const renameTo = async (from: string, to: string) => shop.database.pool.query(rename('products'), [from, to]);

  await renameTo('first', 'second');
  await renameTo('second', 'third');
  expect(await redirects()).toEqual(['/product/first → /product/third', '/product/second → /product/third']);

  await renameTo('third', 'first');
  expect(await redirects()).toEqual(['/product/second → /product/first', '/product/third → /product/first']);
});

test('what takes an address that something else has left is shown there', async () => {
  await using shop = await openTestShop({ storefront: pagesAt('/product/new', '/product/old') });
  const brandId = await shop.addBrand();
  await shop.addProduct({ brandId, slug: 'old' });
  await shop.database.pool.query(rename('products'), ['old', 'new']);
  await shop.addProduct({ brandId, slug: 'old', code: 'OTHER', variants: [] });
  expect((await shop.get('/product/old')).statusCode).toBe(200);
});

test('any other change leaves none', async () => {
  await using shop = await openTestShop();
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  await shop.database.pool.query(`update products set name = 'Крем', slug = slug`);
  expect(await shop.rows('redirects')).toEqual([]);
});
