import type { Page } from '@playwright/test';
import { desktop, phone } from './devices.ts';
import { expect, test } from './quiet-page.ts';
import { violations } from './violations.ts';

// Whole screens are in budgets.test.ts. Colours and contrast are checked after animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Overlay = [name: string, open: (page: Page) => Promise<void>];

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const search = (words: string, seen: (page: Page) => Promise<void>) => async (page: Page) => {
  await press('Пошук')(page);
  if (words) await page.getByRole('combobox', { name: 'Пошук товарів' }).fill(words);
  await seen(page);
};

const onAPhone: readonly Overlay[] = [
  ['the menu', press('Відкрити меню')],
  ['the cart', press('Кошик')],
  [
    'search without results',
    search('такого немає', (page) => expect(page.getByText('Нічого не знайдено')).toBeVisible()),
  ],
  [
    'search with other words to try',
    search('rhtv', (page) => expect(page.getByText('Показуємо «крем».')).toBeVisible()),
  ],
  [
    'search before anything is typed',
    search('', (page) => expect(page.getByRole('link', { name: 'сироватка', exact: true })).toBeVisible()),
  ],
];
const atADesk: readonly Overlay[] = [
  ['the wishlist', press('Обране')],
  ['the panel of brands', press('Бренди')],
  ['the panel of skin types', press('Тип шкіри')],
  ['search with results', search('крем', (page) => expect(page.getByRole('option').first()).toBeVisible())],
];

for (const [viewport, overlays] of [
  [phone, onAPhone],
  [desktop, atADesk],
] as const) {
  test(`axe finds nothing on what lies over a page ${viewport.width} px wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.addInitScript(() => localStorage.setItem('recentSearches', '["крем"]'));
    await page.goto('/');
    for (const [name, open] of overlays) {
      await open(page);
      expect.soft(await violations(page), name).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}
