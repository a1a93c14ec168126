import type { Page } from '@playwright/test';
import { press } from './at-the-checkout.ts';
import { phone } from './devices.ts';
import { testInOwnShop } from './own-shop.ts';
import { expect } from './quiet-page.ts';
import { expectRefusals } from './signed-up.ts';

const test = testInOwnShop();

const own = { email: 'olena@lavka.test', password: 'an own long password' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const entry = (page: Page) => page.getByRole('menuitem', { name: 'Демонстрація' });
const field = (page: Page, name: string) => page.getByLabel(name);

async function signIn(page: Page, { email, password }: typeof own) {
  await page.goto('/admin', { waitUntil: 'commit' });
  await field(page, 'Електронна пошта').fill(email);
  await field(page, 'Пароль').fill(password);
  await press(page, 'Увійти');
  await expect(heading(page)).toHaveText('Огляд');
}

/** A refused form, in the log of the browser. */
function expectBadRequests(complaints: string[]) {
  const others = complaints.filter((each) => !each.includes('400 (Bad Request)'));
  expect(complaints.length - others.length).toBe(2);
  complaints.splice(0, complaints.length, ...others);
}

test('the owner of a demonstration comes by clicks to an empty shop of her own', async ({ page, complaints }) => {
  await signIn(page, { email: 'owner@rosa.example', password: 'Demo-Rosa-2026!' });
  // The 401 before the sign-in.
  expectRefusals(complaints);
  await entry(page).click();
  await expect(heading(page)).toHaveText('Демонстрація');
  await expect(page.getByRole('region', { name: 'Що буде прибрано' })).toContainText('Товари36');

  await field(page, 'Ваше ім’я').fill('Олена Коваль');
  await field(page, 'Ваша електронна пошта').fill('olena@rosa.example');
  await field(page, 'Новий пароль').fill(own.password);
  await field(page, 'Назва крамниці').fill('Роза');
  await press(page, 'Прибрати демонстрацію');
  await expect(field(page, 'Ваша електронна пошта')).toHaveAccessibleDescription(/належать демонстрації/);
  await field(page, 'Ваша електронна пошта').fill(own.email);
  await press(page, 'Прибрати демонстрацію');
  await expect(field(page, 'Назва крамниці')).toHaveAccessibleDescription(/Назва крамниці інша/);
  expectBadRequests(complaints);
  await field(page, 'Назва крамниці').fill('Роса');
  await press(page, 'Прибрати демонстрацію');
  await expect(page.getByRole('region', { name: 'Демонстрацію прибрано' })).toBeVisible();
  await expect(entry(page)).toBeHidden();

  await page.getByRole('link', { name: 'До огляду' }).click();
  await expect(heading(page)).toHaveText('Огляд');
  await expect(page.getByRole('button', { name: /Олена Коваль/ })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Товари', exact: true }).click();
  await expect(page.getByText('Товарів ще немає.')).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('banner')).not.toContainText('Роса');
  await expect(page.getByRole('contentinfo')).not.toContainText('rosa.example');
  for (const path of ['/', '/about-us', '/contacts', '/sertificates', '/partner']) {
    await page.goto(path);
    await expect(page.locator('body')).not.toContainText(/Роса|Rosa Lab|Verba|Mavka|Solis|Kvitka/);
  }

  await page.setViewportSize(phone);
  await page.context().clearCookies();
  await page.goto('/admin', { waitUntil: 'commit' });
  await field(page, 'Електронна пошта').fill('owner@rosa.example');
  await field(page, 'Пароль').fill('Demo-Rosa-2026!');
  await press(page, 'Увійти');
  await expect(page.getByRole('alert')).toBeVisible();
  await signIn(page, own);
  // The 401 of who has no session, and of the old sign-in.
  expectRefusals(complaints);
  await page.goto('/admin/demonstration', { waitUntil: 'commit' });
  await expect(page.getByText('Демонстрації тут немає. Це ваша крамниця')).toBeVisible();
});
