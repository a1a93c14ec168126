import type { Page } from '@playwright/test';
import { desktop, phone } from './devices.ts';
import { expect, test } from './quiet-page.ts';
import { violationsAtEverySize } from './violations.ts';

const oily = '/skin-type/zhyrna';
const cards = (page: Page) => page.getByRole('article');
const popover = (page: Page, name: string) => page.locator('main summary').filter({ hasText: name });
const openSheet = (page: Page) => page.getByRole('button', { name: 'Фільтри' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Фільтри' });
const order = (page: Page) => page.getByRole('combobox', { name: 'Сортування' });
const option = (page: Page, name: string) => page.getByRole('checkbox', { name });
const found = (page: Page) => page.locator('main').getByRole('status').first();

for (const [name, viewport] of Object.entries({ desktop, phone }))
  test(`without scripts filters and order are a form on a ${name}, and what was chosen is taken back by links`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport });
    const page = await context.newPage();
    await page.goto(oily);
    await expect(cards(page)).toHaveCount(16);
    await popover(page, 'Бренд').click();
    for (const brand of ['Verba', 'Solis']) await option(page, brand).check();
    await popover(page, 'Ціна').click();
    await expect(option(page, 'Verba')).toBeHidden();
    await page.getByRole('textbox', { name: 'До' }).fill('630');
    await order(page).selectOption('Спершу дешевші');
    await page.getByRole('button', { name: 'Показати' }).click();

    await expect(found(page)).toHaveText('5\u00a0товарів');
    await expect(cards(page).first()).toContainText('Бальзам для губ');
    await expect(order(page)).toHaveValue('price_up');
    await page.getByRole('link', { name: 'Прибрати: Verba' }).click();
    await expect(page).toHaveURL(`${oily}?brand=solis&price_to=630&sort=price_up`);
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'Скинути все' }).click();
    await expect(page).toHaveURL(`${oily}?sort=price_up`);
    await expect(cards(page)).toHaveCount(16);
    await context.close();
  });

test('every change applies at once and stays in the address; Back takes it back', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(oily);
  await popover(page, 'Бренд').click();
  await option(page, 'Verba').check();
  await expect(page.getByRole('button', { name: 'Показати' })).toHaveCount(0);
  await expect(page).toHaveURL(`${oily}?brand=verba`);
  await expect(found(page)).toHaveText('2\u00a0товари');
  await expect(option(page, 'Verba')).toBeFocused();
  await option(page, 'Solis').press('Space');
  await expect(page).toHaveURL(`${oily}?brand=solis,verba`);
  await expect(found(page)).toHaveText('6\u00a0товарів');
  await order(page).focus();
  await order(page).selectOption('Спершу дорожчі');
  await expect(option(page, 'Solis')).toBeHidden();
  await expect(cards(page).first()).toContainText('Тонувальна сироватка');
  await popover(page, 'Ціна').press('Enter');
  await page.getByRole('textbox', { name: 'До' }).fill('700');
  await page.getByRole('textbox', { name: 'До' }).press('Enter');
  await expect(page).toHaveURL(`${oily}?brand=solis,verba&price_to=700&sort=price_down`);
  await expect(found(page)).toHaveText('5\u00a0товарів');
  await expect(popover(page, 'Ціна')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'До' })).toBeHidden();

  await page.goBack();
  await expect(found(page)).toHaveText('6\u00a0товарів');
  await expect(page.locator('[name=price_to]')).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${oily}?brand=verba`);
  await expect(page.locator('[name=brand][value=solis]')).not.toBeChecked();
  await expect(order(page)).toHaveValue('');
});

test('the toolbar stays in sight, and a choice from the middle of the list begins at its first product', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(oily);
  await cards(page).last().scrollIntoViewIfNeeded();
  await option(page, 'Зі знижкою').check();
  await expect(found(page)).toHaveText('2\u00a0товари');
  await expect(cards(page).first()).toBeInViewport();
  const bar = await page.locator('.tools').boundingBox();
  expect(bar!.y).toBeGreaterThanOrEqual((await page.getByRole('banner').boundingBox())!.height - 1);
  expect((await cards(page).first().boundingBox())!.y).toBeGreaterThan(bar!.y + bar!.height - 1);
});

test('what was chosen is taken back one by one, and the focus does not get lost', async ({ page }) => {
  await page.goto(`${oily}?brand=verba,solis&in_stock=true`);
  await page.getByRole('link', { name: 'Прибрати: Verba' }).press('Enter');
  await expect(page).toHaveURL(`${oily}?brand=solis&in_stock=true`);
  await expect(page.getByRole('list', { name: 'Обрані фільтри' }).getByRole('listitem').first()).toBeFocused();
});

test('where nothing is left, the nearest choice is a link', async ({ page }) => {
  await page.goto(`${oily}?brand=verba&price_from=2000`);
  await expect(page.getByText('За такими умовами нічого не знайшлося')).toBeVisible();
  await page.getByRole('link', { name: 'Без «від 2\u00a0000\u00a0₴»\u00a0— 2\u00a0товари' }).click();
  await expect(page).toHaveURL(`${oily}?brand=verba`);
  await expect(cards(page)).toHaveCount(2);
  await page.goto(`${oily}?price_from=9000`);
  await page.getByRole('link', { name: 'Скинути все' }).click();
  await expect(cards(page)).toHaveCount(16);
});

test('on a phone a sheet has the filters, says how much is found, keeps the focus inside and gives it back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.goto(oily);
  await expect(popover(page, 'Бренд')).toBeHidden();
  await openSheet(page).click();
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole('checkbox', { name: 'Зі знижкою' }).check();
  await expect(page).toHaveURL(`${oily}?on_sale=true`);
  const show = sheet(page).getByRole('button', { name: 'Показати 2\u00a0товари' });
  await expect(show).toBeVisible();
  await sheet(page).getByRole('radio', { name: 'Спершу дешевші' }).check();
  await expect(page).toHaveURL(`${oily}?on_sale=true&sort=price_up`);

  await show.focus();
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => document.activeElement?.closest('main, header, footer') !== null);
    expect(isOutside && !(await sheet(page).evaluate((box) => box.contains(document.activeElement)))).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(openSheet(page)).toBeFocused();
  await expect(openSheet(page)).toContainText('обрано: 1');

  await openSheet(page).click();
  await sheet(page).getByRole('button', { name: 'Скинути' }).click();
  await expect(page).toHaveURL(`${oily}?sort=price_up`);
  await sheet(page).getByRole('button', { name: 'Показати 16\u00a0товарів' }).click();
  await expect(sheet(page)).toBeHidden();

  // Back closes an open sheet and keeps the choice; then it leaves the listing.
  await page.getByRole('button', { name: 'Сортування: Спершу дешевші' }).click();
  await sheet(page).getByRole('checkbox', { name: 'Зі знижкою' }).check();
  await expect(show).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(`${oily}?on_sale=true&sort=price_up`);
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a listing is not narrowed down by what it is about', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/collection/verba?brand=solis');
  await expect(cards(page)).toHaveCount(7);
  await expect(popover(page, 'Тип шкіри')).toBeVisible();
  await expect(popover(page, 'Бренд')).toHaveCount(0);
});

test('a long listing shows more under what is shown; Back brings that back, a reload its last page alone', async ({
  page,
}) => {
  const dry = '/skin-type/sukha';
  await page.setViewportSize(desktop);
  await page.goto(dry);
  await expect(cards(page)).toHaveCount(24);
  const names = await cards(page).locator('h3').allTextContents();
  await page.getByRole('link', { name: 'Показати ще\u00a03' }).click();
  await expect(page).toHaveURL(`${dry}?page=2`);
  await expect(cards(page)).toHaveCount(27);
  expect((await cards(page).locator('h3').allTextContents()).slice(0, 24)).toEqual(names);
  await expect(page.getByText('Показано 27 із 27')).toBeVisible();
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
  await expect(cards(page).nth(24)).toBeInViewport();

  await cards(page).nth(25).getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(cards(page)).toHaveCount(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(27);
  await expect(cards(page).nth(25)).toBeInViewport();

  await page.goBack();
  await expect(page).toHaveURL(dry);
  await expect(cards(page)).toHaveCount(24);
  await page.goForward();
  await expect(cards(page)).toHaveCount(27);
  await page.reload();
  await expect(page.getByText('Показано 25–27 із 27')).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${dry}\\?page=2$`));
});

test('another page by its number begins at its top', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/skin-type/normalna');
  const pages = page.getByRole('navigation', { name: 'Сторінки' });
  await expect(pages.getByRole('link')).toHaveText(['1', '2', '']);
  await pages.getByRole('link', { name: 'Наступна' }).press('Enter');
  await expect(page).toHaveURL('/skin-type/normalna?page=2');
  await expect(pages.getByRole('link', { name: 'Сторінка 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('search engines are told which of the many views of a listing to show', async ({ page }) => {
  const head = async (address: string) => {
    await page.goto(address);
    const robots = page.locator('meta[name=robots]');
    return [
      new URL(String(await page.locator('link[rel=canonical]').getAttribute('href'))).pathname,
      (await robots.count()) === 0 ? '' : await robots.getAttribute('content'),
    ];
  };
  expect(await head(oily)).toEqual([oily, '']);
  expect(await head(`${oily}?utm_source=letter`)).toEqual([oily, '']);
  expect(await head(`${oily}?sort=newest`)).toEqual([oily, 'noindex,follow']);
});

test('a page beyond the last one is not there', async ({ page, complaints }) => {
  expect((await page.goto(`${oily}?page=2`))?.status()).toBe(404);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('axe finds nothing on open filters with choices, and they fit at every width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(desktop);
  await page.goto(`${oily}?brand=verba&price_to=800&sort=price_up`);
  await popover(page, 'Бренд').click();
  expect(await violationsAtEverySize(page)).toEqual([]);
  await page.setViewportSize(phone);
  await openSheet(page).click();
  await expect(sheet(page)).toBeVisible();
  expect(await violationsAtEverySize(page)).toEqual([]);
});

test('axe finds nothing where nothing is left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${oily}?brand=verba&price_from=2000`);
  expect(await violationsAtEverySize(page)).toEqual([]);
});
