import type { Product } from '@shop/contract/catalogue.ts';
import { isPassword } from '@shop/server/passwords.ts';
import { beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../server/tests/open-test-shop.ts';
import { loadDemoCatalogue } from './load-demo-catalogue.ts';

let shop: Awaited<ReturnType<typeof openTestShop>>;
let products: Product[];

beforeAll(async () => {
  shop = await openTestShop();
  await shop.shop.db.transaction((tx) => loadDemoCatalogue(tx, shop.shop.media));
  products = (await shop.get('/api/v1/shop/all-product/')).json();
});

const variants = () => products.flatMap((product) => product.variants);

test('there are 36 products of six brands, every one with pictures and all its texts', () => {
  expect(products).toHaveLength(36);
  expect(new Set(products.map((product) => product.brand.slug)).size).toBe(6);
  for (const product of products) {
    const { human, description, description_text, key_ingredients, presscription, application, composition } = product;
    expect(
      [human, description, description_text, key_ingredients, presscription, application, composition].filter(
        (each) => each.length < 10,
      ),
      product.slug,
    ).toEqual([]);
    expect(human.length, product.slug).toBeLessThanOrEqual(50);
    expect(product.product_types.length * product.skin_types.length, product.slug).toBeGreaterThan(0);
    for (const variant of product.variants) expect(variant.images.length, variant.code).toBeGreaterThanOrEqual(2);
  }
});

test('the catalogue has products in all states', () => {
  expect(variants().filter((each) => each.stock >= 40 && Number(each.price) >= 500).length).toBeGreaterThanOrEqual(10);
  expect(variants().filter((each) => Number(each.price) < 500).length).toBeGreaterThanOrEqual(5);
  expect(variants().filter((each) => Number(each.discount_price) > 0).length).toBeGreaterThanOrEqual(5);
  expect(
    products.filter((product) => product.variants.every((each) => each.stock === 0)).length,
  ).toBeGreaterThanOrEqual(2);
  expect(
    products.filter((product) => product.variants.length > 1 && product.variants.every((each) => each.variant_icon))
      .length,
  ).toBeGreaterThanOrEqual(4);
  expect(products.filter((product) => product.is_collection_product).length).toBeGreaterThanOrEqual(4);
});

test('every brand, skin type and product type of the navigation has a page with products', async () => {
  const { brands, skin_types, product_types } = (await shop.get('/api/v1/shop/navbar/')).json();
  expect([brands.length, skin_types.length, product_types.length]).toEqual([6, 6, 11]);
  for (const [kind, list] of Object.entries({ brands, 'skin-types': skin_types, 'product-types': product_types })) {
    for (const { slug } of list) {
      const page = (await shop.get(`/api/v1/shop/${kind}/${slug}/`)).json();
      expect(page.products_with_variants.length, slug).toBeGreaterThan(0);
      if (kind === 'brands') expect(page.big_banners.length, slug).toBeGreaterThan(0);
      if (kind === 'skin-types')
        expect(page, slug).toMatchObject({ banner: expect.any(String), description: expect.stringMatching(/.{40}/) });
    }
  }
});

test('home banners, the active collection, certificates and the four pages are there', async () => {
  expect((await shop.get('/api/v1/shop/home-banner/')).json()).toHaveLength(5);
  expect((await shop.get('/api/v1/shop/collections/')).json().collections[0]).toMatchObject({
    is_active: true,
    banner: expect.any(String),
  });
  const values = (await shop.get('/api/v1/sertificate-variants/')).json().map((each: { value: string }) => each.value);
  expect(values).toEqual(['500.00', '1000.00', '1500.00', '2000.00', '3000.00', '5000.00']);
  const cards = (await shop.get('/api/v1/shop/sertificated/')).json();
  expect(cards[0].variants[0]).toMatchObject({ value: '500.00', variant_icon: null });
  for (const page of ['delivery', 'LOYALTY', 'Payment', 'terms']) {
    const { title, content } = (await shop.get(`/api/v1/pages/page/${page}/`)).json();
    expect([title.length > 3, content.length > 500], page).toEqual([true, true]);
  }
});

test('the settings name the seller and the contacts', async () => {
  const { look, deliveries, ...settings } = (await shop.get('/api/v1/shop/settings/')).json();
  expect(look).toMatchObject({
    accent: '#173c31',
    paper: '#fbfbf8',
    shades: null,
    logo: null,
    cover: { width: 1000, height: 1000 },
    social: { width: 1200, height: 630 },
    has_drop: true,
  });
  expect(settings).toEqual({
    name: 'Роса',
    short_name: null,
    description: 'Доглядова та професійна косметика для шкіри. Підбираємо, пояснюємо, надсилаємо по всій Україні.',
    messengers: { viber: null, whatsapp: null, telegram: null },
    phone: '+380441234567',
    email: 'hello@rosa.example',
    pickup_address: '03110, м. Київ, вул. Григорія Кочура, 16а',
    working_hours: 'щодня з 9:00 до 20:00',
    social: {
      instagram: 'https://www.instagram.com/rosa.example',
      telegram: 'https://t.me/rosa_example',
      facebook: 'https://www.facebook.com/rosa.example',
      tiktok: null,
      youtube: null,
    },
    seller: {
      legal_name: 'ТОВ «Роса-Демо Україна»',
      code: '00000000',
      address: '03110, м. Київ, вул. Григорія Кочура, 16а',
    },
    free_delivery_from: '3500.00',
    courier_cost: '150.00',
    prepayment: '200.00',
    prepayment_percent: null,
    dispatch: { until_hour: 14, weekdays: [1, 2, 3, 4, 5, 6] },
    largest_line: 99,
    return_policy: 'not_told',
    return_days: 14,
    return_paid_by: 'customer',
  });
  const offered = (deliveries as { type: string; is_on: boolean; payments: { method: string }[] }[]).map((each) => [
    each.type,
    each.is_on,
    each.payments.map(({ method }) => method),
  ]);
  expect(offered).toEqual([
    ['nova_poshta', true, ['full', 'prepayment']],
    ['nova_poshta_door', true, ['full', 'prepayment']],
    ['courier', true, ['full', 'cash']],
    ['pickup', true, ['full', 'cash']],
  ]);
  expect(deliveries[2].zones).toEqual([
    { id: 1, settlements: ['Київ'], price: '150.00', free_from: '3500.00', days: 2 },
  ]);
  expect(deliveries[3].points).toEqual([{ id: 2, address: settings.pickup_address, hours: null }]);
});

test('every page of the demonstration is in the sitemap', async () => {
  const { body } = await shop.get('/sitemap.xml');
  // Six fixed ones with the special offer, four informational, 6 brands, 6 skin types, 6 goals, 11 product types, 36 products.
  expect(body.match(/<loc>/g)).toHaveLength(6 + 4 + 6 + 6 + 6 + 11 + 36);
});

test('the search finds a word from a label in the names', async () => {
  const found: Product[] = (await shop.get(`/api/v1/shop/search/?q=${encodeURIComponent('КРЕМ')}`)).json();
  expect(found.length).toBeGreaterThanOrEqual(5);
  for (const { name } of found) expect(name.toLowerCase()).toContain('крем');
});

test('product variants and certificate variants never share an id', async () => {
  const ids = [...variants(), ...(await shop.get('/api/v1/sertificate-variants/')).json()].map((each) => each.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the codes and sign-ins of the README exist', async () => {
  expect(await shop.rows('promo_codes')).toEqual([expect.objectContaining({ code: 'ROSA10', percent: 10 })]);
  const certificates = (await shop.rows('certificates')).map((row) => [row.serial_number, Number(row.balance)]);
  expect(certificates).toEqual([
    ['DEMO-500', 500_00],
    ['DEMO-1000', 1000_00],
    ['DEMO-USED', 0],
    ['DEMO-EXPIRED', 500_00],
  ]);
  const [customer] = await shop.rows('customers');
  const [owner] = await shop.rows('staff');
  expect([customer!.email, owner!.email, owner!.role]).toEqual([
    'customer@rosa.example',
    'owner@rosa.example',
    'owner',
  ]);
  expect(await isPassword('Demo-Rosa-2026!', String(owner!.password_hash))).toBe(true);
  expect(await isPassword('Demo-Rosa-2026', String(customer!.password_hash))).toBe(false);
});
