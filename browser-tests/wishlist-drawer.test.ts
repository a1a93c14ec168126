import type { Page } from '@playwright/test';
import { everySize } from './devices.ts';
import { keep, kept, product, variantId } from './kept-lists.ts';
import { expect, test } from './quiet-page.ts';
import { violations } from './violations.ts';

const fluid = 'Сонцезахисний флюїд для обличчя SPF 50';
const giftSet = 'Подарунковий набір «Трояндовий ранок»';
const handCream = 'Крем для рук «Липовий цвіт»';
const wishlist = (page: Page) => page.getByRole('dialog', { name: 'Обране' });
const line = (page: Page, name: string) => wishlist(page).getByRole('listitem').filter({ hasText: name });
const openDrawer = (page: Page) => page.getByRole('button', { name: /^Обране/ }).click();

async function wish(page: Page): Promise<number[]> {
  const ids = [await variantId(page, 'SO-04-50'), await variantId(page, 'KV-15-3'), await variantId(page, 'VE-20-50')];
  await keep(page, 'wishlist', ids);
  await page.goto('/page/delivery');
  return ids;
}

test('shows what is wished for, in the order of the wishes', async ({ page }) => {
  await wish(page);
  await openDrawer(page);
  await expect(wishlist(page).locator('.line__name')).toHaveText([fluid, giftSet, handCream]);
  await expect(wishlist(page).getByRole('heading')).toHaveText('Обране 3');
  await expect(line(page, fluid).locator('.price b')).toHaveText('624 ₴');
  await expect(line(page, fluid).locator('.price s')).toHaveText('780 ₴');
  await expect(line(page, fluid).locator('img')).toBeVisible();
  await expect(line(page, giftSet).locator('.line__img--collection')).toBeVisible();
  await expect(line(page, handCream).getByRole('button', { name: `Передзамовлення: ${handCream}` })).toBeVisible();
});

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

test('a wish is taken back; the focus goes to the one in its place', async ({ page }) => {
  const ids = await wish(page);
  await openDrawer(page);
  await wishlist(page)
    .getByRole('button', { name: `Прибрати з обраного: ${fluid}` })
    .press('Enter');
  await expect(line(page, fluid)).toHaveCount(0);
  await expect(line(page, giftSet)).toBeFocused();
  expect(await kept(page, 'wishlist')).toEqual(ids.slice(1));
  for (const name of [handCream, giftSet]) {
    await wishlist(page)
      .getByRole('button', { name: `Прибрати з обраного: ${name}` })
      .click();
  }
  await expect(wishlist(page)).toContainText('Ваш список бажань порожній');
  expect(await kept(page, 'wishlist')).toEqual([]);
});

test('what the shop does not sell any more leaves the wishlist, but not without an answer', async ({
  page,
  complaints,
}) => {
  const known = await variantId(page, 'SO-04-50');
  await keep(page, 'wishlist', [999_999, known]);
  await page.goto('/page/delivery');
  await page.route('**/api/v1/shop/wishlist/', (route) => route.abort());
  await openDrawer(page);
  await expect(wishlist(page).getByRole('alert')).toContainText('Не вдалося завантажити товари.');
  expect(await kept(page, 'wishlist')).toEqual([999_999, known]);
  await page.unrouteAll();
  await wishlist(page).getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(wishlist(page).locator('.line__name')).toHaveText([fluid]);
  expect(await kept(page, 'wishlist')).toEqual([known]);
  complaints.splice(0);
});

test('more wishes than are told at once are asked for in portions', async ({ page }) => {
  const known = await variantId(page, 'SO-04-50');
  const many = Array.from({ length: 450 }, (_, index) => 100_000 + index);
  await keep(page, 'wishlist', [...many, known]);
  await page.goto('/page/delivery');
  const asked: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/shop/wishlist/')) asked.push(request.postDataJSON().variant_ids.length);
  });
  await openDrawer(page);
  await expect(wishlist(page).locator('.line__name')).toHaveText([fluid]);
  await expect.poll(() => kept(page, 'wishlist')).toEqual([known]);
  expect(asked.slice(0, 3)).toEqual([200, 200, 51]);
});

test('axe finds nothing on a full wishlist at any width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await wish(page);
  await openDrawer(page);
  await expect(wishlist(page).getByRole('listitem')).toHaveCount(3);
  for (const viewport of everySize) {
    await page.setViewportSize(viewport);
    expect(await violations(page)).toEqual([]);
    const body = wishlist(page).locator('.drawer__body');
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});
