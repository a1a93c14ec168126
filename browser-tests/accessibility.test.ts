import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { desktop, phone } from './devices.ts';
import { expect, test } from './quiet-page.ts';
import { screens } from './screens.ts';

// What moves is judged when it has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

for (const viewport of [phone, desktop]) {
  for (const { name, address, ...screen } of screens) {
    test(`axe finds nothing on ${name} at ${viewport.width} px`, async ({ page, complaints }) => {
      await page.setViewportSize(viewport);
      await page.goto(address);
      expect(await violations(page)).toEqual([]);
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(isWider, 'scrolls sideways').toBe(false);
      if ('status' in screen) complaints.splice(0);
    });
  }
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
] as const) {
  test(`axe finds nothing on ${what}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await open(page);
    expect(await violations(page)).toEqual([]);
  });
}

for (const { name, address, ...screen } of screens) {
  test(`${name} reflows at 320 px`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    if ('status' in screen) complaints.splice(0);
  });
}
