import type { Page } from '@playwright/test';
import { goInAdmin } from './go-in-admin.ts';
import { certificate, keep, product } from './kept-lists.ts';
import { testInOwnShop } from './own-shop.ts';
import { type People, plantPeople } from './plant-people.ts';
import { plantThings, type Things } from './plant-things.ts';
import { Writer } from './planted-scripts.ts';
import { expect } from './quiet-page.ts';
import { signInAsOwner } from './signed-in-staff.ts';
import { textFields } from './text-fields.ts';

/** The planted content would disturb other tests. */
const test = testInOwnShop();

const shopPages = [
  '/',
  '/collection/planted',
  '/skin-type/planted',
  '/goal/planted',
  '/product-type/planted',
  '/products_collection',
  '/product/planted',
  '/search',
  '/search?q=planted',
  '/sertificates',
  '/page/delivery',
  '/contacts',
  '/about-us',
  '/partner',
  '/checkout',
  '/account#orders',
  '/account#profile',
];

const adminPages = (
  {
    brand,
    skin,
    goal,
    type,
    collection,
    homeBanner,
    offer,
    option,
    synonym,
    word,
    product,
    promo,
    role,
    member,
    certificate,
  }: Things,
  { brought, sent, toDoor, gift, application, customer }: People,
) => [
  ...[brought, sent, toDoor, gift].map(({ order_id }) => `/orders/${order_id}/show`),
  ...['', `/${product.id}`, `/${product.id}/show`].map((path) => `/products${path}`),
  ...['', `/${brand.id}`].map((path) => `/brands${path}`),
  ...['', `/${skin.id}`].map((path) => `/skin-types${path}`),
  ...['', `/${goal.id}`].map((path) => `/goals${path}`),
  ...['', `/${type.id}`].map((path) => `/product-types${path}`),
  ...['', `/${collection.id}`].map((path) => `/collections${path}`),
  ...['', `/${homeBanner.id}`].map((path) => `/banners${path}`),
  ...['', `/${offer.id}`].map((path) => `/certificate-offers${path}`),
  ...['', `/${option.id}`].map((path) => `/partner-options${path}`),
  ...['', `/${synonym.id}`].map((path) => `/search-synonyms${path}`),
  ...['', `/${word.id}`].map((path) => `/popular-words${path}`),
  ...['', '/delivery'].map((path) => `/information-pages${path}`),
  ...['', '/order-placed'].map((path) => `/letter-texts${path}`),
  ...['', `/${promo.id}`].map((path) => `/promo-codes${path}`),
  ...['', `/${role.id}`].map((path) => `/roles${path}`),
  ...['', `/${member.id}`].map((path) => `/staff${path}`),
  ...['', `/${certificate.id}/show`].map((path) => `/certificates${path}`),
  `/partner-applications/${application.id}/show`,
  `/customers/${customer.id}/show`,
  '/settings',
  '/deliveries',
];

const papers = ({ certificate }: Things, { brought }: People) => [
  `/api/v1/admin/orders/${brought.order_id}/packing-slip/`,
  `/api/v1/admin/orders/${brought.order_id}/invoice/`,
  `/api/v1/admin/certificates/${certificate.id}/print/`,
];

const files = ['/feeds/google-merchant.xml', '/feeds/yml.xml', '/feeds/hotline.xml', '/sitemap.xml'];

/** Elements that a script would have added to the page, and whether it is shown as text. */
async function traces(page: Page) {
  return await page.evaluate(() => {
    const planted = '[onerror], [onload], [onclick], [src="x"], [href^="javascript" i], mglyph';
    const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    const texts = [document.body.textContent, document.title, ...values];
    return {
      elements: [...document.querySelectorAll(planted)].map(({ outerHTML }) => outerHTML.slice(0, 200)),
      isShown: texts.some((text) => text.includes('xss()')),
    };
  });
}

/** The same for documents that the browser does not render as a page of the shop. */
async function elementsOf(page: Page, path: string, type: DOMParserSupportedType): Promise<string[]> {
  const text = await (await page.request.get(path)).text();
  return await page.evaluate(
    ({ text, type }) => {
      const planted = 'parsererror, script, svg, [onerror], [onload], [onclick], [src="x"]';
      return [...new DOMParser().parseFromString(text, type).querySelectorAll(planted)].map((each) => each.outerHTML);
    },
    { text, type },
  );
}

/** A new shop renders its pictures in the first minute, and the admin is large. */
const patiently = { timeout: 60_000 };
const harmless = { elements: [], isShown: true };

test('a script that stands in any field of the shop runs nowhere and is shown as the text that it is', async ({
  ownShop,
  page,
  browser,
}) => {
  test.slow();
  const ran: string[] = [];
  await page.exposeFunction('xss', () => ran.push(page.url()));
  page.on('dialog', (dialog) => ran.push(dialog.message()));
  await signInAsOwner(page, ownShop);
  const writer = new Writer(page, ownShop);
  const things = await plantThings(writer);
  const people = await plantPeople(writer, things);
  const all = textFields(await writer.read('/api/openapi.json'));
  expect(all.filter((field) => !writer.planted.has(field))).toEqual([]);

  const { id: variant } = things.product.variants[0];
  await keep(page, 'cart', [product(variant), certificate(things.offer.values[0].id)]);
  await keep(page, 'wishlist', [variant]);
  for (const path of shopPages) {
    await page.goto(path);
    await expect.poll(async () => await traces(page), { message: path }).toEqual(harmless);
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) JSON.parse(data);
  }
  for (const name of [/^Кошик/, /^Обране/]) {
    await page.goto('/');
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog').getByText('xss()').first()).toBeVisible();
    expect.soft(await traces(page)).toEqual(harmless);
  }
  for (const path of adminPages(things, people)) {
    await goInAdmin(page, `/admin${path}`);
    await expect.poll(async () => await traces(page), { message: path, ...patiently }).toEqual(harmless);
  }
  await goInAdmin(page, '/admin/audit');
  await page.locator('tbody tr').first().click();
  await expect.poll(async () => await traces(page), { message: 'audit' }).toEqual(harmless);
  await page.goto('/mailbox');
  const letters = await page
    .locator('a[href^="/mailbox/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(letters.length).toBeGreaterThan(4);
  await using elsewhere = await browser.newContext({ baseURL: ownShop });
  const blank = await elsewhere.newPage();
  for (const path of letters) expect.soft(await elementsOf(blank, `${path}/letter`, 'text/html'), path).toEqual([]);
  for (const path of files) expect.soft(await elementsOf(blank, path, 'application/xml'), path).toEqual([]);
  expect(JSON.parse(await (await page.request.get('/manifest.webmanifest')).text()).name).toContain('xss()');
  for (const path of papers(things, people)) {
    const paper = await page.request.get(path);
    expect.soft([paper.status(), paper.headers()['content-type']], path).toEqual([200, 'application/pdf']);
  }
  for (const table of ['products', 'orders', 'customers']) {
    const csv = await (await page.request.get(`/api/v1/admin/export/${table}/?format=csv`)).text();
    expect.soft(csv, table).not.toMatch(/(^|;|\n)"?=/);
  }
  expect(ran).toEqual([]);
});
