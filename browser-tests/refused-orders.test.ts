import type { Page } from '@playwright/test';
import {
  delivery,
  field,
  fillCourier,
  openDelivery,
  order,
  pay,
  press,
  stored,
  sum,
  toner,
} from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';

const create = '**/api/v1/orders/create/';
const variants = '**/api/v1/shop/wishlist/';
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Замовлення ще не створено.' });

/** Changes the variants in API answers to the page. */
async function variantsSeem(page: Page, seeming: object): Promise<void> {
  await page.route(variants, async (route) => {
    const response = await route.fetch();
    const items = (await response.json()) as object[];
    await route.fulfill({ response, json: items.map((item) => ({ ...item, ...seeming })) });
  });
}

/** Stubs the answer to the order. */
async function refuse(page: Page, status: number, json: object): Promise<void> {
  await page.route(create, (route) => route.fulfill({ status, json }), { times: 1 });
}

test('a price that changed meanwhile is shown, and nothing is ordered until it is confirmed', async ({
  page,
  complaints,
}) => {
  await variantsSeem(page, { price: '500.00' });
  await openDelivery(page, { ...toner, qty: 2 });
  await delivery(page, 'Самовивіз').check();
  await pay(page, 'Оплата під час отримання');
  await expect(sum(page, 'Разом')).toHaveText('1 000,00 ₴');
  await page.unroute(variants);
  await press(page, 'Замовити');
  await expect(notice(page).getByRole('listitem')).toHaveText([
    'Тонік-спрей «Крижана роса», 100 мл: 500,00 ₴ → 540,00 ₴',
    'Разом: 1 000,00 ₴ → 1 080,00 ₴',
  ]);
  await expect(sum(page, 'Разом')).toHaveText('1 080,00 ₴');
  expect(await stored(page, 'orderId')).toBeNull();
  expect(await stored(page, 'cart')).toHaveLength(1);
  await press(page, 'Замовити');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дякуємо за замовлення!');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('too many of a thing are lowered to what is left by one button', async ({ page, complaints }) => {
  await openDelivery(page, { product: 'verba-sage-lip-balm', qty: 5 });
  await delivery(page, 'Самовивіз').check();
  await pay(page, 'Оплата під час отримання');
  await press(page, 'Замовити');
  await expect(notice(page).getByRole('listitem')).toHaveText([
    'Бальзам для губ «Шавлія та мед», 15 мл: у кошику 5, залишилося 3',
  ]);
  await press(page, 'Взяти стільки, скільки є');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Замовити' })).toBeFocused();
  await expect(sum(page, 'Разом')).toHaveText('720,00 ₴');
  expect(await stored(page, 'orderId')).toBeNull();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('what sold out meanwhile becomes a preorder before the eyes of the customer', async ({ page, complaints }) => {
  await variantsSeem(page, { stock: 5 });
  await openDelivery(page, { product: 'mavka-moss-night-cream' });
  await delivery(page, 'Самовивіз').check();
  await pay(page, 'Оплата під час отримання');
  await expect(sum(page, 'Разом')).toBeVisible();
  await expect(order(page)).not.toContainText('Передзамовлення');
  await page.unroute(variants);
  await press(page, 'Замовити');
  await expect(notice(page).getByRole('listitem')).toContainText(['уже розкупили, можна передзамовити']);
  await expect(order(page).getByRole('listitem')).toContainText('Передзамовлення');
  await press(page, 'Замовити');
  await expect(page.getByRole('region', { name: 'Склад замовлення' })).toContainText('Передзамовлення');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('a promo code and a certificate that the shop rejects are taken away', async ({ page, complaints }) => {
  await page.goto('/placeholder');
  await page.evaluate(() => localStorage.setItem('promoCode', '{"code":"ROSA10","percent":10}'));
  await page.route('**/orders/certificate/validate/', (route) =>
    route.fulfill({ json: { serial_number: 'GIFT-1', amount: '100.00', status: 'active', valid_until: '2030-01-01' } }),
  );
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  await field(page, 'Подарунковий сертифікат').fill('GIFT-1');
  await press(page, 'Додати');
  await expect(sum(page, 'Разом')).toHaveText('386,00 ₴');
  await refuse(page, 409, {
    code: 'promo_code_rejected',
    reason: 'promo_code_used_up',
    detail: 'Цей промокод уже використано.',
  });
  await press(page, 'Оплатити');
  await expect(notice(page)).toContainText('Цей промокод уже використано.');
  await expect(notice(page).getByRole('listitem')).toHaveText(['Промокод ROSA10 прибрано, перевірте суму']);
  await expect(sum(page, 'Разом')).toHaveText('440,00 ₴');
  await refuse(page, 409, {
    code: 'certificate_rejected',
    serial_number: 'GIFT-1',
    reason: 'certificate_spent',
    detail: 'На цьому сертифікаті не лишилося коштів.',
  });
  await press(page, 'Оплатити');
  await expect(notice(page)).toContainText('На цьому сертифікаті не лишилося коштів.');
  await expect(notice(page).getByRole('listitem')).toHaveText(['Сертифікат GIFT-1 прибрано, перевірте суму']);
  await expect(sum(page, 'Разом')).toHaveText('540,00 ₴');
  expect(complaints.splice(0)).toHaveLength(2);
});

test('what was said about an order is gone when the customer changes it', async ({ page, complaints }) => {
  await variantsSeem(page, { price: '500.00' });
  await openDelivery(page, { ...toner, qty: 2 });
  await delivery(page, 'Самовивіз').check();
  await expect(sum(page, 'Разом')).toHaveText('1 000,00 ₴');
  await page.unroute(variants);
  await press(page, 'Оплатити');
  await expect(sum(page, 'Разом')).toHaveText('1 080,00 ₴');
  await expect(notice(page)).toContainText('Разом: 1 000,00 ₴ → 1 080,00 ₴');
  await order(page).getByRole('button', { name: 'Зменшити' }).click();
  await expect(sum(page, 'Разом')).toHaveText('540,00 ₴');
  await expect(notice(page)).toHaveCount(0);
  await page.route(create, (route) => route.abort(), { times: 1 });
  await press(page, 'Оплатити');
  const failure = page.getByText('Не вдалося створити замовлення');
  await expect(failure).toBeVisible();
  await delivery(page, 'Кур’єр').check();
  await expect(failure).toHaveCount(0);
  complaints.splice(0);
});

test('a line that is not sold any more leaves the cart', async ({ page, complaints }) => {
  await openDelivery(page, toner, { product: 'solis-fluid-spf50' });
  await delivery(page, 'Самовивіз').check();
  const [, fluid] = (await stored(page, 'cart')) as { variantId: number }[];
  await refuse(page, 409, {
    code: 'line_unavailable',
    lines: [{ variantId: fluid?.variantId, type: 'product' }],
    detail: 'Деякі товари з кошика більше не продаються.',
  });
  await page.route(variants, async (route) => {
    const response = await route.fetch();
    const items = (await response.json()) as { id: number }[];
    await route.fulfill({ response, json: items.filter(({ id }) => id !== fluid?.variantId) });
  });
  await press(page, 'Оплатити');
  await expect(notice(page).getByRole('listitem')).toContainText(['більше не продається']);
  await expect(order(page).getByRole('listitem')).toHaveCount(1);
  await expect(order(page)).toContainText('Деякі товари більше не продаються');
  await page.unrouteAll({ behavior: 'wait' });
  complaints.splice(0);
});

test('fields that the server refuses are told where they are', async ({ page, complaints }) => {
  await openDelivery(page, toner);
  await fillCourier(page);
  await refuse(page, 400, { delivery_info: { courierHouse: ['Щонайбільше 50 символів'] } });
  await press(page, 'Оплатити');
  await expect(field(page, 'Будинок')).toHaveAccessibleDescription('Щонайбільше 50 символів');
  await expect(field(page, 'Будинок')).toBeFocused();
  await field(page, 'Будинок').fill('3');
  await expect(field(page, 'Будинок')).not.toHaveAttribute('aria-invalid');
  await refuse(page, 400, { personal_info: { email: ['Введіть коректний email'] } });
  await press(page, 'Оплатити');
  await expect(page.getByRole('region', { name: 'Особисті дані' })).toBeVisible();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Введіть коректний email');
  await expect(field(page, 'Email')).toBeFocused();
  expect(complaints.splice(0)).toHaveLength(2);
});
