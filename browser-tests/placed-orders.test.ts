import { delivery, openCheckout, openDelivery, pay, press, stored, sum, toner } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';
import { openAsPlaced, stubPayments } from './stubbed-payments.ts';

for (const address of ['/confirmation', '/failed']) {
  test(`${address} without an order leads home`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Тут ще немає замовлення');
    await expect(page.locator('main').getByRole('link', { name: 'На головну' })).toHaveAttribute('href', '/');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}

test('an order of which only the number is known was made of the cart', async ({ page }) => {
  await openCheckout(page, { ...toner, qty: 2 });
  await page.evaluate(() => localStorage.setItem('orderId', '48213'));
  await page.goto('/failed');
  await expect(page.getByText('№ 48213')).toBeVisible();
  await expect(sum(page, 'Разом')).toHaveText('1 080,00 ₴');
  expect(await stored(page, 'cart')).toHaveLength(1);
  await page.goto('/confirmation');
  await expect(page.getByRole('region', { name: 'Склад замовлення' })).toContainText('2 шт.');
  await expect(sum(page, 'Разом')).toHaveText('1 080,00 ₴');
  expect(await stored(page, 'cart')).toEqual([]);
});

test('an order that the shop does not know keeps its number', async ({ page, complaints }) => {
  await page.goto('/placeholder');
  await page.evaluate(() => {
    localStorage.setItem('orderId', '7');
    localStorage.setItem('orderReference', JSON.stringify('x'.repeat(32)));
  });
  await page.goto('/confirmation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Замовлення № 7');
  await expect(page.getByText('Склад цього замовлення більше недоступний.')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('an order that cannot be asked for is asked for again', async ({ page, complaints }) => {
  await page.goto('/placeholder');
  await page.evaluate(() => {
    localStorage.setItem('orderId', '7');
    localStorage.setItem('orderReference', JSON.stringify('x'.repeat(32)));
  });
  await page.route('**/api/v1/orders/x*/', (route) => route.abort());
  await page.goto('/confirmation');
  await expect(page.getByRole('alert')).toContainText('Не вдалося завантажити склад замовлення.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Замовлення № 7');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(page.getByText('Склад цього замовлення більше недоступний.')).toBeVisible();
  complaints.splice(0);
});

test('an order that is not paid is thanked for at no address, and the cart stays', async ({ page }) => {
  await stubPayments(page);
  await openCheckout(page, toner);
  const cart = await stored(page, 'cart');
  await openAsPlaced(page, '/confirmation');
  await expect(page).toHaveURL('/failed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Замовлення не оплачено!');
  expect(await stored(page, 'cart')).toEqual(cart);
});

test('an order that is paid on receipt is at no address one that is not paid', async ({ page }) => {
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  await pay(page, 'Оплата під час отримання');
  await press(page, 'Замовити');
  await expect(page.getByRole('region', { name: 'Склад замовлення' })).toBeVisible();
  await page.goto('/failed');
  await expect(page).toHaveURL('/confirmation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дякуємо за замовлення!');
});

test('until an order is known it is neither thanked for nor called unpaid', async ({ page }) => {
  await page.goto('/placeholder');
  await page.evaluate(() => {
    localStorage.setItem('orderId', '7');
    localStorage.setItem('orderReference', JSON.stringify('x'.repeat(32)));
  });
  await page.route('**/api/v1/orders/{x*,check_pay}/', () => {});
  await page.goto('/confirmation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Завантажуємо ваше замовлення');
  await page.goto('/failed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Перевіряємо оплату…');
});
