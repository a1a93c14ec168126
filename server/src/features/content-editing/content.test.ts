import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { createOrder, offerTestCertificate, pickupOrder, type TestShop } from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';

/** Only a row, without picture files. */
async function addPicture({ database }: TestShop): Promise<number> {
  const { rows } = await database.db.execute<{ id: number }>(
    sql`insert into pictures (fingerprint, format, width, height, bytes, placeholder)
        values ('0123456789abcdef0123456789abcdef', 'webp', 800, 400, 1, 'data:,') returning id`,
  );
  return rows[0]!.id;
}

async function openEditedShop() {
  const shop = await openTestShop();
  const picture = await addPicture(shop);
  const editor = await signedIn(shop, 'content_editor');
  const log = async () =>
    (await shop.rows('audit_log'))
      .filter(({ subject }) => subject !== 'staff')
      .map(({ staff_id, action, subject }) => [staff_id, action, subject]);
  return { ...shop, picture, editor, log };
}

const banner = (picture: number) => ({
  picture_id: picture,
  mobile_picture_id: picture,
  title: 'Осінь',
  text: null,
  alt: 'Листя',
  link: '/collection/verba',
  tone: 'dark',
});
const small = '/media/0123456789abcdef0123456789abcdef/320.webp';

const kinds: [string, string, (picture: number) => object, object, (shop: TestShop) => Promise<unknown>][] = [
  [
    'brands',
    'brand',
    (picture) => ({ name: 'Верба', home_banner_id: picture, home_banner_alt: 'Верба', banners: [banner(picture)] }),
    {
      slug: 'verba',
      character: '',
      home_banner: small,
      banners: [{ title: 'Осінь', text: '', picture: small, tone: 'dark', is_active: true }],
    },
    async (shop) => (await shop.get('/api/v1/shop/navbar/')).json().brands.map(({ name }: { name: string }) => name),
  ],
  [
    'skin-types',
    'skin_type',
    () => ({ name: 'Суха шкіра' }),
    { slug: 'sukha-shkira', description: '', banner: null },
    async (shop) =>
      (await shop.get('/api/v1/shop/navbar/')).json().skin_types.map(({ name }: { name: string }) => name),
  ],
  [
    'product-types',
    'product_type',
    () => ({ name: 'Креми', slug: 'creams', position: 2 }),
    { slug: 'creams', position: 2 },
    async (shop) =>
      (await shop.get('/api/v1/shop/navbar/')).json().product_types.map(({ name }: { name: string }) => name),
  ],
  [
    'collections',
    'collection',
    (picture) => ({ name: 'Літо', banner_id: picture, mobile_banner_id: picture, alt: 'Літо', is_active: true }),
    { slug: 'lito', banner: small, is_active: true },
    async (shop) =>
      (await shop.get('/api/v1/shop/collections/')).json().collections.map(({ name }: { name: string }) => name),
  ],
  [
    'banners',
    'banner',
    banner,
    { title: 'Осінь', link: '/collection/verba', mobile_picture: small, position: 0 },
    async (shop) => (await shop.get('/api/v1/shop/home-banner/')).json().map(({ title }: { title: string }) => title),
  ],
  [
    'certificate-offers',
    'certificate_offer',
    () => ({ name: 'Сертифікат', values: [{ value: 500, price: '550.00' }] }),
    { human: '', picture: null, values: [{ value: '500.00', price: '550.00', is_active: true }] },
    async (shop) => (await shop.get('/api/v1/shop/sertificated/')).json().map(({ name }: { name: string }) => name),
  ],
  [
    'partner-options',
    'partner_option',
    () => ({ kind: 'workplace', name: 'Клініка' }),
    { kind: 'workplace', is_active: true, position: 0 },
    async (shop) =>
      (await shop.get('/api/v1/actions/partner/')).json().workplaces.map(({ name }: { name: string }) => name),
  ],
  [
    'popular-words',
    'popular_word',
    () => ({ name: 'ретинол', position: 3 }),
    { is_shown: true, networks: 0, position: 3 },
    async (shop) => (await shop.get('/api/v1/shop/search/popular/')).json().words,
  ],
];

test.each(kinds)(
  '%s are added, changed and deleted, and customers see it at once',
  async (path, subject, fields, row, seen) => {
    await using shop = await openEditedShop();
    const { editor, picture } = shop;
    const nameField = path === 'banners' ? 'title' : 'name';
    const before = await seen(shop);

    const added = await editor.post(`${path}/`, fields(picture));
    expect([added.statusCode, added.json()]).toMatchObject([201, row]);
    const { id, ...rest } = added.json();
    expect(await seen(shop)).toEqual([rest[nameField]]);

    const changed = await editor.put(`${path}/${id}/`, { ...added.json(), [nameField]: 'Інакше' });
    expect([changed.statusCode, changed.json()]).toMatchObject([200, { ...row, [nameField]: 'Інакше' }]);
    expect(await seen(shop)).toEqual(['Інакше']);
    expect((await editor.get(`${path}/?q=інак`)).json()).toEqual({ data: [changed.json()], total: 1 });
    expect((await editor.get(`${path}/?q=%D1%8E`)).json()).toEqual({ data: [], total: 0 });
    expect((await editor.get(`${path}/${id}/`)).json()).toEqual(changed.json());

    expect((await editor.delete(`${path}/${id}/`)).statusCode).toBe(204);
    expect(await seen(shop)).toEqual(before);
    expect((await editor.get(`${path}/${id}/`)).statusCode).toBe(404);
    expect(await shop.log()).toEqual([
      [editor.id, 'create', subject],
      [editor.id, 'update', subject],
      [editor.id, 'delete', subject],
    ]);
  },
);

test('an address that changes leaves the old one leading to it, and none is given twice', async () => {
  await using shop = await openEditedShop();
  const { id } = (await shop.editor.post('brands/', { name: 'Верба' })).json();
  await shop.editor.post('brands/', { name: 'Мавка' });
  await shop.editor.put(`brands/${id}/`, { name: 'Верба', slug: 'verba-lab' });
  expect(await shop.rows('redirects')).toMatchObject([
    { from_path: '/collection/verba', to_path: '/collection/verba-lab' },
  ]);
  const twice = await shop.editor.put(`brands/${id}/`, { name: 'Верба', slug: 'mavka' });
  expect([twice.statusCode, twice.json()]).toEqual([400, { slug: ['Така адреса вже є'] }]);
  expect((await shop.editor.get('brands/?sort=name&order=DESC')).json().data).toMatchObject([
    { slug: 'mavka' },
    { slug: 'verba-lab' },
  ]);
});

test.each([
  ['brands', { name: 'В', home_banner_id: 1 }, { home_banner_alt: ['Опишіть, що на зображенні'] }],
  ['brands', { name: '!!!' }, { slug: ['Лише малі латинські літери, цифри й дефіси'] }],
  ['banners', { ...banner(1), alt: '' }, { alt: ["Це поле обов'язкове"] }],
  [
    'banners',
    { ...banner(1), link: 'javascript:alert(1)' },
    { link: ['Має бути адреса в крамниці, як-от /collection/verba, або https://…'] },
  ],
  // Browsers read this as the address of another site.
  [
    'banners',
    { ...banner(1), link: '/\\evil.example' },
    { link: ['Має бути адреса в крамниці, як-от /collection/verba, або https://…'] },
  ],
  ['certificate-offers', { name: 'С', values: [] }, { values: ['Щонайменше 1\u00a0елемент'] }],
  [
    'certificate-offers',
    { name: 'С', values: [{ value: '1000.00', price: '999.99' }] },
    { values: { 0: { price: ['Ціна не може бути меншою за номінал'] } } },
  ],
])('%s refuse %j beside the field', async (path, fields, errors) => {
  await using shop = await openEditedShop();
  const reply = await shop.editor.post(`${path}/`, fields);
  expect([reply.statusCode, reply.json()]).toEqual([400, errors]);
  expect((await shop.editor.get(`${path}/`)).json().total).toBe(0);
  expect(await shop.log()).toEqual([]);
});

test('what is in use stays, and a picture that is not there is not shown', async () => {
  await using shop = await openEditedShop();
  const brandId = await shop.addBrand();
  await shop.addProduct({ brandId, slug: 'cream' });
  const deleted = await shop.editor.delete(`brands/${brandId}/`);
  expect([deleted.statusCode, deleted.json().code]).toEqual([409, 'still_in_use']);
  const pictured = await shop.editor.post('banners/', banner(999));
  expect([pictured.statusCode, pictured.json().code]).toEqual([409, 'picture_gone']);
  expect((await shop.editor.get('brands/')).json().total).toBe(1);
  expect(await shop.log()).toEqual([]);
});

test('a value of a certificate that was ordered can be put away, but neither changed nor deleted', async () => {
  await using shop = await openEditedShop();
  const variantId = await offerTestCertificate(shop, 500_00);
  const items = [{ variantId, qty: 1, type: 'certificate' as const }];
  expect((await shop.post(createOrder, pickupOrder(items, '500.00'))).statusCode).toBe(201);
  const [offer] = (await shop.editor.get('certificate-offers/')).json().data;
  const put = (values: object[]) => shop.editor.put(`certificate-offers/${offer.id}/`, { ...offer, values });

  const changed = await put([{ id: variantId, value: 700, price: 700 }]);
  expect([changed.statusCode, changed.json()]).toEqual([
    400,
    { values: { 0: { value: ['Номінал, який уже продавали, не змінюється. Додайте новий'] } } },
  ]);
  expect((await put([{ value: 700, price: 700 }])).json().code).toBe('still_in_use');
  const putAway = await put([
    { id: variantId, value: 500, price: 500, is_active: false },
    { value: 700, price: 700 },
  ]);
  expect(putAway.json().values).toMatchObject([
    { id: variantId, value: '500.00', is_active: false },
    { value: '700.00', is_active: true },
  ]);
  expect((await shop.get('/api/v1/sertificate-variants/')).json()).toMatchObject([{ value: '700.00' }]);
});

test('every active special offer is on their page, while the first one is active', async () => {
  await using shop = await openEditedShop();
  const pictures = { banner_id: shop.picture, mobile_banner_id: shop.picture, alt: 'Пелюстки' };
  const add = async (fields: object) => (await shop.editor.post('collections/', { ...pictures, ...fields })).json();
  const first = await add({ name: 'Осінь', text: 'Тепло', position: 1, is_active: true });
  await add({ name: 'Схована', position: 2, is_active: false });
  await add({ name: 'Зима', text: 'Сніг', position: 3, is_active: true });
  const page = async () => (await shop.get('/api/v1/shop/listing/?of=collection')).json();
  const { name, text, banners } = (await page()).subject;
  expect([name, text]).toEqual(['Осінь', 'Тепло']);
  expect(banners.map((each: { title: string; text: string }) => [each.title, each.text])).toEqual([
    ['', ''],
    ['Зима', 'Сніг'],
  ]);
  const all = (await shop.get('/api/v1/shop/collections/')).json().collections;
  expect(all.map((each: { name: string }) => each.name)).toEqual(['Осінь', 'Схована', 'Зима']);

  await shop.editor.put(`collections/${first.id}/`, { ...first, is_active: false });
  expect((await page()).code).toBe('collection_not_found');
});

test('banners of the home page and of brands are shown in their time', async () => {
  await using shop = await openEditedShop();
  const past = { shown_until: '2020-01-01T00:00:00+02:00' };
  const future = { shown_from: '2099-01-01T00:00:00Z', shown_until: '2099-02-01T00:00:00Z' };
  const now = { title: 'Зараз', shown_from: '2020-01-01T00:00:00Z', shown_until: '2099-01-01T00:00:00Z' };
  const given = [past, future, now].map((dates) => ({ ...banner(shop.picture), ...dates }));
  for (const each of given) expect((await shop.editor.post('banners/', each)).statusCode).toBe(201);
  const brand = { name: 'Верба', home_banner_alt: '', banners: given };
  expect((await shop.editor.post('brands/', brand)).statusCode).toBe(201);

  const { data } = (await shop.editor.get('banners/')).json();
  expect(data[0]).toMatchObject({ shown_from: null, shown_until: '2019-12-31T22:00:00.000Z' });
  const titles = (banners: { title: string }[]) => banners.map(({ title }) => title);
  expect(titles((await shop.get('/api/v1/shop/home-banner/')).json())).toEqual(['Зараз']);
  expect(titles((await shop.get('/api/v1/shop/brands/verba/')).json().big_banners)).toEqual(['Зараз']);

  const wrong = { ...given[1], shown_from: '2099-03-01T00:00:00Z' };
  const refused = await shop.editor.post('banners/', wrong);
  expect([refused.statusCode, refused.json()]).toEqual([400, { shown_until: ['Кінець має бути пізніше за початок'] }]);
  const beforeAll = await shop.editor.post('banners/', { ...given[1], shown_from: '0000-01-01T00:00:00Z' });
  expect([beforeAll.statusCode, Object.keys(beforeAll.json())]).toEqual([400, ['shown_from']]);
  expect((await shop.editor.get('banners/')).json().total).toBe(3);
});
