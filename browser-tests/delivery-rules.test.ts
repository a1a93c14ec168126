import type { Page } from '@playwright/test';
import { delivery, field, guest, openDelivery, order, press, sum, toner } from './at-the-checkout.ts';
import { testInOwnShop } from './own-shop.ts';
import { expect } from './quiet-page.ts';
import { signInAsOwner } from './signed-in-staff.ts';

/** A shop of one town: no card payments, no carrier. */
const test = testInOwnShop({ CARD_PROVIDERS: 'none', CARRIERS: 'none' });

const path = '/api/v1/admin/deliveries/';
const zone = { settlements: ['Львів', 'с. Сокільники'], price: '90', free_from: '1000', days: 1 };
const points = [
  { address: 'м. Львів, площа Ринок, 1', hours: 'пн–сб, 10:00–19:00' },
  { address: 'м. Львів, вул. Зелена, 5', hours: null },
];

/** The owner decides by another window. */
async function decide(page: Page, shop: string, changes: object): Promise<void> {
  await signInAsOwner(page, shop);
  const rules = (await (await page.request.get(path)).json()) as object;
  const headers = { origin: new URL(shop).origin };
  expect((await page.request.put(path, { data: { ...rules, ...changes }, headers })).status()).toBe(200);
}

test('an order is paid in cash at one of two points, which the order names', async ({ ownShop, page }) => {
  await decide(page, ownShop, { zones: [zone], points });
  await page.goto('/');
  await expect(page.locator('.topbar')).toHaveText('Кур’єр (Львів, с. Сокільники) безкоштовно від 1 000 ₴');
  await page.goto('/page/delivery');
  await expect(page.locator('.terms dt')).toHaveText(['Кур’єр', 'Самовивіз']);
  await openDelivery(page, toner);
  await expect(page.getByRole('radio', { name: /Нова пошта/ })).toHaveCount(0);
  await delivery(page, 'Самовивіз').check();
  await expect(page.locator('.pay b')).toHaveText(['Оплата під час отримання']);
  await press(page, 'Замовити');
  await expect(page.locator('.err', { hasText: 'Оберіть, де заберете замовлення' })).toBeVisible();
  await expect(delivery(page, 'площа Ринок')).toBeVisible();
  await expect(page.getByText('пн–сб, 10:00–19:00')).toBeVisible();
  await delivery(page, 'вул. Зелена').check();
  await press(page, 'Замовити');
  await expect(page).toHaveURL(/\/confirmation/);
  const answer = await page.request.get(`/api/v1/admin/orders/?q=${guest.email}`);
  const [placed] = Object.values((await answer.json()) as object).find(Array.isArray) as { id: number }[];
  expect(await (await page.request.get(`/api/v1/admin/orders/${placed!.id}/`)).json()).toMatchObject({
    delivery_type: 'pickup',
    delivery_address: points[1]!.address,
    payment_method: 'cash',
  });
});

test('the courier comes to Lviv for the price of its zone, and a place elsewhere is told apart', async ({
  ownShop,
  page,
  complaints,
}) => {
  await decide(page, ownShop, { zones: [zone], points });
  await openDelivery(page, toner);
  await delivery(page, 'Кур’єр').check();
  const town = page.getByRole('combobox', { name: 'Населений пункт' });
  await town.fill('Київ');
  await expect(page.locator('.err', { hasText: 'Туди наш кур’єр не їздить.' })).toBeVisible();
  await town.fill('льв');
  await page.getByRole('option', { name: 'Львів' }).click();
  await expect(sum(page, 'Доставка')).toHaveText('90,00 ₴');
  await field(page, 'Вулиця').fill('Зелена');
  await field(page, 'Будинок').fill('5');
  await field(page, 'Квартира або офіс').fill('1');
  // Meanwhile the price changes: the form says so, and shows the new one.
  await decide(page, ownShop, { zones: [{ ...zone, price: '120' }], points });
  await press(page, 'Замовити');
  await expect(page.getByText('Разом: 630,00 ₴ → 660,00 ₴')).toBeVisible();
  // The browser tells of the 409.
  complaints.splice(0);
  await expect(order(page)).toContainText('120,00 ₴');
  await press(page, 'Замовити');
  await expect(page).toHaveURL(/\/confirmation/);
});
