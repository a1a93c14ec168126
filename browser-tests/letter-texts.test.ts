import { expect, type Page } from '@playwright/test';
import { press, toner } from './at-the-checkout.ts';
import { testInOwnShop } from './own-shop.ts';
import { expectRefusals, placeOrder, signUp } from './signed-up.ts';

const test = testInOwnShop();

const opening = (page: Page) => page.getByRole('textbox', { name: 'Початок' });
const letter = (page: Page) => page.frameLocator('iframe').locator('body');
const restore = 'Повернути початковий текст';

async function openLetterTexts(page: Page) {
  await page.getByRole('group', { name: 'Вміст' }).getByRole('menuitem', { name: 'Тексти листів' }).click();
  await page.getByRole('link', { name: /^Замовлення прийнято(?! й)/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Текст листа: Замовлення прийнято');
}

test('an editor rewrites a letter, sees it, gets it, and a customer reads it; then the original is back', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/admin', { waitUntil: 'commit' });
  await page.getByLabel('Електронна пошта').fill('editor@rosa.example');
  await page.getByLabel('Пароль').fill('Demo-Rosa-2026!');
  await press(page, 'Увійти');
  await expect(page.getByRole('heading', { level: 1, name: 'Огляд' })).toBeVisible();
  // The 401 before the sign-in.
  expectRefusals(complaints);
  await openLetterTexts(page);
  await expect(letter(page)).toContainText('Дякуємо за замовлення! Щойно отримаємо оплату');

  await opening(page).fill('Вітаємо, ! Про доставку: /page/delivery');
  await opening(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(9, 9));
  await press(page, '{отримувач}');
  await expect(opening(page)).toHaveValue('Вітаємо, {отримувач}! Про доставку: /page/delivery');
  await expect(opening(page)).toBeFocused();
  await expect(letter(page)).toContainText('Вітаємо, Олена Коваль! Про доставку: http');
  await page.getByRole('button', { name: 'Телефон' }).click();
  await expect(page.locator('iframe')).toHaveCSS('width', '375px');
  await press(page, 'Надіслати собі');
  await expect(page.getByText('Лист надіслано на вашу адресу.')).toBeVisible();
  await press(page, 'Зберегти');
  await expect(page.getByRole('button', { name: restore })).toBeVisible();

  await page.reload({ waitUntil: 'commit' });
  await expect(opening(page)).toHaveValue('Вітаємо, {отримувач}! Про доставку: /page/delivery');
  await opening(page).fill('Пишіть на thief@evil.example');
  await expect(page.getByRole('alert')).toContainText('«thief@evil.example» схоже на чужу пошту');
  await press(page, 'Зберегти');
  await expect(page.getByText(/^«thief@evil.example» схоже на чужу пошту/)).toBeVisible();
  // Of the preview and of the save.
  const refused = 'Failed to load resource: the server responded with a status of 400 (Bad Request)';
  expect(complaints.splice(0)).toEqual([refused, refused]);

  const shopPage = await context.newPage();
  const customer = await signUp(shopPage);
  const { order_id: id } = await placeOrder(shopPage, customer, { things: [toner], total: '540.00' });
  const subject = `Замовлення № ${id} прийнято`;
  await expect
    .poll(async () => {
      await shopPage.goto('/mailbox', { waitUntil: 'commit' });
      return await shopPage.getByRole('link', { name: subject }).count();
    })
    .toBe(1);
  await shopPage.getByRole('link', { name: subject }).click();
  await expect(letter(shopPage)).toContainText('Вітаємо, Олена Ковальчук! Про доставку: ');
  await expect(shopPage.frameLocator('iframe').getByRole('link', { name: /\/page\/delivery$/ })).toBeVisible();
  await shopPage.close();

  await press(page, restore);
  await page.getByRole('dialog').getByRole('button', { name: restore }).click();
  await expect(page.getByText('Початковий текст повернуто.')).toBeVisible();
  await expect(opening(page)).toHaveValue('Дякуємо за замовлення!');
  await expect(page.getByRole('button', { name: restore })).toHaveCount(0);
  await expect(letter(page)).toContainText('Дякуємо за замовлення! Щойно отримаємо оплату');
});
