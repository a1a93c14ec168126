import type { Page } from '@playwright/test';
import { delivery, openDelivery, pay, press, toner } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';

/** A window of 1440 × 900 at 200 %, and the narrowest width at which WCAG requires reflow. */
const windows = [
  { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
];

/** The text spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const zoomed of windows)
  test.describe(`${zoomed.viewport.width} px wide`, () => {
    test.use({ ...zoomed, contextOptions: { reducedMotion: 'reduce' } });

    test('a customer buys without scrolling sideways', async ({ page }) => {
      await openDelivery(page, toner);
      expect(await overflow(page)).toBe(0);
      await delivery(page, 'Самовивіз').check();
      await pay(page, 'Оплата під час отримання');
      await press(page, 'Замовити');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дякуємо за замовлення!');
      expect(await overflow(page)).toBe(0);
    });

    test('wider letters, words and lines push nothing out of the page, and nothing moves by itself', async ({
      page,
    }) => {
      for (const path of ['/', '/collection/verba', '/product/rosa-lab-hyaluronic-dew', '/partner', '/page/delivery']) {
        await page.goto(path);
        // By script: the content security policy forbids style elements.
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }, spacing);
        expect.soft(await overflow(page), path).toBe(0);
        const moving = await page.evaluate(() =>
          document
            .getAnimations()
            .filter((each) => each.playState === 'running' && Number(each.effect?.getComputedTiming().endTime) > 10)
            .map((each) => String(each.effect instanceof KeyframeEffect && each.effect.target?.className)),
        );
        expect.soft(moving, path).toEqual([]);
      }
    });
  });
