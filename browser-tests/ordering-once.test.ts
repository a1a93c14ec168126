import type { Page } from '@playwright/test';
import { delivery, openDelivery, pay, press, stored, toner } from './at-the-checkout.ts';
import { clickTwice } from './click-twice.ts';
import { expect, test } from './quiet-page.ts';

const create = '**/api/v1/orders/create/';
const receipt = (page: Page) => page.getByRole('region', { name: 'Склад замовлення' });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Не вдалося' });
const setCart = (page: Page, cart: unknown) =>
  page.evaluate((lines) => localStorage.setItem('cart', JSON.stringify(lines)), cart);

/** The idempotency key of each order request. */
function sentKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/orders/create/')) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

async function openCashPickup(page: Page): Promise<void> {
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  await pay(page, 'Оплата під час отримання');
}

/** The shop accepts the next order, but its response is lost. */
async function loseAnswer(page: Page): Promise<{ id: number }[]> {
  const placed: { id: number }[] = [];
  await page.route(
    create,
    async (route) => {
      placed.push(await (await route.fetch()).json());
      await route.abort();
    },
    { times: 1 },
  );
  return placed;
}

test('a double click orders once', async ({ page }) => {
  const keys = sentKeys(page);
  await openCashPickup(page);
  await clickTwice(page.getByRole('button', { name: 'Замовити' }));
  await expect(receipt(page)).toBeVisible();
  expect(keys).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.getItem('orderAttempt'))).toBeNull();
});

test('an answer that is lost costs no second order', async ({ page, complaints }) => {
  const keys = sentKeys(page);
  await openCashPickup(page);
  const placed = await loseAnswer(page);
  await press(page, 'Замовити');
  await expect(failure(page)).toContainText('Не вдалося створити замовлення або ініціювати оплату. Спробуйте знову.');
  await page.reload();
  await press(page, 'Замовити');
  await expect(receipt(page)).toBeVisible();
  expect(await stored(page, 'orderId')).toBe(placed[0]?.id);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(complaints.splice(0)).toHaveLength(1);
});

test('after a lost answer another cart is no second order, either: the first is shown', async ({
  page,
  complaints,
}) => {
  const keys = sentKeys(page);
  await openCashPickup(page);
  const placed = await loseAnswer(page);
  await press(page, 'Замовити');
  await expect(failure(page)).toBeVisible();
  const [line] = (await stored(page, 'cart')) as object[];
  await setCart(page, [{ ...line, qty: 3 }]);
  await page.reload();
  await press(page, 'Замовити');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дякуємо за замовлення!');
  await expect(receipt(page)).toContainText('1 шт.');
  expect(await stored(page, 'orderId')).toBe(placed[0]?.id);
  // Ordered pieces are gone; pieces added since then are not.
  await expect.poll(() => stored(page, 'cart')).toEqual([{ ...line, qty: 2 }]);
  expect(new Set(keys).size).toBe(1);
  expect(complaints.splice(0)).toEqual([expect.anything(), expect.stringContaining('409')]);
});

test('a page that cannot be loaded after the order costs no second order', async ({ page, complaints }) => {
  const keys = sentKeys(page);
  await page.route('**/assets/confirmation-page-*.js', (route) => route.abort());
  await openCashPickup(page);
  const comesBack = page.waitForEvent('load');
  await press(page, 'Замовити');
  await comesBack;
  await expect(page).toHaveURL('/checkout');
  const id = await stored(page, 'orderId');
  await page.unrouteAll();
  await page.reload();
  await press(page, 'Замовити');
  await expect(receipt(page)).toBeVisible();
  expect(await stored(page, 'orderId')).toBe(id);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await expect.poll(() => stored(page, 'cart')).toEqual([]);
  complaints.splice(0);
});

test('the key of an order that was shown is not used again', async ({ page }) => {
  const keys = sentKeys(page);
  for (const round of [1, 2]) {
    await openCashPickup(page);
    await press(page, 'Замовити');
    await expect(receipt(page)).toBeVisible();
    expect(new Set(keys).size).toBe(round);
  }
});
