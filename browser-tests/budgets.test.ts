import type { Page } from '@playwright/test';
import { isLong } from '../tools/test-levels.ts';
import { toner } from './at-the-checkout.ts';
import { desktop, phone } from './devices.ts';
import { layoutShift, mostLayoutShift } from './layout-shift.ts';
import { budgets, buyersScripts, type Kind, kinds, weighPage } from './page-weight.ts';
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

test('no script stands in the way of the first picture', async ({ page }) => {
  await page.goto('/product/rosa-lab-hyaluronic-dew');
  const blocking = await page
    .locator('script[src]')
    .evaluateAll(
      (scripts) =>
        (scripts as HTMLScriptElement[]).filter((each) => !each.async && !each.defer && each.type !== 'module').length,
    );
  expect(blocking).toBe(0);
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
