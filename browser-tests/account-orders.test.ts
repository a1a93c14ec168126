import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { toner } from './at-the-checkout.ts';
import { goodPassword as password } from './at-the-door.ts';
import { kept } from './kept-lists.ts';
import { expect, test } from './quiet-page.ts';
import { openAccount, placeOrder, signUp } from './signed-up.ts';
import { violations, violationsAtEverySize } from './violations.ts';

const tonerName = 'Тонік-спрей «Крижана роса»';
/** The newest order starts open. */
const row = (page: Page, id: number) =>
  page.locator('details').filter({ has: page.getByText(`№ ${id}`, { exact: true }) });
const cart = (page: Page) => page.getByRole('dialog', { name: 'Кошик' });
const twoToners = { things: [{ ...toner, qty: 2 }], total: '1080.00' };
const byCard = { things: [toner], total: '540.00', changes: { payment_method: 'full' } };

test('orders are there, the last one first and unfolded', async ({ page }) => {
  const customer = await signUp(page);
  const first = await placeOrder(page, customer, byCard);
  const last = await placeOrder(page, customer, twoToners);
  await openAccount(page, 'orders');
  await expect(page.locator('.purchase__number')).toHaveText([`№ ${last.order_id}`, `№ ${first.order_id}`]);
  const order = row(page, last.order_id);
  await expect(order.locator('.flag')).toHaveText(['Прийнято', 'Оплата під час отримання']);
  await expect(order.locator('.purchase__sum')).toHaveText('1 080,00 ₴');
  await expect(order.locator('.purchase__date')).toHaveText(/^\d{1,2}\s\p{L}+\s20\d\d$/u);
  const line = order.getByRole('listitem');
  await expect(line.locator('.oline__name')).toHaveText(tonerName);
  await expect(line).toContainText('2 шт.');
  await expect(line.locator('.price')).toHaveText('1 080,00 ₴');
  await expect(line.locator('img')).toBeVisible();
  await expect(order.getByText('Самовивіз: 03110, м. Київ, вул. Григорія Кочура, 16а')).toBeVisible();
});

test('an order is unfolded and folded by the keyboard', async ({ page }) => {
  const customer = await signUp(page);
  const { order_id } = await placeOrder(page, customer, byCard);
  await placeOrder(page, customer, twoToners);
  await openAccount(page, 'orders');
  const order = row(page, order_id);
  await expect(order.locator('.flag')).toHaveText(['Прийнято', 'Не оплачено']);
  await expect(order.getByRole('listitem')).toBeHidden();
  await order.locator('summary').press('Enter');
  await expect(order.getByRole('listitem')).toBeVisible();
  await order.locator('summary').press('Enter');
  await expect(order.getByRole('listitem')).toBeHidden();
});

test('an order is repeated into the cart', async ({ page }) => {
  const customer = await signUp(page);
  const { order_id } = await placeOrder(page, customer, twoToners);
  await openAccount(page, 'orders');
  await page.getByRole('button', { name: `Повторити замовлення № ${order_id}` }).click();
  await expect(cart(page).getByRole('listitem')).toContainText(tonerName);
  expect(await kept(page, 'cart')).toEqual([expect.objectContaining({ qty: 2, type: 'product' })]);
});

test('what cannot be repeated is named', async ({ page }) => {
  const customer = await signUp(page);
  const { order_id } = await placeOrder(page, customer, twoToners);
  await openAccount(page, 'orders');
  const repeat = page.getByRole('button', { name: `Повторити замовлення № ${order_id}` });
  await page.route('**/api/v1/shop/wishlist/', async (route) => {
    const answer = await route.fetch();
    const [variant] = await answer.json();
    await route.fulfill({ response: answer, json: [{ ...variant, stock: 1 }] });
  });
  await repeat.click();
  const said = row(page, order_id).getByRole('status');
  await expect(said).toContainText(`${tonerName}: додали лише 1 шт.`);
  await expect(cart(page)).toBeHidden();
  await said.getByRole('button', { name: 'Відкрити кошик' }).click();
  await expect(cart(page).getByRole('listitem')).toContainText(tonerName);
  await page.keyboard.press('Escape');
  await page.unrouteAll();
  await page.route('**/api/v1/shop/wishlist/', (route) => route.fulfill({ json: [] }));
  await repeat.click();
  await expect(said).toContainText(`${tonerName}: більше не продається`);
  await expect(said.getByRole('button')).toBeHidden();
  expect(await kept(page, 'cart')).toEqual([expect.objectContaining({ qty: 1 })]);
});

test('an unpaid order is paid from the account', async ({ page }) => {
  const customer = await signUp(page);
  const { order_id } = await placeOrder(page, customer, byCard);
  // The last order of this browser is another one.
  const other = await placeOrder(page, customer, twoToners);
  await page.goto('/placeholder');
  await page.evaluate(({ order_id, order_reference }) => {
    localStorage.setItem('orderId', String(order_id));
    localStorage.setItem('orderReference', JSON.stringify(order_reference));
  }, other);
  await openAccount(page, 'orders');
  await row(page, order_id).locator('summary').click();
  await row(page, order_id)
    .getByRole('link', { name: `Оплатити замовлення № ${order_id}` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Замовлення не оплачено!');
  await expect(page.getByText(`№ ${order_id}`)).toBeVisible();
  await page.getByRole('button', { name: 'Спробувати оплатити ще раз' }).click();
  const bank = page.frameLocator('iframe[name="WFPWidgetFrame"]');
  await bank.getByRole('button', { name: '4111 1111 1111 1111' }).click();
  await bank.getByRole('button', { name: /^Оплатити/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дякуємо за замовлення!', { timeout: 30_000 });
  await openAccount(page, 'orders');
  await expect(row(page, order_id).locator('.flag')).toHaveText(['Прийнято', 'Оплачено']);
  await expect(page.getByRole('link', { name: /^Оплатити/ })).toBeHidden();
});

test('orders that could not be loaded are asked for again', async ({ page, complaints }) => {
  await signUp(page);
  await page.route('**/api/v1/actions/orders/', (route) => route.abort());
  await openAccount(page, 'orders');
  await expect(page.getByRole('alert')).toContainText('Не вдалося завантажити дані.');
  await expect(page.getByText('У вас ще немає замовлень.')).toBeHidden();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(page.getByText('У вас ще немає замовлень.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Дивитися новинки' })).toHaveAttribute('href', '/#new-products');
  complaints.splice(0);
});

test('the customer takes their data along, orders included', async ({ page }) => {
  const customer = await signUp(page);
  const { order_id } = await placeOrder(page, customer, twoToners);
  await openAccount(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Завантажити мої дані' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('moi-dani.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({
    profile: { email: customer.email, first_name: 'Олена' },
    orders: [{ id: order_id, total_price: '1080.00', phone: '+380671234567' }],
  });
});

test('the account is deleted with the password, and the cart stays', async ({ page, complaints }) => {
  const { email } = await signUp(page);
  await openAccount(page);
  await page.evaluate(() => localStorage.setItem('cart', '[{"variantId":1,"qty":1,"type":"product"}]'));
  await page.getByRole('button', { name: 'Видалити обліковий запис' }).click();
  const dialog = page.getByRole('dialog', { name: 'Видалити обліковий запис?' });
  const confirm = dialog.getByRole('button', { name: 'Видалити назавжди' });
  await confirm.click();
  await expect(dialog.getByText('Введіть поточний пароль')).toBeVisible();
  await dialog.getByLabel('Поточний пароль').fill('Wrong-2026!');
  await confirm.click();
  await expect(dialog.getByText('Поточний пароль неправильний.')).toBeVisible();
  await expect(dialog.getByLabel('Поточний пароль')).toBeFocused();
  await dialog.getByLabel('Поточний пароль').fill(password);
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Обліковий запис видалено');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await kept(page, 'cart')).toHaveLength(1);
  await page.getByRole('link', { name: 'На головну', exact: true }).click();
  await expect(page).toHaveURL('/');
  const signIn = await page.request.post('/api/v1/jwt/create/', { data: { email, password } });
  expect(signIn.status()).toBe(401);
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
  complaints.splice(0);
});

test('axe finds nothing on the account at any width, and it fits', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const customer = await signUp(page);
  await placeOrder(page, customer, byCard);
  await openAccount(page);
  await expect(page.getByText('цей пристрій')).toBeVisible();
  expect(await violationsAtEverySize(page)).toEqual([]);
  await page.getByRole('link', { name: 'Замовлення' }).click();
  await expect(page.locator('.oline')).toBeVisible();
  expect(await violationsAtEverySize(page)).toEqual([]);
  await page.getByRole('link', { name: 'Обране' }).click();
  await expect(page.getByText('Ваш список бажань порожній')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Профіль' }).click();
  await page.getByRole('button', { name: 'Видалити обліковий запис' }).click();
  expect(await violations(page)).toEqual([]);
});
