import type { Page } from '@playwright/test';
import { farewellWorker } from '../server/src/http/pages/serve-worker.ts';
import { deployShop } from './deployed-shop.ts';
import { phone } from './devices.ts';
import { test as base, expect } from './quiet-page.ts';
import { violations } from './violations.ts';

/** A shop of its own for every test: service workers belong to an origin. */
const test = base.extend<{ shop: Awaited<ReturnType<typeof deployShop>> }>({
  shop: async ({ baseURL }, use) => {
    await using shop = await deployShop(String(baseURL));
    await use(shop);
  },
});
test.use({ serviceWorkers: 'allow', viewport: phone });

const product = '/product/rosa-lab-hyaluronic-dew';
const newVersion = 'Доступна нова версія';

test('a first visit is quiet, and from then on its page can be read offline', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  await page.goto(shop.address);
  await isWorking(page);
  await expect.poll(() => kept(page, 'pages')).toEqual(['/']);
  await expect(page.getByText(newVersion)).toBeHidden();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Новинки' })).toBeVisible();
  await expect(page.getByText('Показуємо збережене: ціни й наявність могли змінитися.')).toBeVisible();
  expectOnlySilence(complaints);
});

test('what was seen is read offline with its pictures, by link and by address', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  await page.goto(shop.address);
  await isWorking(page);
  await page.goto(`${shop.address}/collection/verba`);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  const { pathname } = new URL(page.url());
  const picture = page.locator('.gallery img, .pdp img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const file = await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  await expect.poll(() => kept(page, 'pictures')).toContain(file);
  await expect.poll(() => kept(page, 'answers')).toContain(`/api/v1/shop${pathname}/`);
  await expect.poll(() => kept(page, 'pages')).toEqual(['/', '/collection/verba', pathname]);

  await context.setOffline(true);
  await page.goto(`${shop.address}/collection/verba`);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(`${shop.address}${pathname}`);
  await page.goto(`${shop.address}${pathname}`);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expectOnlySilence(complaints);
});

test('a page that was never seen says so, names what can be read, and opens when it can', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  await page.goto(shop.address);
  await isWorking(page);
  await expect.poll(() => kept(page, 'pages')).toEqual(['/']);
  await context.setOffline(true);
  const response = await page.goto(`${shop.address}${product}`, { waitUntil: 'commit' });
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Немає з’єднання');
  const list = page.getByRole('navigation', { name: 'Ці сторінки можна читати й без мережі' });
  await expect(list.getByRole('link')).toHaveText(['Роса']);
  expect(await violations(page)).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Сироватка');
  await expect(page).toHaveURL(`${shop.address}${product}`);
  expectOnlySilence(complaints);
});

test('checkout, account and what they count with are never kept', async ({ page, context, shop, complaints }) => {
  await page.goto(shop.address);
  await isWorking(page);
  await page.goto(`${shop.address}${product}`);
  await page.getByRole('button', { name: 'Додати в кошик' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Кошик' })).toContainText('₴');
  await page.goto(`${shop.address}/checkout`);
  await expect(page.locator('.sum')).toContainText('₴');
  await page.goto(`${shop.address}/account`);
  await expect(page).toHaveURL(`${shop.address}/login`);
  await expect.poll(() => kept(page, 'pages')).toEqual(['/', product]);
  expect(await kept(page, 'answers')).toEqual([]);

  await context.setOffline(true);
  for (const address of ['/checkout', '/account', '/login']) {
    await page.goto(`${shop.address}${address}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Немає з’єднання');
  }
  expectOnlySilence(complaints);
});

test('a shop that cannot be reached shows a kept page as one', async ({ page, shop, complaints }) => {
  await page.goto(shop.address);
  await isWorking(page);
  await page.goto(`${shop.address}/page/delivery`);
  await expect.poll(() => kept(page, 'pages')).toContain('/page/delivery');
  shop.deployed.isReachable = false;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Доставка');
  await expect(page.getByText('Це збережена сторінка: ціни й наявність могли змінитися.')).toBeVisible();
  shop.deployed.isReachable = true;
  await page.goto(`${shop.address}/page/payment`);
  await isWorking(page);
  await expect(page.getByText('Це збережена сторінка')).toBeHidden();
  expectOnlySilence(complaints);
});

test('a new version is offered in every tab, and comes by one reload where it is wanted; so does the old one again', async ({
  page,
  context,
  shop,
}) => {
  // Three tabs and four documents that must become idle.
  test.slow();
  await page.goto(shop.address);
  await isWorking(page);
  const [other, checkout] = [await context.newPage(), await context.newPage()];
  await checkout.goto(`${shop.address}/checkout`);
  await other.goto(`${shop.address}/contacts`);
  await isWorking(other);
  const loads = { here: loadsOf(page), there: loadsOf(other), checkout: loadsOf(checkout) };
  for (const version of ['second', 'first']) {
    shop.deployed.version = version;
    await looksAgain(page);
    await expect(page.getByText(newVersion)).toHaveCount(1);
    await page.getByRole('button', { name: 'Оновити', exact: true }).click();
    await expect.poll(() => loads.here.splice(0)).toEqual([`${shop.address}/`]);
    await expect(page.getByText(newVersion)).toBeHidden();
    await isWorking(page);
    await expect(other.getByText(newVersion)).toBeVisible();
  }
  expect(loads).toEqual({ here: [], there: [], checkout: [] });
  await expect(checkout.getByText(newVersion)).toBeHidden();
  await other.getByRole('button', { name: 'Оновити', exact: true }).click();
  await expect.poll(() => loads.there.splice(0)).toEqual([`${shop.address}/contacts`]);
});

test('«later» is believed, also on the next page, and the open tab keeps all its parts', async ({ page, shop }) => {
  await page.goto(`${shop.address}/contacts`);
  await isWorking(page);
  shop.deployed.version = 'second';
  shop.deployed.gone = /^\/assets\/.*[.]js$/;
  await looksAgain(page);
  await page.getByRole('button', { name: 'Пізніше' }).click();
  await expect(page.getByText(newVersion)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();

  await page.getByRole('button', { name: 'Кошик', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Кошик' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${shop.address}/about-us`);
  await isWorking(page);
  await expect(page.getByText(newVersion)).toBeHidden();
});

for (const [what, worker] of [
  ['a shop that wants no worker', farewellWorker],
  ['a shop that has gone back to a version without one', 'none'],
] as const) {
  test(`${what} gets rid of it and of all that it kept`, async ({ page, shop, complaints }) => {
    await page.goto(shop.address);
    await isWorking(page);
    await expect.poll(() => kept(page, 'pages')).toEqual(['/']);
    shop.deployed.worker = worker;
    if (worker === farewellWorker) await looksAgain(page);
    // Pages of such a version know nothing of service workers, and neither does this one.
    else await page.goto(`${shop.address}/placeholder`);
    await expect
      .poll(() => page.evaluate(async () => [await navigator.serviceWorker.getRegistrations(), await caches.keys()]))
      .toEqual([[], []]);
    complaints.splice(0);
  });
}

test('the browser finds the manifest, its icons and the worker', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const { icons } = await (await request.get(String(manifest))).json();
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const address of [...icons.map(({ src }: { src: string }) => src), apple]) {
    const answer = await request.get(address);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    // Their addresses name their content.
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/vnd.microsoft.icon');
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
});

/** The page is idle and controlled by the service worker. */
async function isWorking(page: Page): Promise<void> {
  await expect(page.locator('.connection')).toHaveCount(2);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** As when the customer returns to the tab. */
async function looksAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Paths in a cache, sorted: pages are stored in the order in which their responses end. */
async function kept(page: Page, cacheName: string): Promise<string[]> {
  return await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).sort();
  }, cacheName);
}

/** Documents loaded by the page from now on. */
function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

/** Browsers log every failed request; nothing else may be logged. */
function expectOnlySilence(complaints: string[]): void {
  expect(
    complaints.splice(0).filter((words) => !/^Failed to load resource: (net::ERR_|.* 503 [(])/.test(words)),
  ).toEqual([]);
}
