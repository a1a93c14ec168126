import type { Page } from '@playwright/test';
import { isLong } from '../tools/test-levels.ts';
import { toner } from './at-the-checkout.ts';
import { desktop, phone } from './devices.ts';
import { layoutShift, mostLayoutShift } from './layout-shift.ts';
import {
  budgets,
  buyersScripts,
  filesOf,
  type Kind,
  kinds,
  mostRequests,
  mostScriptsOfResult,
  requestsBeforePicture,
  weighPage,
} from './page-weight.ts';
import { expect, test } from './quiet-page.ts';
import { screens } from './screens.ts';
import { placeOrder, signUp } from './signed-up.ts';
import { violationsAtEverySize } from './violations.ts';

for (const { name, address, ...screen } of screens) {
  test(`${name} keeps its budgets, does not move while it loads, fits, and axe finds nothing on it`, async ({
    page,
    complaints,
  }) => {
    const without: Kind[] = 'isInert' in screen ? ['script'] : [];
    const scripts = address === '/checkout' ? buyersScripts : budgets.script;
    await keepsBudgets(page, address, { without, scripts });
    const mostScripts = address === '/confirmation' ? mostScriptsOfResult : mostRequests.script;
    expect((await filesOf(page, '.js')).length).toBeLessThanOrEqual(mostScripts);
    expect((await filesOf(page, '.css')).length).toBeLessThanOrEqual(mostRequests.stylesheet);
    expect(await layoutShift(page)).toBeLessThan(mostLayoutShift);
    // Colours and contrast are checked after animations.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await violationsAtEverySize(page)).toEqual([]);
    if ('status' in screen) complaints.splice(0);
  });
}

for (const [section, place] of [
  ['profile', '.sessions__line'],
  ['orders', '.oline'],
  ['wishlist', '.wished'],
] as const) {
  test(`the account keeps its budgets at ${section}`, async ({ page }) => {
    const customer = await signUp(page);
    await placeOrder(page, customer, { things: [toner], total: '540.00' });
    await keepsBudgets(page, `/account#${section}`, { lastToCome: place, scripts: buyersScripts });
  });
}

async function keepsBudgets(
  page: Page,
  address: string,
  { lastToCome = 'body', without = [], scripts }: { lastToCome?: string; without?: readonly Kind[]; scripts: number },
): Promise<void> {
  await page.setViewportSize(phone);
  const weight = await weighPage(page, async () => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator(lastToCome).waitFor();
  });
  expect(kinds.filter((kind) => kind !== 'image' && weight[kind] === undefined)).toEqual(without);
  const limits = { ...budgets, script: scripts };
  for (const kind of kinds) expect(weight[kind] ?? 0, kind).toBeLessThanOrEqual(limits[kind]);
}

for (const { name, address, ...screen } of isLong ? screens : []) {
  test(`${name} does not move while it loads at a desk`, async ({ page, complaints }) => {
    await page.setViewportSize(desktop);
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await layoutShift(page)).toBeLessThan(mostLayoutShift);
    if ('status' in screen) complaints.splice(0);
  });
}

for (const address of ['/', '/collection/verba', '/skin-type/zhyrna', '/product/rosa-lab-hyaluronic-dew'])
  test(`little is asked for before the largest picture of ${address}, and no script before it is there`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(address);
    const { requests, hasScripts } = await requestsBeforePicture(page);
    expect(requests).toBeLessThanOrEqual(mostRequests.beforeLargestPicture);
    expect(hasScripts).toBe(false);
  });

/** Nobody begins at the page after a registration, where one line breaks elsewhere in the font of this browser. */
const firstViews = screens.filter(({ name }) => name !== 'registered');

for (const [size, viewport] of Object.entries({ phone, desktop }))
  for (const { name, address, ...screen } of firstViews)
    test(`the text of ${name} does not jump on a ${size} when the fonts come`, async ({ page, complaints }) => {
      await page.setViewportSize(viewport);
      const { promise: shown, resolve: show } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await shown;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      show();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      // Two digits, as such shifts are reported: letters of other fonts are some pixels wider, but no line breaks elsewhere.
      expect(Math.round((await layoutShift(page)) * 100)).toBe(0);
      if ('status' in screen) complaints.splice(0);
    });

test('drawers and search come only when they are wanted', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/product/rosa-lab-hyaluronic-dew', { waitUntil: 'networkidle' });
  expect(scripts.filter((path) => /cart-drawer|wishlist-drawer|search-panel/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Кошик', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Кошик' })).toBeVisible();
  expect(scripts.some((path) => path.includes('cart-drawer'))).toBe(true);
});
