import type { Page } from '@playwright/test';
import { desktop } from './devices.ts';
import { expect, test } from './quiet-page.ts';

test.use({ viewport: desktop });

const toner = '/api/v1/shop/product/rosa-lab-ice-toner/';

function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'document'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test('a page is asked for once, when the visitor is about to open it', async ({ page }) => {
  await page.goto('/collection/rosa-lab');
  const asked = requestsOf(page);
  const link = page.getByRole('link', { name: 'Тонік-спрей «Крижана роса»' });
  const ahead = page.waitForRequest((request) => request.url().endsWith(toner));
  await link.hover();
  await ahead;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Тонік-спрей «Крижана роса»');
  expect(asked).toEqual([toner]);
});

test('the way back shows the list where it was left', async ({ page }) => {
  await page.goto('/skin-type/zhyrna');
  const last = page.getByRole('article').last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await last.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Жирна шкіра');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a slow page is announced while it is on its way', async ({ page }) => {
  await page.goto('/collection/rosa-lab');
  const answer = Promise.withResolvers<void>();
  await page.route(`**${toner}`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Тонік-спрей «Крижана роса»' }).click();
  await expect(page.getByText('Завантаження…')).toBeAttached();
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Тонік-спрей «Крижана роса»');
  await expect(page.getByText('Завантаження…')).toHaveCount(0);
});

test('a failing answer is a calm page that comes back by itself', async ({ page, complaints }) => {
  await page.clock.install();
  await page.goto('/collection/rosa-lab');
  await page.route(`**${toner}`, (route) =>
    route.fulfill({ status: 503, json: { detail: '', code: 'service_unavailable', request_id: 'x' } }),
  );
  await page.getByRole('link', { name: 'Тонік-спрей «Крижана роса»' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сталася помилка. Спробуйте пізніше.');
  await expect(page.getByRole('link', { name: 'На головну', exact: true })).toBeVisible();
  // The document request works again.
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Тонік-спрей «Крижана роса»');
  expect(complaints.splice(0).length).toBeGreaterThan(0);
});

test('informational pages say that their text could not be loaded', async ({ page, complaints }) => {
  await page.goto('/');
  await page.route('**/api/v1/pages/page/delivery/', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Доставка' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Не вдалося завантажити дані сторінки.');
  expect(complaints.splice(0).length).toBeGreaterThan(0);
});

test('without a connection the page says so, and opens when it is back', async ({ page, context, complaints }) => {
  // The chunk of product pages is loaded; only the data of the next page is missing.
  await page.goto('/product/rosa-lab-hyaluronic-dew');
  await page.getByRole('link', { name: 'ROSA LAB' }).first().click();
  await expect(page).toHaveURL('/collection/rosa-lab');
  await context.setOffline(true);
  await expect(
    page.getByText('Немає з’єднання з інтернетом. Показуємо збережене: ціни й наявність могли змінитися.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Тонік-спрей «Крижана роса»' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Немає з’єднання з інтернетом');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Тонік-спрей «Крижана роса»');
  expect(complaints.splice(0).length).toBeGreaterThan(0);
});
