import type { Locator, Page } from '@playwright/test';
import { stopTime, timePasses } from './alive-page.ts';
import { expect, test } from './quiet-page.ts';

const phone = { width: 390, height: 844 };

const banners = (page: Page) => page.getByRole('region', { name: 'Банери' });
/** The outgoing slide stays visible for a moment but is inert. */
const shownIn = (carousel: Locator) => carousel.locator('[role="group"]:not([inert])');
const shown = (page: Page) => shownIn(banners(page));
const button = (page: Page, name: string) => banners(page).getByRole('button', { name });

async function openHome(page: Page): Promise<void> {
  await stopTime(page);
  await page.goto('/');
}

test('only the banner that is shown can be reached, and the page has one main heading', async ({ page }) => {
  await openHome(page);
  await button(page, 'Наступний банер').click();
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('Вечір пахне лісом');
  await page.keyboard.press('Tab');
  await expect(shown(page).getByRole('link')).toBeFocused();
  await expect(shown(page).getByRole('link')).toHaveAttribute('href', '/collection/mavka');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Попередні: Новинки' })).toBeFocused();
  await expect(page.locator('h1')).toHaveCount(1);
});

test('a picture is fetched shortly before its turn, and phones get their own', async ({ page }) => {
  await page.setViewportSize(phone);
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && fetched.push(new URL(request.url()).pathname));
  await openHome(page);
  const answer = await page.request.get('/api/v1/shop/home-banner/');
  const folders = ((await answer.json()) as { big_banner: string; big_banner_mobile: string }[]).map((banner) => ({
    wide: folderOf(banner.big_banner),
    narrow: folderOf(banner.big_banner_mobile),
  }));
  const seen = (folder: string | undefined) => fetched.some((address) => folderOf(address) === folder);

  await timePasses(page, 2499);
  await expect(banners(page).locator('picture')).toHaveCount(1);
  expect(folders.map(({ narrow }) => seen(narrow))).toEqual([true, false, false, false, false]);
  await timePasses(page, 1);
  await expect.poll(() => folders.map(({ narrow }) => seen(narrow))).toEqual([true, true, false, false, false]);
  expect(folders.some(({ wide }) => seen(wide))).toBe(false);
});

const folderOf = (address: string) => address.split('/')[2];

test('nothing below moves when banners with longer words come', async ({ page }) => {
  await page.setViewportSize(phone);
  await openHome(page);
  const heading = page.getByRole('heading', { name: 'Новинки' });
  const before = await heading.boundingBox();
  for (const name of ['2 з 5', '3 з 5', '4 з 5', '5 з 5']) {
    await button(page, 'Наступний банер').click();
    await expect(shown(page)).toHaveAccessibleName(name);
    expect(await heading.boundingBox()).toEqual(before);
  }
});

test.describe('by finger', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('banners are pushed aside, and a movement down the page is left alone', async ({ page }) => {
    await openHome(page);
    const finger = await page.context().newCDPSession(page);
    const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe({ x: 300, y: 300 }, { x: 100, y: 320 });
    await expect(shown(page)).toHaveAccessibleName('2 з 5');
    await swipe({ x: 100, y: 300 }, { x: 300, y: 300 });
    await expect(shown(page)).toHaveAccessibleName('1 з 5');
    await swipe({ x: 200, y: 400 }, { x: 150, y: 200 });
    await expect(shown(page)).toHaveAccessibleName('1 з 5');
  });
});

test('without scripts the first banner stands whole, without controls', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shown(page).getByRole('link', { name: 'Детальніше' })).toBeVisible();
  await expect(banners(page).getByRole('button')).toHaveCount(0);
  await context.close();
});
