import type { Page } from '@playwright/test';
import { callsTo, field, goodPassword, newEmail, press } from './at-the-door.ts';
import { clickTwice } from './click-twice.ts';
import { mailedLink, mailedLinks } from './mailbox.ts';
import { expect, test } from './quiet-page.ts';
import { signOut } from './signed-up.ts';

const address = '/api/v1/users/';
const consent = (page: Page) => page.getByRole('checkbox', { name: /^Погоджуюся на обробку персональних даних/ });

async function fillWell(page: Page, email = newEmail()): Promise<string> {
  await field(page, 'Ім’я').fill('Олена');
  await field(page, 'Прізвище').fill('Ковальчук-Дорош');
  await field(page, 'Email').fill(email);
  await field(page, 'Телефон').fill('+38 (067) 123-45-67');
  await field(page, 'Пароль').fill(goodPassword);
  await field(page, 'Повторіть пароль').fill(goodPassword);
  await consent(page).check();
  return email;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/register');
});

test('a new customer is signed in, and a letter with a link is on its way', async ({ page }) => {
  const sent = callsTo(page, address);
  const email = await fillWell(page);
  await press(page, 'Зареєструватися');
  await expect(page).toHaveURL('/registration-success');
  await expect(page.getByText(email)).toBeVisible();
  expect(sent).toEqual([
    {
      first_name: 'Олена',
      last_name: 'Ковальчук-Дорош',
      email,
      phone_number: '+380671234567',
      password: goodPassword,
      re_password: goodPassword,
      consent: true,
    },
  ]);
  const user = await (await page.request.get('/api/v1/users/me/')).json();
  expect(user).toMatchObject({ email, phone_number: '+380671234567', is_activated: false });
  await mailedLink(email, 'user/activate');
});

test('the way back after signing out does not show the address', async ({ page, complaints }) => {
  const email = await fillWell(page);
  await press(page, 'Зареєструватися');
  await page.getByRole('main').getByRole('link', { name: 'До облікового запису' }).click();
  await signOut(page, complaints);
  await page.goBack();
  await expect(page).toHaveURL('/registration-success');
  await expect(page.getByText('Ми надіслали вам лист.')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

test('a double click registers once', async ({ page }) => {
  const sent = callsTo(page, address);
  const email = await fillWell(page);
  await clickTwice(page.getByRole('button', { name: 'Зареєструватися' }));
  await expect(page).toHaveURL('/registration-success');
  expect(sent).toHaveLength(1);
  await expect.poll(() => mailedLinks(email, 'user/activate')).toHaveLength(1);
});

test('the terms open beside the form, which stays as it is', async ({ page }) => {
  await fillWell(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'умов користування' }).click();
  await expect(await opened).toHaveURL('/page/terms');
  await expect(field(page, 'Ім’я')).toHaveValue('Олена');
});
