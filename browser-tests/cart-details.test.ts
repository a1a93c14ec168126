import type { Page, Route } from '@playwright/test';
import { desktop, phone } from './devices.ts';
import { keep, product, variantId } from './kept-lists.ts';
import { expect, test } from './quiet-page.ts';
import { violations } from './violations.ts';

// What the cart requests, and how it behaves without a good answer.

const details = '**/api/v1/shop/wishlist/';
const cart = (page: Page) => page.getByRole('dialog', { name: 'Кошик' });
const sum = (page: Page) => cart(page).locator('.cart-total');
const openDrawer = (page: Page) => page.getByRole('button', { name: /^Кошик/ }).click();
const refuse = (route: Route) => route.fulfill({ status: 500, json: { detail: '', code: 'internal_error' } });

test('without a connection the cart says so, and comes back with it', async ({ page, context, complaints }) => {
  await keep(page, 'cart', [product(await variantId(page, 'VE-02-200'))]);
  await page.goto('/page/delivery');
  await openDrawer(page);
  await expect(sum(page)).toHaveText('620,00 ₴');
  await context.setOffline(true);
  await cart(page).getByRole('button', { name: 'Збільшити' }).click();
  await expect(cart(page).getByRole('alert')).toContainText('Немає з’єднання з інтернетом.');
  await expect(sum(page)).toHaveText('1 240,00 ₴');
  await context.setOffline(false);
  await expect(cart(page).getByRole('alert')).toHaveCount(0);
  complaints.splice(0);
});

for (const viewport of [phone, desktop]) {
  test(`axe finds nothing on a cart that comes or fails at ${viewport.width} px`, async ({ page, complaints }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await keep(page, 'cart', [product(await variantId(page, 'VE-02-200'))]);
    await page.goto('/page/delivery');
    const answer = Promise.withResolvers<void>();
    await page.route(details, async (route) => {
      await answer.promise;
      await refuse(route);
    });
    await openDrawer(page);
    await expect(cart(page).locator('.line--coming')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    answer.resolve();
    await expect(cart(page).getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    complaints.splice(0);
  });
}
