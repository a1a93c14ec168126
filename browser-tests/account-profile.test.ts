import type { Page } from '@playwright/test';
import { stopTime, timePasses } from './alive-page.ts';
import { field, press } from './at-the-checkout.ts';
import { callsTo, goodPassword as password, registerAndForget, signIn } from './at-the-door.ts';
import { expect, test } from './quiet-page.ts';
import { openAccount, signUp } from './signed-up.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const save = (page: Page) => press(page, 'Зберегти');
const saved = (page: Page) => page.getByText('Дані успішно збережено!');

test('a guest is led to the sign-in, by the address and by the icon', async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
  await page.goto('/page/delivery');
  await page.getByRole('link', { name: 'Обліковий запис' }).first().click();
  await expect(page).toHaveURL('/login');
});

test('a customer signs in on the page and sees their profile', async ({ page }) => {
  const email = await registerAndForget(page);
  await page.goto('/login?next=/account');
  await signIn(page, email, password);
  await expect(heading(page)).toHaveText('Вітаємо, Олено');
  await expect(field(page, 'Ім’я')).toHaveValue('Олена');
  await expect(field(page, 'Прізвище')).toHaveValue('Ковальчук');
  await expect(field(page, 'Телефон')).toHaveValue('067-123-45-67');
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Місто')).toHaveValue('');
});

test('what was changed is saved, which is said for three seconds', async ({ page }) => {
  await signUp(page);
  await stopTime(page);
  await openAccount(page);
  const sent = callsTo(page, '/api/v1/actions/update/');
  await field(page, 'Місто').fill('Львів');
  await field(page, 'Телефон').fill('0501112233');
  await save(page);
  await expect(saved(page)).toBeVisible();
  expect(sent).toEqual([{ first_name: 'Олена', last_name: 'Ковальчук', city: 'Львів', phone_number: '+380501112233' }]);
  await timePasses(page, 2_900);
  await expect(saved(page)).toBeVisible();
  await timePasses(page, 200);
  await expect(saved(page)).toBeHidden();
  await page.reload();
  await expect(field(page, 'Місто')).toHaveValue('Львів');
  await expect(field(page, 'Телефон')).toHaveValue('050-111-22-33');
});

test('parts of the account have addresses; the way back leads through them', async ({ page }) => {
  await signUp(page);
  await openAccount(page);
  const current = page.getByRole('navigation', { name: 'Обліковий запис' }).locator('[aria-current="page"]');
  await expect(current).toHaveText('Профіль');
  await page.getByRole('link', { name: 'Замовлення' }).press('Enter');
  await expect(page).toHaveURL('/account#orders');
  await expect(current).toHaveText('Замовлення');
  await expect(page.getByText('У вас ще немає замовлень.')).toBeVisible();
  await page.getByRole('link', { name: 'Обране' }).click();
  await expect(page.getByText('Ваш список бажань порожній')).toBeVisible();
  await page.goBack();
  await expect(current).toHaveText('Замовлення');
  await page.reload();
  await expect(current).toHaveText('Замовлення');
});

test('an account that could not be loaded is asked for again', async ({ page, complaints }) => {
  await signUp(page);
  await page.route('**/api/v1/users/me/', (route) => route.abort());
  await page.goto('/account');
  await expect(page.getByRole('alert')).toContainText('Не вдалося завантажити дані.');
  await expect(page).toHaveURL('/account');
  await page.unrouteAll();
  await press(page, 'Спробувати ще раз');
  await expect(heading(page)).toHaveText('Вітаємо, Олено');
  complaints.splice(0);
});

test('a long address does not make the page wider than the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signUp(page);
  const email = `${'a'.repeat(64)}@rosa.example`;
  await page.route('**/api/v1/users/me/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), email, pending_email: `b${email}` } });
  });
  await openAccount(page);
  await expect(page.getByText(`який ми надіслали на ${email}.`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
