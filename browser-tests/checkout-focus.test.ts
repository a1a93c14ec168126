import type { Page } from '@playwright/test';
import { delivery, field, openCheckout, openDelivery, order, pay, press, soldOut, toner } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';

const focused = (page: Page) => page.locator(':focus');

test('a line that is taken out gives the focus to the next, and the last one to the page', async ({ page }) => {
  await openCheckout(page, toner, soldOut);
  const fewer = order(page).getByRole('button', { name: 'Зменшити' });
  await fewer.first().press('Enter');
  await expect(order(page).getByRole('listitem')).toHaveCount(1);
  await expect(order(page).getByRole('listitem')).toBeFocused();
  await fewer.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Твій кошик порожній');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a promo code that is applied or taken away keeps the focus at its place', async ({ page }) => {
  await openCheckout(page, toner);
  await field(page, 'Промокод').fill('ROSA10');
  await field(page, 'Промокод').press('Enter');
  const place = page.getByRole('group', { name: 'Промокод' });
  await expect(place).toContainText('ROSA10');
  await expect(place).toBeFocused();
  await place.getByRole('button', { name: 'Прибрати промокод' }).press('Enter');
  await expect(field(page, 'Промокод')).toBeVisible();
  await expect(place).toBeFocused();
});

test('a certificate that is taken away gives the focus to the next, and the last one to its place', async ({
  page,
}) => {
  await page.route('**/orders/certificate/validate/', (route) =>
    route.fulfill({ json: { ...route.request().postDataJSON(), amount: '10.00', status: 'active' } }),
  );
  await openCheckout(page, toner);
  for (const serial of ['GIFT-1', 'GIFT-2']) {
    await field(page, 'Подарунковий сертифікат').fill(serial);
    await press(page, 'Додати');
    await expect(order(page)).toContainText(serial);
  }
  await page.getByRole('button', { name: 'Прибрати сертифікат GIFT-1' }).press('Enter');
  await expect(focused(page)).toHaveText('GIFT-2 · 10,00 ₴');
  await page.getByRole('button', { name: 'Прибрати сертифікат GIFT-2' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Подарунковий сертифікат' })).toBeFocused();
});

test('what changes by itself takes the focus from nobody', async ({ page, complaints }) => {
  await page.goto('/placeholder');
  await page.evaluate(() => localStorage.setItem('promoCode', '{"code":"GONE","percent":50}'));
  await openCheckout(page, toner);
  await expect(page.getByText('Такого промокоду немає.')).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  complaints.splice(0);
});

test('who leaves the checkout goes on at the page that comes', async ({ page }) => {
  await openCheckout(page, toner);
  await page.getByRole('link', { name: 'До покупок' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('main')).toBeFocused();
});

test('who has ordered goes on at the thanks', async ({ page }) => {
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  await pay(page, 'Оплата під час отримання');
  await press(page, 'Замовити');
  await expect(page).toHaveURL('/confirmation');
  await expect(page.getByRole('main')).toBeFocused();
});
