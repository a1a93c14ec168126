import type { Page } from '@playwright/test';
import { isLong } from '../tools/test-levels.ts';
import { everySize, phone } from './devices.ts';
import { keep, kept, product, variantId } from './kept-lists.ts';
import { expect, test } from './quiet-page.ts';
import { violations } from './violations.ts';

const fluid = 'Сонцезахисний флюїд для обличчя SPF 50';
const wishlist = (page: Page) => page.getByRole('dialog', { name: 'Обране' });
const line = (page: Page, name: string) => wishlist(page).getByRole('listitem').filter({ hasText: name });
const openDrawer = (page: Page) => page.getByRole('button', { name: /^Обране/ }).click();

async function wish(page: Page): Promise<number[]> {
  const ids = [await variantId(page, 'SO-04-50'), await variantId(page, 'KV-15-3'), await variantId(page, 'VE-20-50')];
  await keep(page, 'wishlist', ids);
  await page.goto('/page/delivery');
  return ids;
}

test('buying puts one piece into the cart, closes the wishlist and opens the cart', async ({ page }) => {
  const ids = await wish(page);
  await openDrawer(page);
  await line(page, fluid)
    .getByRole('button', { name: `Купити: ${fluid}` })
    .click();
  await expect(wishlist(page)).toBeHidden();
  const cart = page.getByRole('dialog', { name: 'Кошик' });
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await expect(cart.locator('.cart-total')).toHaveText('624,00 ₴');
  expect(await kept(page, 'cart')).toEqual([product(ids[0] ?? 0)]);
  expect(await kept(page, 'wishlist')).toEqual(ids);
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(wishlist(page)).toBeHidden();
});

test('axe finds nothing on a full wishlist at any width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await wish(page);
  await openDrawer(page);
  await expect(wishlist(page).getByRole('listitem')).toHaveCount(3);
  for (const viewport of everySize) {
    await page.setViewportSize(viewport);
    if (viewport === phone || isLong) expect(await violations(page)).toEqual([]);
    const body = wishlist(page).locator('.drawer__body');
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});
