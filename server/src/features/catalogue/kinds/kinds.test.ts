import { hasText, productKindNames, productKinds } from '@shop/domain/product-kinds.ts';
import { productRules } from '@shop/wording/admin/product-rules.ts';
import { kindWording } from '@shop/wording/kinds.ts';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import { productInput } from '../../../../tests/products.ts';
import { signedIn } from '../../../../tests/staff.ts';

type Named = { id: number; name: string; slug: string };

test.each(productKindNames)(
  'the kind %s is edited, filters, has a page, is brought in and out, and moves its address',
  async (kind) => {
    await using shop = await openTestShop();
    const owner = await signedIn(shop);
    const { many, path, page } = productKinds[kind];
    const brandId = await shop.addBrand();
    const added = await owner.post(`${path}/`, { name: 'Перша' });
    expect(added.statusCode).toBe(201);
    const { id } = added.json();
    const other = (await owner.post(`${path}/`, { name: 'Друга' })).json();
    const first = { id, name: 'Перша', slug: 'persha' };

    const saved = await owner.post('products/', productInput(brandId, { [`${kind}_ids`]: [id, id] }));
    expect(saved.statusCode).toBe(201);
    const product = saved.json();
    expect(product[`${kind}_ids`]).toEqual([id]);
    const unknown = await owner.post('products/', productInput(brandId, { code: 'X', [`${kind}_ids`]: [99] }));
    expect([unknown.statusCode, unknown.json()[`${kind}_ids`]]).toEqual([400, [productRules.unknown]]);
    await owner.post('products/', {
      ...productInput(brandId, { code: 'OTHER', name: 'Інший', [`${kind}_ids`]: [other.id] }),
      variants: [{ ...productInput(brandId).variants[0], code: 'OTHER-50' }],
    });

    // In the shop: the product, the navigation, the page, the filter.
    expect((await shop.get(`/api/v1/shop/product/${product.slug}/`)).json()[many]).toEqual([first]);
    const navbar = (await shop.get('/api/v1/shop/navbar/')).json();
    expect(navbar[many].map(({ slug }: Named) => slug)).toEqual(['persha', 'druha']);
    const listed = (await shop.get(`/api/v1/shop/${path}/persha/`)).json();
    expect([listed.name, listed.count, 'description' in listed]).toEqual(['Перша', 1, hasText(kind)]);
    const nobody = await shop.get(`/api/v1/shop/${path}/tretia/`);
    expect([nobody.statusCode, nobody.json().code]).toEqual([404, `${kind}_not_found`]);
    const listing = (await shop.get(`/api/v1/shop/listing/?of=brand&slug=verba&${kind}=persha`)).json();
    expect(listing.products.map((each: Named) => each.slug)).toEqual([product.slug]);
    expect(listing.facets[many]).toEqual([
      { name: 'Перша', slug: 'persha', count: 1 },
      { name: 'Друга', slug: 'druha', count: 1 },
    ]);
    const filtered = (await owner.get(`products/?${kind}_id=${id}`)).json();
    expect(filtered.data.map((each: Named) => each.id)).toEqual([product.id]);

    // Out and in again by a table.
    const table = (await owner.get('export/products/?format=csv')).body;
    const [header = '', ...rows] = table.replace('\ufeff', '').trim().split(/\r?\n/);
    const title = kindWording[kind].column ?? kindWording[kind].many;
    const column = header.split(';').indexOf(title);
    expect(rows.map((row) => row.split(';')[column])).toEqual(['persha', 'druha']);
    const change = Buffer.from(`Код товару;Код варіанта;${title}\nKREM;KREM-50;Друга, persha\n`);
    expect((await owner.post('import/products/?dry_run=false', change)).json().is_applied).toBe(true);
    const both = (await owner.get(`products/${product.id}/`)).json();
    expect(both[`${kind}_ids`]).toEqual([id, other.id]);

    // A new address leaves a redirect; a name that is used is not deleted.
    const moved = await owner.put(`${path}/${id}/`, { name: 'Перша', slug: 'insha', version: 0 });
    expect(moved.statusCode).toBe(200);
    const redirects = await shop.rows('redirects');
    expect(redirects.map(({ from_path, to_path }) => [from_path, to_path])).toEqual([
      [`/${page}/persha`, `/${page}/insha`],
    ]);
    expect((await shop.get(`/api/v1/shop/product/${product.slug}/`)).json()[many][0].slug).toBe('insha');
    const sitemap = await shop.get('/sitemap.xml');
    expect(sitemap.body).toContain(`/${page}/insha<`);
    const used = await owner.delete(`${path}/${id}/`);
    expect([used.statusCode, used.json().code]).toEqual([409, 'still_in_use']);
  },
);

test('goals are called as customers and editors know them', () => {
  expect(productKinds.goal).toMatchObject({ many: 'goals', path: 'goals', page: 'goal', isInFeeds: true });
  expect(kindWording.goal).toMatchObject({ menu: 'Потреби шкіри', many: 'Потреби шкіри', filter: 'Турбує' });
});
