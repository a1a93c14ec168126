import type { Page } from '@playwright/test';
import { press } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';
import { signInAsOwner } from './signed-in-staff.ts';

const brands = /\/api\/v1\/admin\/brands\/\?/;
const brand = '**/api/v1/admin/brands/1/';
const rows = (page: Page) => page.locator('tbody .RaDataTable-row');
const pager = (page: Page) => page.getByText(/\d–\d+ із \d+/);
const openAdmin = (page: Page, path: string) => page.goto(`/admin/${path}`, { waitUntil: 'commit' });

/** Drops the browser's own messages about failed requests. */
const forgive = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('Failed to load resource')));

/** Retries by the button while the server still fails; after that the page recovers automatically. */
async function askAgain(page: Page, call: string | RegExp) {
  const asked = page.waitForRequest(call);
  await press(page, 'Спробувати ще раз');
  await asked;
  await page.unroute(call);
}

test.beforeEach(async ({ page, baseURL }) => await signInAsOwner(page, baseURL!));

test('a list that could not be read does not say that it is empty, and is read when it can be', async ({
  page,
  complaints,
}) => {
  await page.route(brands, (route) => route.fulfill({ status: 500, json: {} }));
  await openAdmin(page, 'brands');
  await expect(page.getByText('Не вдалося завантажити список. Записи на місці.')).toBeVisible();
  await expect(page.getByText('Нічого не знайдено')).toBeHidden();
  await expect(pager(page)).toBeHidden();
  // The title counts new orders, which other tests may have made.
  await expect(page).toHaveTitle(/^(\(\d+\) )?Бренди · Роса$/);

  await askAgain(page, brands);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText('Не вдалося завантажити список.')).toBeHidden();
  const seen = await rows(page).count();

  await page.route(brands, (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('button', { name: 'Назва' }).click();
  await expect(page.getByText('Не вдалося оновити. Нижче те, що було завантажено раніше.')).toBeVisible();
  await expect(rows(page)).toHaveCount(seen);
  forgive(complaints);
});

test('a thing that could not be read stays on its page, and only what is not there is called so', async ({
  page,
  complaints,
}) => {
  await page.route(brand, (route) => route.fulfill({ status: 500, json: {} }));
  await openAdmin(page, 'brands/1');
  await expect(page.getByText('Не вдалося завантажити сторінку. Це не означає, що запису немає.')).toBeVisible();
  await expect(page.getByText('Такого запису немає')).toBeHidden();
  await expect(page).toHaveURL('/admin/brands/1');
  await askAgain(page, brand);
  await expect(page.getByRole('textbox', { name: 'Назва', exact: true })).toHaveValue(/./);

  await openAdmin(page, 'brands/999999');
  await expect(page.getByText('Такого запису немає')).toBeVisible();
  await expect(page).toHaveURL('/admin/brands');
  forgive(complaints);
});

test('a server that cannot be reached asks nobody to sign in', async ({ page, complaints }) => {
  await page.route('**/api/**', (route) => route.abort());
  await openAdmin(page, 'brands');
  await expect(page.getByText('Немає зв’язку із сервером. Ми пробуємо ще раз самі.')).toBeVisible();
  await expect(page.getByLabel('Пароль')).toBeHidden();
  await expect(page).toHaveURL('/admin/brands');
  await askAgain(page, '**/api/**');
  await expect(rows(page).first()).toBeVisible();
  forgive(complaints);
});

for (const { path, field } of [
  { path: 'settings', field: 'Години роботи' },
  { path: 'sender', field: 'Телефон відправника' },
])
  test(`/admin/${path} says that it could not be read, and nothing else, until it can be`, async ({
    page,
    complaints,
  }) => {
    const call = `**/api/v1/admin/${path}/`;
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    await openAdmin(page, path);
    await expect(page.getByText('Не вдалося завантажити збережене. Воно на місці.')).toBeVisible();
    await expect(page.getByText('Крамниця працює.')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Зберегти' })).toBeHidden();
    await askAgain(page, call);
    await expect(page.getByLabel(field)).toBeVisible();
    await expect(page.getByText('Не вдалося завантажити збережене.')).toBeHidden();
    forgive(complaints);
  });

test('everything that a list has is chosen at once, and the next time nothing is', async ({ page }) => {
  await openAdmin(page, 'products');
  const everything = page.getByRole('checkbox', { name: 'Вибрати все' });
  const total = Number((await pager(page).textContent())!.split(' із ')[1]);
  expect(total).toBeGreaterThan(25);
  await everything.check();
  await page.getByRole('button', { name: 'Вибрати все', exact: true }).click();
  await expect(page.getByText(`Вибрано ${total}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Змінити ціни/ })).toHaveText('Змінити ціни вибраних');

  await page.getByPlaceholder('Назва або код').fill('тонер');
  await expect(rows(page)).not.toHaveCount(25);
  await page.getByRole('menuitem', { name: 'Товари', exact: true }).click();
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByPlaceholder('Назва або код')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'Вибрати цей рядок', checked: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Змінити ціни всіх у списку' })).toBeVisible();
});
