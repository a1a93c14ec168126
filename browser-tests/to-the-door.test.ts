import type { Page } from '@playwright/test';
import { delivery, field, openDelivery, press, stored, toner } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';
import { signInAsOwner } from './signed-in-staff.ts';

const street = (page: Page) => page.getByRole('combobox', { name: 'Вулиця' });
const way = (page: Page) => page.getByRole('region', { name: 'Де посилка' });
const current = (page: Page) => way(page).locator('[aria-current="step"]');
/** A job of the shop has to run first. */
const inAWhile = { timeout: 45_000 };

test('a guest buys to the door, and follows the parcel from the letter', async ({ page, context, baseURL }) => {
  test.slow();
  await openDelivery(page, toner);
  await delivery(page, 'До дверей').check();
  await page.getByRole('combobox', { name: 'Населений пункт' }).fill('Львів');
  await page.getByRole('option').first().click();
  await expect(page.getByText(/^Доставка ≈\s118\s₴, орієнтовно \d+\s[а-я]+\./)).toBeVisible(inAWhile);
  await expect(async () => {
    await street(page).fill('');
    await street(page).fill('зелена');
    await expect(page.getByRole('option')).toHaveText('вул. Зелена', { timeout: 2_000 });
  }).toPass(inAWhile);
  await page.keyboard.press('Enter');
  await expect(street(page)).toHaveValue('вул. Зелена');
  await field(page, 'Будинок').fill('5а');
  await press(page, 'Оплатити');
  const bank = page.frameLocator('iframe[name="WFPWidgetFrame"]');
  await bank.getByRole('button', { name: '4111 1111 1111 1111' }).click();
  await bank.getByRole('button', { name: /^Оплатити/ }).click();
  await expect(page).toHaveURL('/confirmation', { timeout: 30_000 });
  const id = await stored(page, 'orderId');
  await page.getByRole('link', { name: 'Сторінка замовлення' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Замовлення №\u00a0${id}`);
  await expect(way(page)).toContainText('Щойно передамо посилку Новій пошті');

  const office = await context.newPage();
  await signInAsOwner(office, baseURL!);
  await office.goto(`/admin/orders/${id}/show`, { waitUntil: 'commit' });
  await press(office, 'Підтвердити');
  await press(office, 'Створити накладну');
  const dialog = office.getByRole('dialog');
  await expect(dialog).toContainText('отримувач');
  await dialog.getByRole('button', { name: 'Створити накладну' }).click();
  await press(office, 'Зібрано');
  await press(office, 'Відправлено');
  await dialog.getByRole('button', { name: 'Відправлено' }).click();
  await expect(office.getByRole('region', { name: 'Історія' })).toContainText('Замовлення відправлено');

  await expect(async () => {
    await page.goto('/mailbox', { waitUntil: 'commit' });
    await page.getByRole('link', { name: `Замовлення №\u00a0${id} в\u00a0дорозі` }).click({ timeout: 2_000 });
  }).toPass(inAWhile);
  const link = page.locator('.links a', { hasText: '/parcel' });
  await page.goto(new URL((await link.getAttribute('href'))!).pathname);
  await expect(page.getByRole('heading', { name: 'Де посилка' })).toBeFocused();
  await expect(current(page)).toContainText('У дорозі');
  await expect(page.locator('main')).not.toContainText(/Зелена|Ковальчук|067/);

  const waybill = await page.locator('.parcel__number').textContent();
  const carrier = await context.newPage();
  await carrier.goto('/emulators/nova-poshta/', { waitUntil: 'commit' });
  const parcel = carrier.locator('article', { hasText: waybill! });
  for (let stop = 0; stop < 3; stop += 1) await parcel.getByRole('button', { name: 'Далі' }).click();
  await expect(parcel).toContainText('На шляху до одержувача');
  await press(office, 'Дізнатися зараз');
  await expect(office.getByText('На шляху до одержувача').first()).toBeVisible();
  await page.reload();
  await expect(current(page)).toContainText('Кур’єр везе до вас');
});

test('an order that nobody knows has no page', async ({ page, complaints }) => {
  const response = await page.goto('/order/MZ9k3vQx7Lw2Tn8RbYc5Hd4Jf6Gs1Pa0');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});
