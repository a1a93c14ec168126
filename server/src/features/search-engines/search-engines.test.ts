import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { xmlFaults } from '../../../tests/xml-faults.ts';
import { publishPage } from '../information/publish-page.ts';
import { writeSitemap } from './sitemap.ts';

const publicUrl = 'https://rosa.example';
const opening = '<?xml version="1.0" encoding="UTF-8"?>\n';

test('the sitemap names every page that is open to everybody, and when it changed where that is known', async () => {
  await using shop = await openTestShop({ publicUrl });
  const brandId = await shop.addBrand();
  await shop.addSkinType('Суха', 'sukha');
  await shop.addProductType('Креми', 'kremy');
  await shop.addProduct({ brandId, slug: 'second', position: 2 });
  await shop.addProduct({ brandId, slug: 'first', position: 1 });
  await shop.addProduct({ brandId, slug: 'hidden', isActive: false });
  await shop.addProduct({ brandId, slug: 'empty', variants: [] });
  await shop.shop.db.transaction(async (tx) => {
    for (const pageType of ['delivery', 'loyalty', 'payment', 'terms'] as const)
      await publishPage(tx, { pageType, title: pageType, content: '' });
  });
  await shop.database.pool.query(`update products set updated_at = '2026-03-04T05:06:07Z'`);
  await shop.database.pool.query(`update information_pages set updated_at = '2026-02-03T04:05:06Z'`);
  await addCollection(shop, { isActive: true });

  const reply = await shop.get('/sitemap.xml');

  expect(await xmlFaults(reply.body, 'sitemap')).toEqual([]);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const page = (path: string, changed?: string) =>
    `<url><loc>https://rosa.example${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
  expect(reply.body).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...['/', '/sertificates', '/contacts', '/about-us', '/partner'].map((path) => page(path)),
      ...['delivery', 'loyalty', 'payment', 'terms'].map((type) => page(`/page/${type}`, '2026-02-03T04:05:06.000Z')),
      page('/collection/verba', '2026-03-04T05:06:07.000Z'),
      ...['/skin-type/sukha', '/product-type/kremy', '/products_collection'].map((path) => page(path)),
      page('/product/first', '2026-03-04T05:06:07.000Z'),
      page('/product/second', '2026-03-04T05:06:07.000Z'),
      '</urlset>',
      '',
    ].join('\n'),
  );
});

test('parts of the sitemap that strangers make up are unknown without reading the catalogue again', async () => {
  await using shop = await openTestShop({ publicUrl });
  expect((await shop.get('/sitemap.xml')).statusCode).toBe(200);
  const { pool } = shop.database;
  const query = pool.query;
  let queries = 0;
  pool.query = ((...question: Parameters<typeof query>) => {
    queries += 1;
    return query.apply(pool, question);
  }) as typeof query;
  for (const part of [1, 2, 77]) expect((await shop.get(`/sitemap-${part}.xml`)).statusCode).toBe(404);
  expect(queries).toBe(0);
});

test('the special offer is named only while the first collection is active', async () => {
  await using shop = await openTestShop({ publicUrl });
  const offer = 'https://rosa.example/products_collection';
  expect((await shop.get('/sitemap.xml')).body).not.toContain(offer);
  await addCollection(shop, { isActive: false });
  await addCollection(shop, { isActive: true });
  expect((await shop.get('/sitemap.xml')).body).not.toContain(offer);
  await shop.database.pool.query('update collections set is_active = true');
  shop.shop.catalogueCache.clear();
  expect((await shop.get('/sitemap.xml')).body).toContain(offer);
});

test('the sitemap is remembered, named and compressed until the catalogue changes', async () => {
  await using shop = await openTestShop({ publicUrl });
  const brandId = await shop.addBrand();
  for (let number = 0; number < 20; number += 1) await shop.addProduct({ brandId, slug: `p-${number}` });
  const first = await shop.get('/sitemap.xml', { 'accept-encoding': 'gzip' });
  expect(first.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(first.rawPayload).toString()).toContain('/product/p-19<');
  const etag = String(first.headers.etag);

  expect((await shop.get('/sitemap.xml', { 'if-none-match': etag })).statusCode).toBe(304);
  await shop.addProduct({ brandId, slug: 'new' });

  const changed = await shop.get('/sitemap.xml', { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain('https://rosa.example/product/new<');
});

test('a sitemap in one file has no parts', async () => {
  await using shop = await openTestShop({ publicUrl });
  for (const part of ['1', 'x', '0']) expect((await shop.get(`/sitemap-${part}.xml`)).statusCode).toBe(404);
});

test('more addresses than one file may hold are split, and an index names the parts', async () => {
  const addresses = ['/a', '/b', '/c'].map((path) => ({ path }));
  const files = await writeSitemap(publicUrl, addresses, 2);
  expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml']);
  expect(files.get('/sitemap.xml')).toBe(
    `${opening}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://rosa.example/sitemap-1.xml</loc></sitemap>
<sitemap><loc>https://rosa.example/sitemap-2.xml</loc></sitemap>
</sitemapindex>
`,
  );
  expect(files.get('/sitemap-2.xml')).toContain('<loc>https://rosa.example/c</loc>');
  expect(await xmlFaults(files.get('/sitemap.xml')!, 'sitemap')).toEqual([]);
  expect([...(await writeSitemap(publicUrl, addresses, 3)).keys()]).toEqual(['/sitemap.xml']);
});

test('an address cannot break the XML', async () => {
  const [text] = (await writeSitemap(publicUrl, [{ path: `/?a=1&b="<'>` }])).values();
  expect(text).toContain('<loc>https://rosa.example/?a=1&amp;b=&quot;&lt;&apos;&gt;</loc>');
});

test('robots are kept out of what belongs to one visitor and are shown the sitemap', async () => {
  await using shop = await openTestShop({ publicUrl });
  const reply = await shop.get('/robots.txt');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(reply.body).toBe(`User-agent: *
Disallow: /search
Disallow: /checkout
Disallow: /payment-confirmation/
Disallow: /order/
Disallow: /confirmation
Disallow: /failed
Disallow: /register
Disallow: /registration-success
Disallow: /login
Disallow: /reset-password
Disallow: /password/reset/confirm/
Disallow: /user/activate/
Disallow: /user/email/
Disallow: /change-password
Disallow: /account
Disallow: /subscription/confirm/
Disallow: /subscription/unsubscribe/
Disallow: /preview/
Disallow: /admin
Disallow: /api/

Sitemap: https://rosa.example/sitemap.xml
`);
});

async function addCollection(shop: Awaited<ReturnType<typeof openTestShop>>, { isActive }: { isActive: boolean }) {
  await shop.database.pool.query(
    `insert into pictures (fingerprint, format, width, height, bytes, placeholder)
      values ('f', 'webp', 1, 1, 1, '') on conflict do nothing`,
  );
  await shop.database.pool.query(
    `insert into collections (name, slug, banner_id, mobile_banner_id, is_active)
      select 'Пропозиція', 'offer-' || count(*), 1, 1, $1 from collections`,
    [isActive],
  );
  shop.shop.catalogueCache.clear();
}
