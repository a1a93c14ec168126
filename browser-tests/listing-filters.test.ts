import type { Page } from '@playwright/test';
import { desktop, phone } from './devices.ts';
import { expect, test } from './quiet-page.ts';
import { violationsAtEverySize } from './violations.ts';

const oily = '/skin-type/zhyrna';
const cards = (page: Page) => page.getByRole('article');
const filters = (page: Page) => page.locator('summary').filter({ hasText: 'Фільтри' });
const order = (page: Page) => page.getByRole('combobox', { name: 'Сортування' });
const option = (page: Page, name: string) => page.getByRole('checkbox', { name });
const found = (page: Page) => page.locator('main').getByRole('status');

test('without scripts filters and order are a form, and what was chosen is taken back by links', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(oily);
  await expect(cards(page)).toHaveCount(16);
  await filters(page).click();
  for (const brand of ['Verba', 'Solis']) await option(page, brand).check();
  await page.getByRole('textbox', { name: 'До' }).fill('630');
  await order(page).selectOption('Спершу дешевші');
  await page.getByRole('button', { name: 'Показати' }).first().click();

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
  await filters(page).click();
  await option(page, 'Verba').check();
  await expect(page.getByRole('button', { name: 'Показати' })).toHaveCount(0);
  await expect(page).toHaveURL(`${oily}?brand=verba`);
  await expect(found(page)).toHaveText('2\u00a0товари');
  await expect(option(page, 'Verba')).toBeFocused();
  await option(page, 'Solis').press('Space');
  await expect(page).toHaveURL(`${oily}?brand=solis,verba`);
  await expect(found(page)).toHaveText('6\u00a0товарів');
  await order(page).selectOption('Спершу дорожчі');
  await expect(cards(page).first()).toContainText('Тонувальна сироватка');
  await page.getByRole('textbox', { name: 'До' }).fill('700');
  await page.getByRole('textbox', { name: 'До' }).press('Tab');
  await expect(page).toHaveURL(`${oily}?brand=solis,verba&price_to=700&sort=price_down`);
  await expect(found(page)).toHaveText('5\u00a0товарів');

  await page.goBack();
  await expect(found(page)).toHaveText('6\u00a0товарів');
  await expect(page.getByRole('textbox', { name: 'До' })).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${oily}?brand=verba`);
  await expect(option(page, 'Solis')).not.toBeChecked();
  await expect(order(page)).toHaveValue('');
});

test('what was chosen is taken back one by one, and the focus does not get lost', async ({ page }) => {
  await page.goto(`${oily}?brand=verba,solis&in_stock=true`);
  await page.getByRole('link', { name: 'Прибрати: Verba' }).press('Enter');
  await expect(page).toHaveURL(`${oily}?brand=solis&in_stock=true`);
  await expect(page.getByRole('list', { name: 'Обрані фільтри' }).getByRole('listitem').first()).toBeFocused();
  await page.goto(`${oily}?price_from=9000`);
  const nothing = page.getByText('За такими умовами нічого не знайшлося.');
  await expect(nothing).toBeVisible();
  expect((await nothing.boundingBox())?.width, 'the width of the words').toBeGreaterThan(300);
  await page.getByRole('link', { name: 'Скинути все' }).click();
  await expect(cards(page)).toHaveCount(16);
});

test('on a phone the filters open over the products and close with what they found', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(oily);
  await expect(option(page, 'Verba')).toBeHidden();
  await filters(page).click();
  await option(page, 'Зі знижкою').check();
  await expect(found(page)).toHaveText('2\u00a0товари');
  await page.getByRole('button', { name: 'Показати 2\u00a0товари' }).click();
  await expect(option(page, 'Зі знижкою')).toBeHidden();
  await expect(filters(page)).toBeFocused();
  await expect(filters(page)).toContainText('обрано: 1');
});

test('a listing is not narrowed down by what it is about', async ({ page }) => {
  await page.goto('/collection/verba?brand=solis');
  await expect(cards(page)).toHaveCount(7);
  await filters(page).click();
  await expect(page.getByRole('group', { name: 'Тип шкіри' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Бренд' })).toHaveCount(0);
});

test('a long listing has pages; another page begins at its top', async ({ page }) => {
  await page.goto('/');
  const products = (await (await page.request.get('/api/v1/shop/listing/?of=skin_type&slug=zhyrna')).json()).products;
  await page.route('**/api/v1/shop/listing/?of=product_type&slug=kremy**', async (route) => {
    const answer = await (await route.fetch()).json();
    const isSecond = route.request().url().includes('page=2');
    await route.fulfill({ json: { ...answer, total: 50, count: 50, products: products.slice(isSecond ? 8 : 0) } });
  });
  await page.setViewportSize(desktop);
  await page.getByRole('button', { name: 'Тип засобу' }).click();
  await page.getByRole('link', { name: 'Креми', exact: true }).click();
  const pages = page.getByRole('navigation', { name: 'Сторінки' });
  await expect(pages.getByRole('link')).toHaveText(['1', '2', '3', '']);
  await pages.getByRole('link', { name: 'Наступна' }).press('Enter');
  await expect(page).toHaveURL('/product-type/kremy?page=2');
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
  await page.goto(`${oily}?brand=verba&price_to=800&sort=price_up`);
  await filters(page).click();
  expect(await violationsAtEverySize(page)).toEqual([]);
});
