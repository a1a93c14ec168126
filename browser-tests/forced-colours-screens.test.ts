import type { Locator } from '@playwright/test';
import { openDelivery, toner } from './at-the-checkout.ts';
import { phone } from './devices.ts';
import { expect, test } from './quiet-page.ts';

// Forced colours replace ours: backgrounds and shadows disappear, drawings must stay visible.
for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the reader's own colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('a filter that is chosen looks chosen', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto('/collection/verba');
      await page.getByRole('button', { name: 'Фільтри' }).click();
      // Our check mark is a drawing on a background, so the reader's own box takes its place.
      const option = page.getByRole('dialog').getByRole('checkbox').first();
      await expect(option).toHaveCSS('opacity', '1');
      await expect(option).toHaveCSS('position', 'static');
    });

    test('where one is among pages is seen', async ({ page }) => {
      await page.goto('/page/delivery');
      const nav = page.locator('.info__nav');
      const lineUnder = (link: Locator) => link.evaluate((each) => getComputedStyle(each).borderBottomWidth);
      expect(await lineUnder(nav.locator('[aria-current="page"]'))).not.toBe(
        await lineUnder(nav.locator('a:not([aria-current])').first()),
      );
    });

    test('arrows, hearts and ticks have a colour that is seen', async ({ page }) => {
      await page.goto('/');
      const heart = page.locator('.card__wish').first();
      const colourOf = (part: Locator, name: 'color' | 'backgroundColor') =>
        part.evaluate((each, name) => getComputedStyle(each)[name], name);
      const text = await colourOf(page.locator('body'), 'color');
      const behind = await colourOf(page.locator('body'), 'backgroundColor');
      expect(text).not.toBe(behind);
      // Over a photograph it has an opaque background.
      expect(await colourOf(heart, 'backgroundColor')).not.toContain('rgba');
      await heart.click();
      expect(await heart.locator('svg').evaluate((each) => getComputedStyle(each).fill)).toBe(
        await colourOf(heart, 'color'),
      );
      await openDelivery(page, toner);
      expect(await colourOf(page.locator('.steps__check'), 'color')).toBe(text);
      await page.goto('/partner');
      const drawn = (select: Element) => getComputedStyle(select).backgroundImage;
      expect(await page.getByLabel('Посада').evaluate(drawn)).toBe('none');
    });
  });
