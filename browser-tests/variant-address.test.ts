import type { Page } from '@playwright/test';
import { desktop, phone } from './devices.ts';
import { expect, test } from './quiet-page.ts';

const serum = '/product/rosa-lab-hyaluronic-dew';

async function variantsOf(page: Page): Promise<{ id: number; code: string }[]> {
  return (await (await page.request.get('/api/v1/shop/product/rosa-lab-hyaluronic-dew/')).json()).variants;
}
const address = (page: Page) => page.evaluate(() => location.pathname + location.search);

for (const [name, viewport] of Object.entries({ desktop, phone }))
  test.describe(`on a ${name}, a chosen variant`, () => {
    test.use({ viewport });

    test('is in the address: a reload and the way back from another page show it again', async ({ page }) => {
      const [, second] = await variantsOf(page);
      await page.goto('/collection/rosa-lab');
      await page.getByRole('link', { name: 'Сироватка зволожувальна' }).first().click();
      await expect(page.getByText('арт. RL-01-15')).toBeVisible();
      expect(await address(page)).toBe(serum);

      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.evaluate(() => window.scrollTo(0, 300));
      await page.getByRole('combobox', { name: 'Об’єм' }).selectOption({ label: '30 мл' });
      await expect.poll(() => address(page)).toBe(`${serum}?variant=${second!.id}`);
      await expect(page.getByText('арт. RL-01-30')).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(300);
      expect(asked.filter((url) => url.includes('/api/') || url.includes('.data'))).toEqual([]);

      await page.reload();
      await expect(page.getByText('арт. RL-01-30')).toBeVisible();
      await expect(page.locator('.pdp__price b')).toHaveText('784 ₴');
      await page
        .getByRole('navigation', { name: 'Навігаційний ланцюжок' })
        .getByRole('link', { name: 'Rosa Lab' })
        .click();
      await expect(page).toHaveURL(/\/collection\/rosa-lab$/);
      await page.goBack();
      await expect(page.getByText('арт. RL-01-30')).toBeVisible();
      // The choice replaced the history entry.
      await page.goBack();
      await expect(page).toHaveURL(/\/collection\/rosa-lab$/);
    });
  });

test('the variant of an address is there without scripts, with its price and links to the others', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: desktop });
  const page = await context.newPage();
  const [, second, third] = await variantsOf(page);
  await page.goto(`${serum}?variant=${second!.id}&utm_source=letter`);
  await expect(page.getByText('арт. RL-01-30')).toBeVisible();
  await expect(page.locator('.pdp__price b')).toHaveText('784 ₴');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${serum}$`));
  await expect(page.locator('meta[property="product:price:amount"]')).toHaveAttribute('content', '784.00');
  await page.getByRole('link', { name: '50 мл' }).click();
  await expect(page.getByText('арт. RL-01-50')).toBeVisible();
  expect(page.url()).toContain(`?variant=${third!.id}`);
  await context.close();
});

test('cart, checkout, wishlist and a search by its code lead to the variant', async ({ page }) => {
  await page.setViewportSize(desktop);
  const [, second] = await variantsOf(page);
  const expected = `${serum}?variant=${second!.id}`;
  await page.goto('/');
  await page.getByRole('button', { name: 'Пошук' }).click();
  await page.getByRole('combobox', { name: 'Пошук товарів' }).fill('RL-01-30');
  await expect(page.getByRole('option')).toHaveAttribute('href', expected);
  await page.getByRole('combobox', { name: 'Пошук товарів' }).press('ArrowDown');
  await page.getByRole('combobox', { name: 'Пошук товарів' }).press('Enter');
  await expect(page).toHaveURL(expected);

  await page.locator('.buy').getByRole('button', { name: 'Додати в обране' }).click();
  await page.locator('.buy').getByRole('button', { name: 'Додати в кошик' }).click();
  const cart = page.getByRole('dialog', { name: 'Кошик' });
  await expect(cart.locator('.line__name')).toHaveAttribute('href', expected);
  await cart.getByRole('button', { name: 'Закрити кошик' }).click();
  await page.getByRole('button', { name: /^Обране/ }).click();
  await expect(page.getByRole('dialog', { name: 'Обране' }).locator('.line__name')).toHaveAttribute('href', expected);
  await page.goto('/checkout');
  const line = page.locator('.sline__name a');
  await expect(line).toHaveAttribute('href', expected);
  // The prefetch uses the product's own address.
  const asked = page.waitForRequest('**/api/v1/shop/product/rosa-lab-hyaluronic-dew/');
  await line.hover();
  await asked;
});

test('a product of one size says its size without a choice, and a set is not called by its count', async ({ page }) => {
  const { products } = await (await page.request.get('/api/v1/shop/all-product/'))
    .json()
    .then((list: { slug: string; name: string; unit: string; variants: { title: string; value: string }[] }[]) => ({
      products: list.filter(({ variants }) => variants.length === 1),
    }));
  const single = products.find(({ unit }) => unit !== 'шт')!;
  await page.goto(`/product/${single.slug}`);
  await expect(page.locator('.choice-one')).toContainText(`${single.variants[0]!.value} ${single.unit}`);
  await expect(page.locator('.pdp__info').getByRole('combobox')).toHaveCount(0);
  const set = products.find(({ unit, variants }) => unit === 'шт' && variants[0]!.title === '')!;
  await page.goto(`/product/${set.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('шт');
  await expect(page.locator('.choice-one')).toContainText(`${set.variants[0]!.value} шт`);
});
