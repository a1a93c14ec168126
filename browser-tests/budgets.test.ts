import type { Page, Response } from '@playwright/test';
import { desktop, phone } from './devices.ts';
import { expect, test } from './quiet-page.ts';
import { screens } from './screens.ts';

const kibibyte = 1024;
/** What one page may cost a customer's phone, as it travels. */
const budgets = { script: 120 * kibibyte, stylesheet: 20 * kibibyte, font: 110 * kibibyte };
const largestShift = 0.02;

for (const { name, address, ...screen } of screens) {
  test(`${name} keeps its budgets`, async ({ page, complaints }) => {
    await page.setViewportSize(phone);
    const loaded = await bytesLoaded(page, address);
    for (const [kind, budget] of Object.entries(budgets)) {
      expect(loaded.get(kind) ?? 0, kind).toBeGreaterThan(0);
      expect(loaded.get(kind), kind).toBeLessThanOrEqual(budget);
    }
    if ('status' in screen) complaints.splice(0);
  });
}

/** Bytes by kind of everything the page loads by itself, compressed as sent. */
async function bytesLoaded(page: Page, address: string): Promise<Map<string, number>> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(address, { waitUntil: 'networkidle' });
  const loaded = new Map<string, number>();
  for (const response of responses) {
    const kind = response.request().resourceType();
    const { responseBodySize } = await response.request().sizes();
    loaded.set(kind, (loaded.get(kind) ?? 0) + responseBodySize);
  }
  return loaded;
}

for (const viewport of [phone, desktop]) {
  for (const { name, address, ...screen } of screens) {
    test(`${name} does not move while it loads at ${viewport.width} px`, async ({ page, complaints }) => {
      await page.setViewportSize(viewport);
      await page.goto(address, { waitUntil: 'networkidle' });
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
          }),
      );
      expect(shift).toBeLessThan(largestShift);
      if ('status' in screen) complaints.splice(0);
    });
  }
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
