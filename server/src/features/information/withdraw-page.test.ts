import { expect, test } from 'vitest';
import { openShopWithPages } from '../../../tests/information-pages.ts';
import { auditOf, signedIn } from '../../../tests/staff.ts';

async function openShopWithThree() {
  const shop = await openShopWithPages();
  await shop.publish('delivery', 'Доставка');
  for (const [slug, title] of [
    ['care', 'Догляд'],
    ['club', 'Клуб'],
  ] as const)
    await shop.addPage(slug, title);
  const withdraw = (id: string, redirect_to: string) =>
    shop.editor.post(`${shop.pages}${id}/withdraw/`, { redirect_to });
  const move = (id: string, slug: string) => shop.editor.post(`${shop.pages}${id}/move/`, { slug });
  return Object.assign(shop, { withdraw, move });
}

test('a withdrawn page leads elsewhere, is listed nowhere, and comes back to its address when it is published', async () => {
  await using shop = await openShopWithThree();
  const reply = await shop.withdraw('care', '/page/delivery');
  expect(reply.json()).toMatchObject({ state: 'withdrawn', redirect_to: '/page/delivery', version: 1 });
  expect(await shop.visit('/info/care?utm_source=letter')).toEqual([301, '/page/delivery?utm_source=letter']);
  expect((await shop.get('/api/v1/pages/info/care/')).statusCode).toBe(404);
  expect((await shop.get('/api/v1/pages/')).json()).toEqual([
    { title: 'Доставка', path: '/page/delivery' },
    { title: 'Клуб', path: '/info/club' },
  ]);
  expect((await shop.get('/sitemap.xml')).body).not.toContain('/info/care');
  const { action, before, after } = (await auditOf(shop, 'page')).at(-1)!;
  expect([action, before, after]).toEqual([
    'withdraw',
    { path: '/info/care', title: 'Догляд' },
    { redirect_to: '/page/delivery' },
  ]);

  await shop.publish('care', 'Догляд знову');
  expect(await shop.visit('/info/care')).toBe(200);
  expect(await shop.redirects()).toEqual([]);
  expect((await shop.get('/api/v1/pages/info/care/')).json()).toMatchObject({ title: 'Догляд знову', version: 2 });
});

const refusedTargets = [
  // Other hosts.
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/page/delivery',
  'https:/page/delivery',
  'javascript:alert(1)',
  // Encoded tricks.
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/page/%64elivery',
  '/page/../page/delivery',
  '/page/delivery%0d%0aset-cookie:a=1',
  '/page/delivery\n/evil',
  // Other spellings, and what is no page for everybody.
  '/page/delivery/',
  '/Page/Delivery',
  '/page/delivery?x=1',
  '/page/delivery#top',
  'page/delivery',
  '/api/v1/pages',
  '/admin',
  '/account',
  '/checkout',
  '',
  // Loops, and pages that are not shown.
  '/info/care',
  '/page/payment',
  '/info/privacy',
  '/info/nothing',
  '/product/nothing',
];

test('a page leads to no other host, to no odd spelling, and to nothing that is not shown', async () => {
  await using shop = await openShopWithThree();
  const before = (await shop.editor.get(`${shop.pages}care/`)).json();
  for (const target of refusedTargets) {
    const reply = await shop.withdraw('care', target);
    expect([target, reply.statusCode, Object.keys(reply.json())]).toEqual([target, 400, ['redirect_to']]);
  }
  expect((await shop.editor.get(`${shop.pages}care/`)).json()).toEqual(before);
  expect(await shop.redirects()).toEqual([]);
  expect(await shop.visit('/info/care')).toBe(200);
});

test('a page leads to any page that customers can open', async () => {
  await using shop = await openShopWithThree();
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  for (const path of ['/', '/contacts', '/collection/verba', '/product/cream', '/info/club']) {
    expect((await shop.withdraw('care', path)).statusCode, path).toBe(200);
    expect(await shop.visit('/info/care'), path).toEqual([301, path]);
    await shop.publish('care', 'Догляд');
  }
});

test('there are no chains: every old address leads to the last page at once', async () => {
  await using shop = await openShopWithThree();
  await shop.withdraw('care', '/info/club');
  await shop.withdraw('club', '/page/delivery');
  expect(await shop.redirects()).toEqual(['/info/care → /page/delivery', '/info/club → /page/delivery']);
  // The last page cannot lead back to what is not shown.
  expect((await shop.withdraw('delivery', '/info/care')).statusCode).toBe(400);
  // It can once that page is shown again, and nothing leads to itself.
  await shop.publish('care', 'Догляд');
  expect((await shop.withdraw('delivery', '/info/care')).statusCode).toBe(200);
  expect(await shop.redirects()).toEqual(['/info/club → /info/care', '/page/delivery → /info/care']);
});

test('the public offer stays, and so do the addresses of the four', async () => {
  await using shop = await openShopWithThree();
  await shop.publish('terms', 'Умови');
  const replies = [
    await shop.withdraw('terms', '/page/delivery'),
    await shop.move('terms', 'offer'),
    await shop.move('delivery', 'shipping'),
  ];
  expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
    [409, 'offer_stays'],
    [409, 'page_keeps_address'],
    [409, 'page_keeps_address'],
  ]);
  expect(await shop.visit('/page/terms')).toBe(200);
  expect(await shop.redirects()).toEqual([]);
});

test('a moved page is at its new address with its draft, and may move back', async () => {
  await using shop = await openShopWithThree();
  const { editor, pages } = shop;
  await editor.put(`${pages}care/draft/`, { title: 'Догляд', content: '<p>Пишу далі</p>' });
  const moved = await shop.move('care', 'skin-care');
  expect(moved.json()).toMatchObject({
    id: 'skin-care',
    path: '/info/skin-care',
    state: 'published',
    has_draft: true,
    content: '<p>Пишу далі</p>',
    version: 1,
  });
  expect(await shop.visit('/info/care')).toEqual([301, '/info/skin-care']);
  expect((await shop.get('/api/v1/pages/info/skin-care/')).json()).toMatchObject({ content: '<p>Догляд</p>' });
  expect((await editor.get(`${pages}care/`)).json()).toMatchObject({
    state: 'withdrawn',
    has_draft: false,
    redirect_to: '/info/skin-care',
  });

  await shop.move('skin-care', 'care');
  expect(await shop.redirects()).toEqual(['/info/skin-care → /info/care']);
  expect(await shop.visit('/info/care')).toBe(200);
  const log = (await auditOf(shop, 'page')).filter(({ action }) => action === 'move');
  expect(log.map(({ subject_id, before, after }) => [subject_id, before, after])).toEqual([
    ['skin-care', { path: '/info/care' }, { path: '/info/skin-care' }],
    ['care', { path: '/info/skin-care' }, { path: '/info/care' }],
  ]);
});

test('no page moves to an address that is taken or is none', async () => {
  await using shop = await openShopWithThree();
  for (const slug of ['club', 'care', 'terms', 'returns', 'create', 'Care', 'a/b']) {
    const reply = await shop.move('care', slug);
    expect([slug, reply.statusCode, Object.keys(reply.json())]).toEqual([slug, 400, ['slug']]);
  }
  expect(await shop.redirects()).toEqual([]);
  expect(await shop.visit('/info/care')).toBe(200);
});

test('a page of one family is unknown in the other', async () => {
  await using shop = await openShopWithThree();
  for (const path of ['page/care', 'info/delivery', 'info/terms', 'page/nothing', 'info/nothing'])
    expect((await shop.get(`/api/v1/pages/${path}/`)).statusCode, path).toBe(404);
});

test('the log calls a page by its title', async () => {
  await using shop = await openShopWithThree();
  const owner = await signedIn(shop);
  await shop.withdraw('care', '/info/club');
  const { data } = (await owner.get('audit/?subject=page&order=DESC&per_page=1')).json();
  expect(data).toMatchObject([{ action: 'withdraw', subject_id: 'care', subject_name: 'Догляд' }]);
});
