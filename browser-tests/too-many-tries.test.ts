import type { Page } from '@playwright/test';
import { delivery, field, openCheckout, openDelivery, pay, press, stored, toner } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';

const words = 'Забагато спроб. Спробуйте за 3 хвилини.';

/** Stubs the rate limit. */
async function refuse(page: Page, call: string, times?: number): Promise<void> {
  const json = { code: 'too_many_requests', detail: words, error: words, retry_after: 180 };
  const headers = { 'retry-after': '180' };
  await page.route(`**/api/v1/${call}`, (route) => route.fulfill({ status: 429, headers, json }), {
    ...(times && { times }),
  });
}

test.afterEach(({ complaints }) => {
  // The browser logs the status.
  const told = complaints.splice(0);
  expect(told.length).toBeGreaterThan(0);
  for (const complaint of told) expect(complaint).toContain('429');
});

test('who subscribes too often is told when to try again, and what was typed stays', async ({ page }) => {
  await refuse(page, 'actions/subscriptions/');
  await page.goto('/');
  await page.getByLabel('Електронна пошта').fill('olena@rosa.example');
  await press(page, 'Підписатися');
  await expect(page.getByRole('alert')).toHaveText(words);
  await expect(page.getByLabel('Електронна пошта')).toHaveValue('olena@rosa.example');
});

for (const [name, call] of [
  ['Промокод', 'orders/promocode/validate/'],
  ['Подарунковий сертифікат', 'orders/certificate/validate/'],
] as const) {
  test(`who tries too much under «${name}» is told when to try again`, async ({ page }) => {
    await openCheckout(page, toner);
    await refuse(page, call);
    await field(page, name).fill('ROSA10');
    await field(page, name).press('Enter');
    await expect(field(page, name)).toHaveAccessibleDescription(words);
    await expect(field(page, name)).toHaveValue('ROSA10');
  });
}

test('a promo code that could not be asked about stays', async ({ page }) => {
  await refuse(page, 'orders/promocode/validate/');
  await page.goto('/placeholder');
  await page.evaluate(() => localStorage.setItem('promoCode', '{"code":"ROSA10","percent":10}'));
  const answered = page.waitForResponse(/promocode/);
  await openCheckout(page, toner);
  await answered;
  await expect(page.getByText('Промокод, 10 %')).toBeVisible();
  expect(await stored(page, 'promoCode')).toEqual({ code: 'ROSA10', percent: 10 });
});

test('who orders too often is told when to try again, and then sends the same order', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/orders/create/')) keys.push(request.headers()['idempotency-key']);
  });
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  await pay(page, 'Оплата під час отримання');
  await refuse(page, 'orders/create/', 1);
  await press(page, 'Замовити');
  await expect(page.getByRole('alert').filter({ hasText: words })).toContainText(
    'Повторне натискання не створить другого замовлення.',
  );
  await press(page, 'Замовити');
  await expect(page.getByRole('region', { name: 'Склад замовлення' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});
