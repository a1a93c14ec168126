import type { Page } from '@playwright/test';
import { desktop, phone } from './devices.ts';
import { expect, test } from './quiet-page.ts';
import { screens } from './screens.ts';
import { violations, violationsAtEverySize } from './violations.ts';

// Colours and contrast are checked after animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, address, ...screen } of screens) {
  test(`axe finds nothing on ${name} at any width, and it fits`, async ({ page, complaints }) => {
    await page.goto(address);
    expect(await violationsAtEverySize(page)).toEqual([]);
    if ('status' in screen) complaints.splice(0);
  });
}

for (const [what, viewport, open] of [
  ['the menu', phone, (page: Page) => page.getByRole('button', { name: 'Відкрити меню' }).click()],
  ['the cart', phone, (page: Page) => page.getByRole('button', { name: 'Кошик', exact: true }).click()],
  ['the wishlist', desktop, (page: Page) => page.getByRole('button', { name: 'Обране', exact: true }).click()],
  ['the panel of brands', desktop, (page: Page) => page.getByRole('button', { name: 'Бренди' }).click()],
  ['the panel of skin types', desktop, (page: Page) => page.getByRole('button', { name: 'Тип шкіри' }).click()],
  [
    'search with results',
    desktop,
    async (page: Page) => {
      await page.getByRole('button', { name: 'Пошук' }).click();
      await page.getByRole('combobox', { name: 'Пошук товарів' }).fill('крем');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'search without results',
    phone,
    async (page: Page) => {
      await page.getByRole('button', { name: 'Пошук' }).click();
      await page.getByRole('combobox', { name: 'Пошук товарів' }).fill('такого немає');
      await expect(page.getByText('Нічого не знайдено')).toBeVisible();
    },
  ],
  [
    'search with other words to try',
    phone,
    async (page: Page) => {
      await page.getByRole('button', { name: 'Пошук' }).click();
      await page.getByRole('combobox', { name: 'Пошук товарів' }).fill('rhtv');
      await expect(page.getByRole('option', { name: 'крем' })).toBeVisible();
    },
  ],
  [
    'search with what was searched for before',
    phone,
    async (page: Page) => {
      await page.evaluate(() => localStorage.setItem('recentSearches', '["крем"]'));
      await page.getByRole('button', { name: 'Пошук' }).click();
      await expect(page.getByRole('button', { name: 'крем', exact: true })).toBeVisible();
    },
  ],
] as const) {
  test(`axe finds nothing on ${what}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await open(page);
    expect(await violations(page)).toEqual([]);
  });
}
