import { expect, type Page } from '@playwright/test';
import { newEmail } from './at-the-door.ts';
import { desktop, phone } from './devices.ts';
import { test } from './quiet-page.ts';
import { violations } from './violations.ts';

const newPassword = 'придумано-самою-2026';
const menuItem = (page: Page, name: string) => page.getByRole('menu').getByRole('menuitem', { name, exact: true });

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Електронна пошта').fill(email);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Увійти' }).click();
}

type Expected = { email: string; subject: string; count?: number };

/** These letters in the demonstration's mailbox, once all have come. */
async function lettersTo(page: Page, { email, subject, count = 1 }: Expected) {
  const letters = page.getByRole('link').filter({ hasText: subject }).filter({ hasText: email });
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(letters).toHaveCount(count, { timeout: 1_000 });
  }).toPass();
  return letters;
}

/** Opens the newest of these letters and follows its button. */
async function followLetter(page: Page, { button, ...expected }: Expected & { button: string }) {
  const letters = await lettersTo(page, expected);
  await letters.first().click();
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.frameLocator('iframe').getByRole('link', { name: button }).click(),
  ]);
  return opened;
}

/** The browser logs the answers to those who are not signed in. */
const isOfStranger = (complaint: string) => complaint.includes('401');

for (const viewport of [desktop, phone])
  test(`the owner makes a role and invites somebody, who sets a password and sees what it allows, at ${viewport.width} px`, async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const email = newEmail();
    const role = `Пакувальниця ${email.split('@')[0]}`;
    await page.goto('/admin', { waitUntil: 'commit' });
    await signIn(page, 'owner@rosa.example', 'Demo-Rosa-2026!');
    await expect(page.getByRole('heading', { name: 'Надходження за 30 днів' })).toBeVisible();
    const open = async (name: string) => {
      if (viewport === phone) await page.getByRole('button', { name: /меню/i }).first().click();
      await menuItem(page, name).click();
    };

    await open('Ролі');
    await expect(page.getByRole('region', { name: 'Що може кожна роль' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Додати роль' }).click();
    await page.getByLabel('Назва').fill(role);
    await page.getByRole('button', { name: 'Зберегти' }).click();
    await expect(page.getByText('Оберіть хоча б одне право.')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Вести замовлення/ }).check();
    await expect(page.getByRole('checkbox', { name: /^Бачити замовлення/ })).toBeChecked();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Зберегти' }).click();
    await expect(page.getByRole('columnheader', { name: role })).toBeVisible();

    await open('Працівники');
    await page.getByRole('link', { name: 'Додати', exact: true }).click();
    await page.getByRole('textbox', { name: 'Ім’я', exact: true }).fill('Ганна Пакувальна');
    await page.getByLabel('Електронна пошта').fill(email);
    await page.getByRole('radio', { name: role }).check();
    await expect(page.getByText('Посилання діє 48 годин.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Зберегти' }).click();
    await page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: 'Ім’я або пошта' }))
      .fill(email);
    // The search waits for the end of the typing, and would lead back to the list.
    await expect(page.locator('tbody .RaDataTable-row')).toHaveCount(1);
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Запрошено');
    await row.click();
    await using theirs = await browser.newContext({ baseURL: baseURL!, viewport });
    const reader = await theirs.newPage();
    const subject = 'Запрошення до крамниці';
    // A second invitation withdraws a letter that has not been sent yet.
    await lettersTo(reader, { email, subject });
    await page.getByRole('button', { name: 'Надіслати ще раз' }).click();
    await expect(page.getByText('Лист надсилається.')).toBeVisible();

    const invited = await followLetter(reader, { email, subject, button: 'Задати пароль', count: 2 });
    await expect(invited.getByRole('heading', { name: 'Вітаємо в команді' })).toBeVisible();
    await expect(invited.getByLabel('Електронна пошта')).toHaveValue(email);
    expect(await violations(invited)).toEqual([]);
    await invited.getByLabel('Новий пароль').fill('коротко');
    await expect(invited.getByText('Ще щонайменше 5 символів.')).toBeVisible();
    await invited.getByLabel('Новий пароль').fill(newPassword);
    await invited.getByRole('button', { name: 'Показати пароль' }).click();
    await expect(invited.getByLabel('Новий пароль')).toHaveAttribute('type', 'text');
    const link = invited.url();
    await invited.getByRole('button', { name: 'Задати пароль' }).click();
    await expect(invited.getByText('Пароль задано. Увійдіть із ним.')).toBeVisible();
    await signIn(invited, email, newPassword);
    await expect(invited.getByRole('heading', { name: 'З чого почнемо?' })).toBeVisible();
    if (viewport === desktop) {
      await expect(invited.getByRole('menu').getByRole('menuitem')).toHaveText([/Огляд/, /Замовлення/]);
    }
    await invited.getByRole('main').getByRole('link', { name: 'Замовлення' }).click();
    await invited.getByRole('row').nth(1).click();
    await expect(invited.getByRole('region', { name: 'Оплата' })).toBeVisible();
    await expect(invited.getByRole('button', { name: 'Повернути кошти' })).toHaveCount(0);
    await invited.goto('/admin/staff', { waitUntil: 'commit' });
    await expect(invited.getByText('Такої сторінки немає.')).toBeVisible();

    await invited.goto(link, { waitUntil: 'commit' });
    await expect(invited.getByRole('heading', { name: 'Посилання не діє' })).toBeVisible();
    expect(await violations(invited)).toEqual([]);
    expect(complaints.splice(0).filter((complaint) => !isOfStranger(complaint))).toEqual([]);

    // The same person has forgotten the password.
    await invited.getByRole('link', { name: 'Попросити нове посилання' }).click();
    await expect(invited.getByRole('heading', { name: 'Забули пароль?' })).toBeVisible();
    await invited.getByLabel('Електронна пошта').fill(email);
    expect(await violations(invited)).toEqual([]);
    await invited.getByRole('button', { name: 'Надіслати посилання' }).click();
    await expect(invited.getByRole('heading', { name: 'Перевірте пошту' })).toBeVisible();
    const reset = await followLetter(reader, {
      ...{ email, subject: 'Новий пароль до бек-офісу' },
      button: 'Задати новий пароль',
    });
    await reset.getByLabel('Новий пароль').fill(`${newPassword}-2`);
    await reset.getByRole('button', { name: 'Задати пароль' }).click();
    await signIn(reset, email, `${newPassword}-2`);
    await expect(reset.getByRole('heading', { name: 'З чого почнемо?' })).toBeVisible();
  });

test('the sign-in leads to a new password and back', async ({ page, complaints }) => {
  await page.goto('/admin', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Забули пароль?' }).click();
  await expect(page.getByRole('heading', { name: 'Забули пароль?' })).toBeVisible();
  await page.getByRole('link', { name: 'Повернутися до входу' }).click();
  await expect(page.getByRole('heading', { name: 'Вхід для працівників' })).toBeVisible();
  expect(complaints.splice(0).filter((complaint) => !isOfStranger(complaint))).toEqual([]);
});
