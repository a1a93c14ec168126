import {
  field,
  fillCourier,
  fillPersonal,
  guest,
  openCheckout,
  openDelivery,
  pay,
  press,
  soldOut,
  toner,
} from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';

test('the checkout is the same for everybody, and search engines leave it out', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page).toHaveTitle('Оформлення замовлення — Роса');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Твій кошик порожній');
  await expect(page.getByRole('link', { name: 'Дивитися новинки' })).toHaveAttribute('href', '/#new-products');
});

test('without scripts it says how to order', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/checkout');
  await expect(page.locator('.co__needs')).toContainText('можна лише з увімкненим JavaScript');
  await expect(page.locator('main').getByRole('link')).toHaveAttribute('href', /^tel:\+380\d{9}$/);
  await context.close();
});

test('what is missing is told when a field is left, not before', async ({ page }) => {
  await openCheckout(page, toner);
  await field(page, 'Ім’я').focus();
  await expect(page.locator('.err')).toHaveCount(0);
  await field(page, 'Прізвище').focus();
  await expect(page.locator('.err')).toHaveText(['Введіть ім’я']);
  await expect(field(page, 'Ім’я')).toHaveAccessibleDescription('Введіть ім’я');
  await field(page, 'Ім’я').fill('Олена');
  await expect(page.locator('.err')).toHaveText(['Введіть прізвище']);
});

test('«Далі» tells everything that is missing and goes to the first of it', async ({ page }) => {
  await openCheckout(page, toner);
  await field(page, 'Ім’я').fill('Олена');
  await field(page, 'Телефон').fill('067123456');
  await field(page, 'Email').fill('olena@example');
  await press(page, 'Далі');
  await expect(page.locator('.err')).toHaveText([
    'Введіть прізвище',
    'Невірний номер телефону',
    'Введіть коректний email',
  ]);
  await expect(field(page, 'Прізвище')).toBeFocused();
  await expect(field(page, 'Телефон')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Телефон')).toHaveAccessibleDescription('+38 Невірний номер телефону');
  await expect(page.getByRole('listitem').filter({ hasText: 'Особисті дані' })).toHaveAttribute('aria-current', 'step');
});

test('the phone number is grouped while it is typed and takes ten digits', async ({ page }) => {
  await openCheckout(page, toner);
  const phone = field(page, 'Телефон');
  await expect(phone).toHaveAccessibleDescription('+38');
  await phone.pressSequentially('80671234567');
  await expect(phone).toHaveValue('067-123-45-67');
  await phone.fill('');
  await phone.pressSequentially('0671234567899');
  await expect(phone).toHaveValue('067-123-45-67');
  await phone.press('Backspace');
  await phone.press('Backspace');
  await phone.press('Backspace');
  await expect(phone).toHaveValue('067-123-4');
  await phone.press('Home');
  await phone.press('Delete');
  await phone.pressSequentially('8');
  await expect(phone).toHaveValue('867-123-4');
  expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
  for (const written of ['+380 67 123 45 67', '0671234567', '380671234567']) {
    await phone.fill('');
    await phone.evaluate((input: HTMLInputElement, text) => {
      input.focus();
      document.execCommand('insertText', false, text);
    }, written);
    await expect(phone).toHaveValue('067-123-45-67');
  }
});

test('the steps keep what was typed, and the focus goes with them', async ({ page }) => {
  await openDelivery(page, toner);
  await expect(page.getByRole('region', { name: 'Доставка й оплата' })).toBeFocused();
  await expect(page.getByText('+38 067-123-45-67')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Оплатити' })).toHaveCount(0);
  await fillCourier(page);
  await press(page, 'Назад');
  await expect(page.getByRole('region', { name: 'Особисті дані' })).toBeFocused();
  await expect(field(page, 'Прізвище')).toHaveValue(guest.lastName);
  await press(page, 'Далі');
  await expect(field(page, 'Вулиця')).toHaveValue('Хрещатик');
});

test('a reload keeps what was typed; another tab does not see it', async ({ page, context }) => {
  await openDelivery(page, toner);
  await fillCourier(page);
  await pay(page, 'Оплата під час отримання');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Кур’єр' })).toBeChecked();
  await expect(field(page, 'Вулиця')).toHaveValue('Хрещатик');
  await expect(page.getByRole('button', { name: 'Замовити' })).toBeVisible();
  await press(page, 'Назад');
  await expect(field(page, 'Телефон')).toHaveValue('067-123-45-67');
  const another = await context.newPage();
  await another.goto('/checkout');
  await expect(field(another, 'Прізвище')).toHaveValue('');
});

test('broken content of the storage is dropped', async ({ page }) => {
  await page.goto('/placeholder');
  await page.evaluate(() => sessionStorage.setItem('checkout', '{"step":2,"personal":[],"carrier":{"city":null}'));
  await openCheckout(page, toner);
  await expect(field(page, 'Ім’я')).toHaveValue('');
});

test('on a phone the top leads to the order and the total stands above the button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCheckout(page, { ...toner, qty: 2 }, soldOut);
  await expect(page.getByRole('link', { name: 'Ваше замовлення, 3 товари' })).toContainText('1 370,00 ₴');
  await fillPersonal(page);
  await press(page, 'Далі');
  await page.getByRole('radio', { name: 'Самовивіз' }).check();
  await expect(page.locator('.co-total')).toHaveText('Разом1 370,00 ₴');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
