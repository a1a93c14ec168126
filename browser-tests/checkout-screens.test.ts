import type { Page } from '@playwright/test';
import {
  city,
  delivery,
  field,
  fillCourier,
  lineOf,
  openCheckout,
  openDelivery,
  pay,
  press,
  soldOut,
  toner,
} from './at-the-checkout.ts';
import { desktop, phone } from './devices.ts';
import { layoutShift, mostLayoutShift } from './layout-shift.ts';
import { fullCheckoutScripts } from './page-weight.ts';
import { expect, test } from './quiet-page.ts';
import { violationsAtEverySize } from './violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens: [name: string, open: (page: Page) => Promise<void>][] = [
  [
    'the first step with errors',
    async (page) => {
      await openCheckout(page, toner, soldOut, { certificate: '500.00' });
      await press(page, 'Далі');
      await expect(page.locator('.err')).toHaveCount(4);
    },
  ],
  [
    'the second step with suggestions',
    async (page) => {
      await openDelivery(page, { product: 'verba-sage-lip-balm', qty: 5 }, { certificate: '500.00' });
      await field(page, 'Промокод').fill('ROSA10');
      await press(page, 'Застосувати');
      await expect(page.locator('.applied')).toBeVisible();
      await delivery(page, 'Нова пошта').check();
      await city(page).fill('Льв');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'an order that was not taken',
    async (page) => {
      await page.route('**/orders/create/', (route) => route.fulfill({ status: 201, json: {} }));
      await openDelivery(page, toner);
      await fillCourier(page);
      await press(page, 'Оплатити');
      await expect(page.getByText('Не вдалося створити')).toBeVisible();
    },
  ],
  [
    'the thanks for an order',
    async (page) => {
      await openDelivery(page, toner);
      await delivery(page, 'Самовивіз').check();
      await pay(page, 'Оплата під час отримання');
      await press(page, 'Замовити');
      await expect(page.getByRole('region', { name: 'Склад замовлення' })).toBeVisible();
    },
  ],
];

for (const [name, open] of screens) {
  test(`axe finds nothing on ${name} at any width, and it fits`, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page);
    expect(await violationsAtEverySize(page)).toEqual([]);
  });
}

/** Opens the checkout in a fresh browser that has only a cart. */
async function openFresh(page: Page): Promise<void> {
  const cart = [await lineOf(page, toner), await lineOf(page, soldOut)];
  await page.addInitScript((lines) => localStorage.setItem('cart', JSON.stringify(lines)), cart);
  await page.goto('/checkout', { waitUntil: 'networkidle' });
}

test('the checkout with a cart keeps its budgets', async ({ page }) => {
  await page.setViewportSize(phone);
  const sent: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sent.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await openFresh(page);
  const scripts = (await Promise.all(sent)).reduce((sum, bytes) => sum + bytes, 0);
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(fullCheckoutScripts);
});

for (const viewport of [phone, desktop]) {
  test(`the checkout with a cart does not move while it loads at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openFresh(page);
    expect(await layoutShift(page)).toBeLessThan(mostLayoutShift);
  });
}
