import type { Page } from '@playwright/test';
import {
  delivery,
  field,
  fillCourier,
  guest,
  openDelivery,
  order,
  pay,
  press,
  soldOut,
  stored,
  sum,
  toner,
} from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';

const create = '**/api/v1/orders/create/';
const receipt = (page: Page) => page.getByRole('region', { name: 'Склад замовлення' });

test('a guest orders by courier and pays on receipt', async ({ page }) => {
  await openDelivery(page, { ...toner, qty: 2 });
  await fillCourier(page);
  await pay(page, 'Оплата під час отримання');
  await expect(sum(page, 'Разом')).toHaveText('1 230,00 ₴');
  await press(page, 'Замовити');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дякуємо за замовлення!');
  await expect(page).toHaveURL('/confirmation');
  await expect(page).toHaveTitle('Дякуємо за замовлення — Роса');
  const id = await stored(page, 'orderId');
  await expect(page.getByText(`№ ${id}`)).toBeVisible();
  await expect(page.getByText('вам зателефонує адміністратор')).toBeVisible();
  await expect(receipt(page).getByRole('listitem')).toContainText(['100 мл · 2 шт. × 540,00 ₴1 080,00 ₴']);
  await expect(sum(page, 'Доставка')).toHaveText('150,00 ₴');
  await expect(sum(page, 'Разом')).toHaveText('1 230,00 ₴');
  expect(await stored(page, 'cart')).toEqual([]);
  await expect(page.getByRole('button', { name: 'Кошик', exact: true })).toBeVisible();
});

test('who comes for the order gives no address and pays for no delivery', async ({ page }) => {
  await openDelivery(page, { ...toner, qty: 2 });
  await delivery(page, 'Самовивіз').check();
  await pay(page, 'Оплата під час отримання');
  await expect(sum(page, 'Доставка')).toHaveText('безкоштовно');
  await expect(sum(page, 'Разом')).toHaveText('1 080,00 ₴');
  const request = page.waitForRequest(create);
  await press(page, 'Замовити');
  expect((await request).postDataJSON()).toEqual({
    personal_info: { ...guest, phone: '+380671234567' },
    delivery_type: 'pickup',
    delivery_info: {},
    payment_method: 'cash',
    cart_items: [{ variantId: expect.any(Number), qty: 2, type: 'product' }],
    delivery_cost: '0.00',
    total_price: '1080.00',
    promo_code: null,
    promo_code_discount: 0,
    certificates: [],
    certificate_discount: '0.00',
  });
  await expect(receipt(page)).toContainText('100 мл · 2 шт. × 540,00 ₴1 080,00 ₴');
  await expect(sum(page, 'Доставка')).toHaveText('безкоштовно');
  await expect(sum(page, 'Разом')).toHaveText('1 080,00 ₴');
});

// The only test that spends certificates of the demo catalogue: others must not depend on their balances.
test('a promo code and two certificates pay for an order', async ({ page }) => {
  await openDelivery(page, { ...toner, qty: 4 });
  await delivery(page, 'Самовивіз').check();
  await pay(page, 'Оплата під час отримання');
  await field(page, 'Промокод').fill('rosa10');
  await press(page, 'Застосувати');
  for (const serial of ['DEMO-500', 'DEMO-1000']) {
    await field(page, 'Подарунковий сертифікат').fill(serial);
    await press(page, 'Додати');
    await expect(order(page)).toContainText(serial);
  }
  await expect(sum(page, 'Разом')).toHaveText('444,00 ₴');
  const request = page.waitForRequest(create);
  await press(page, 'Замовити');
  expect((await request).postDataJSON()).toMatchObject({
    promo_code: 'ROSA10',
    promo_code_discount: 10,
    certificates: [
      { serial_number: 'DEMO-500', amount: '500.00', status: 'active' },
      { serial_number: 'DEMO-1000', amount: '1000.00', status: 'active' },
    ],
    certificate_discount: '1500.00',
    total_price: '444.00',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дякуємо за замовлення!');
  await expect(receipt(page)).toContainText('100 мл · 4 шт. × 540,00 ₴2 160,00 ₴');
  await expect(sum(page, 'Промокод, 10 %')).toHaveText('−216,00 ₴');
  await expect(sum(page, 'Сертифікати')).toHaveText('−1 500,00 ₴');
  await expect(sum(page, 'Разом')).toHaveText('444,00 ₴');
  expect(await stored(page, 'promoCode')).toBeNull();
  expect(await stored(page, 'cart')).toEqual([]);
  for (const serial_number of ['DEMO-500', 'DEMO-1000']) {
    const answer = await page.request.post('/api/v1/orders/certificate/validate/', { data: { serial_number } });
    expect(await answer.json()).toMatchObject({ code: 'certificate_spent' });
  }
});

test('a later visit to the thanks leaves a new cart alone', async ({ page }) => {
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  await pay(page, 'Оплата під час отримання');
  await press(page, 'Замовити');
  await expect(receipt(page)).toBeVisible();
  const cart = [{ variantId: 25, qty: 1, type: 'product' }];
  await page.evaluate((lines) => localStorage.setItem('cart', JSON.stringify(lines)), cart);
  await page.reload();
  await expect(receipt(page)).toBeVisible();
  expect(await stored(page, 'cart')).toEqual(cart);
  // The checkout draft was cleared.
  await page.goto('/checkout');
  await expect(page.getByRole('textbox', { name: 'Прізвище' })).toHaveValue('');
});

test('a preorder is one because the customer was told so', async ({ page }) => {
  await openDelivery(page, soldOut);
  await delivery(page, 'Самовивіз').check();
  await pay(page, 'Оплата під час отримання');
  const request = page.waitForRequest(create);
  await press(page, 'Замовити');
  expect((await request).postDataJSON().cart_items).toEqual([expect.objectContaining({ qty: 1, preorder: true })]);
  await expect(receipt(page)).toContainText('50 мл · 1 шт. · Передзамовлення');
});

test('an answer without an order is told as a failure', async ({ page }) => {
  await page.route(create, (route) => route.fulfill({ status: 201, json: {} }));
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  await press(page, 'Оплатити');
  await expect(page.getByText('Не вдалося створити замовлення або ініціювати оплату. Спробуйте знову.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Оплатити' })).toHaveAttribute('aria-busy', 'false');
  expect(await stored(page, 'orderId')).toBeNull();
});

test('the public offer is one click away', async ({ page }) => {
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  await expect(page.getByText('Натискаючи кнопку, ви погоджуєтеся з')).toBeVisible();
  await expect(page.getByRole('link', { name: 'умовами публічної оферти' })).toHaveAttribute('href', '/page/terms');
  await expect(order(page)).toBeVisible();
});
