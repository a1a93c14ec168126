import type { Page } from '@playwright/test';
import { isLong } from '../tools/test-levels.ts';
import { everySize, phone } from './devices.ts';
import { certificate, certificateId, keep, kept, product, variantId } from './kept-lists.ts';
import { expect, test } from './quiet-page.ts';
import { violations } from './violations.ts';

const gel = 'Гель для вмивання з екстрактом верби';
const cart = (page: Page) => page.getByRole('dialog', { name: 'Кошик' });
const line = (page: Page, name: string) => cart(page).getByRole('listitem').filter({ hasText: name });
const quantity = (page: Page, name: string) => line(page, name).getByRole('spinbutton', { name: 'Кількість' });

async function openCart(page: Page): Promise<void> {
  await page.goto('/page/delivery');
  await page.getByRole('button', { name: /^Кошик/ }).click();
}

test('adding twice is one line of two pieces', async ({ page }) => {
  await page.goto('/collection/verba');
  for (const qty of [1, 2]) {
    await page.getByRole('button', { name: `Додати в кошик: ${gel}` }).click();
    await expect(quantity(page, gel)).toHaveValue(String(qty));
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Кошик, 2 товари' }).click();
  await expect(line(page, gel)).toContainText('200 мл · 620,00 ₴ за шт.');
  await expect(line(page, gel).locator('.price')).toHaveText('1 240,00 ₴');
  await expect(cart(page).locator('.cart-total')).toHaveText('1 240,00 ₴');
  expect(await kept(page, 'cart')).toEqual([product(await variantId(page, 'VE-02-200'), 2)]);
});

test('tabs show the same cart', async ({ page, context }) => {
  const id = await variantId(page, 'VE-02-200');
  await keep(page, 'cart', [product(id)]);
  await openCart(page);
  const other = await context.newPage();
  await openCart(other);
  await line(page, gel).getByRole('button', { name: 'Збільшити' }).click();
  await expect(quantity(other, gel)).toHaveValue('2');
  await expect(cart(other).locator('.cart-total')).toHaveText('1 240,00 ₴');
  await other.getByRole('button', { name: `Видалити: ${gel}` }).click();
  await expect(cart(page)).toContainText('Твій кошик порожній');
  await other.close();
});

test('axe finds nothing on a full cart at any width, and every button can be hit', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keep(page, 'cart', [
    product(await variantId(page, 'RL-01-30'), 120),
    certificate(await certificateId(page, '1000.00'), 2),
    product(await variantId(page, 'VE-20-50')),
  ]);
  await openCart(page);
  await expect(cart(page).getByRole('listitem')).toHaveCount(3);
  for (const viewport of everySize) {
    await page.setViewportSize(viewport);
    if (viewport === phone || isLong) expect(await violations(page)).toEqual([]);
    const buttons = await cart(page).getByRole('button').all();
    expect(buttons).toHaveLength(12);
    for (const button of buttons) {
      const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const body = cart(page).locator('.drawer__body');
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});
