import { expect, test } from './quiet-page.ts';

test('the home page shows the banner and the novelties, with pictures that load', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe-inline');
  await expect(page).toHaveTitle('Роса');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Роса');
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page.getByRole('article').first()).toContainText('540\u00a0₴');

  const banner = page.getByRole('img').first();
  await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the page is complete without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Новинки' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(8);
  await context.close();
});

test('an unknown address is a 404 page that leads home, by the API and no reload', async ({ page, complaints }) => {
  const response = await page.goto('/nothing-here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Сторінку не знайдено');
  // The browser logs the status of the document.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'document'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
  });
  await page.getByRole('link', { name: 'На головну', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Новинки' })).toBeVisible();
  expect(asked).toEqual(['/api/v1/pages/blocks/home/']);
});

test('the page of the API opens under its own policy', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByText('/api/v1/shop/navbar/')).toBeVisible();
});

test('the strip above the page promises what the rules keep; the courier where there is room', async ({ page }) => {
  const strip = page.locator('.topbar');
  const courier = strip.getByText('Кур’єр у Києві безкоштовно від 3 500 ₴');
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/');
  await expect(strip).toContainText('Нова пошта у відділення та поштомат безкоштовно за оплати карткою');
  await expect(courier).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(courier).toBeVisible();
});
