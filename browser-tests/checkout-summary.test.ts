import type { Page } from '@playwright/test';
import { delivery, field, openCheckout, openDelivery, order, press, stored, sum, toner } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';

const promoField = (page: Page) => field(page, 'Промокод');

test('a promo code takes its percent off, is kept, and can be taken away', async ({ page }) => {
  await openCheckout(page, toner);
  await press(page, 'Застосувати');
  await expect(promoField(page)).toHaveAccessibleDescription('Введіть промокод');
  await promoField(page).fill(' rosa10 ');
  await press(page, 'Застосувати');
  await expect(order(page)).toContainText('ROSA10 · знижка 10 %');
  await expect(sum(page, 'Промокод, 10 %')).toHaveText('−54,00 ₴');
  await expect(sum(page, 'Разом')).toHaveText('486,00 ₴');
  expect(await stored(page, 'promoCode')).toEqual({ code: 'ROSA10', percent: 10 });
  await page.reload();
  await expect(sum(page, 'Разом')).toHaveText('486,00 ₴');
  await press(page, 'Прибрати промокод');
  await expect(sum(page, 'Разом')).toHaveText('540,00 ₴');
  expect(await stored(page, 'promoCode')).toBeNull();
});

test('while nobody knows the cart, nobody says what it costs', async ({ page, complaints }) => {
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  await page.route('**/api/v1/shop/wishlist/', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Не вдалося завантажити товари.').first()).toBeVisible();
  await expect(page.locator('.co-total')).toHaveText('Разом');
  await expect(page.locator('.sum')).toHaveCount(0);
  await expect(page.getByText('зараз платити нічого не потрібно')).toHaveCount(0);
  await page.unrouteAll();
  await order(page).getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(page.locator('.co-total')).toHaveText('Разом540,00 ₴');
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');
});
