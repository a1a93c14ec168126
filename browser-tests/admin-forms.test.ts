import type { Page } from '@playwright/test';
import { press } from './at-the-checkout.ts';
import { testInOwnShop } from './own-shop.ts';
import { expect } from './quiet-page.ts';
import { signInAsOwner } from './signed-in-staff.ts';

/** Changes made here are visible to all visitors, so the tests use a shop of their own. */
const test = testInOwnShop();
// Serial: starting more such shops takes longer.
test.describe.configure({ mode: 'serial' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const number = (page: Page, name: string) => page.getByRole('spinbutton', { name });
const offer = (page: Page) => page.getByText('Є ваша незбережена чернетка');
const menu = (page: Page, name: string) => page.getByRole('menu').getByRole('menuitem', { name, exact: true }).click();
const isUnauthorized = (complaint: string) => complaint.includes('401');

async function openAdmin(page: Page, shop: string) {
  await signInAsOwner(page, shop);
  await page.goto('/admin', { waitUntil: 'commit' });
}

async function signIn(page: Page) {
  await expect(page.getByRole('heading', { name: 'Вхід для працівників' })).toBeVisible();
  await page.getByLabel('Електронна пошта').fill('owner@rosa.example');
  await page.getByLabel('Пароль').fill('Demo-Rosa-2026!');
  await press(page, 'Увійти');
}

async function openNew(page: Page, list: string) {
  await menu(page, list);
  await page.getByRole('link', { name: 'Додати', exact: true }).click();
  await page.waitForURL('**/create');
  await expect(page.getByRole('button', { name: 'Зберегти' })).toBeVisible();
}

const drafts = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft/')));

test('a new product that is half filled in survives the end of the session and a closed tab, and is gone when saved', async ({
  ownShop,
  page,
  context,
  complaints,
}) => {
  test.slow();
  page.on('dialog', (dialog) => void dialog.accept());
  await openAdmin(page, ownShop);
  await openNew(page, 'Товари');
  await expect(offer(page)).toBeHidden();
  await field(page, 'Назва').fill('Сироватка «Довгий опис»');
  await field(page, 'Код').fill('LONG');
  await field(page, 'Одиниця виміру').fill('мл');
  await page.getByRole('combobox', { name: 'Бренд' }).fill('ROSA');
  await page.getByRole('option', { name: 'ROSA LAB' }).click();
  await page.getByRole('tab', { name: 'Варіанти' }).click();
  await field(page, 'Об’єм або розмір').fill('30');
  await field(page, 'Код варіанта').fill('LONG-30');
  await field(page, 'Ціна').first().fill('900');
  await page.getByRole('tab', { name: 'Тексти' }).click();
  await field(page, 'Опис').last().fill('Писали цілу годину.');

  // The session expires.
  await context.clearCookies();
  await press(page, 'Зберегти');
  await signIn(page);
  await expect(page).toHaveURL('/admin/products/create');
  await expect(offer(page)).toBeVisible();
  await expect(field(page, 'Назва')).toHaveValue('');
  expect(complaints.splice(0).filter((complaint) => !isUnauthorized(complaint))).toEqual([]);

  // The tab is closed before the user reacts.
  const later = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await later.goto('/admin', { waitUntil: 'commit' });
  await openNew(later, 'Товари');
  await press(later, 'Повернути введене');
  await expect(offer(later)).toBeHidden();
  await expect(field(later, 'Назва')).toHaveValue('Сироватка «Довгий опис»');
  await later.getByRole('tab', { name: 'Тексти' }).click();
  await expect(later.getByText('Писали цілу годину.')).toBeVisible();
  await press(later, 'Зберегти');
  await expect(later.getByRole('link', { name: 'Переглянути в крамниці' })).toBeVisible();
  expect(await drafts(later)).toEqual([]);
  await openNew(later, 'Товари');
  await expect(field(later, 'Назва')).toHaveValue('');
  await expect(offer(later)).toBeHidden();
});

test('whoever signs out takes the drafts along, and no password is ever among them', async ({
  ownShop,
  page,
  complaints,
}) => {
  await openAdmin(page, ownShop);
  await openNew(page, 'Працівники');
  await field(page, 'Ім’я').fill('Ірина Савчук');
  await page.getByRole('switch', { name: 'Задати перший пароль самостійно' }).check();
  await page.locator('input[name=password]').fill('nobody reads this');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect([kept.includes('Ірина Савчук'), kept.includes('nobody reads this')]).toEqual([true, false]);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Олена Росич' }).click();
  await page.getByRole('menuitem', { name: 'Вийти' }).click();
  await expect(page.getByRole('heading', { name: 'Вхід для працівників' })).toBeVisible();
  expect(await drafts(page)).toEqual([]);
  // The page asks once more whether there is a session.
  expect(complaints.splice(0).filter((complaint) => !isUnauthorized(complaint))).toEqual([]);
});

test('what somebody else has saved meanwhile is not overwritten, neither from the form nor from its draft', async ({
  ownShop,
  page,
  complaints,
}) => {
  await openAdmin(page, ownShop);
  const address = '/api/v1/admin/skin-types/';
  const { data } = await (await page.request.get(address)).json();
  const { id, name } = data[0];
  const read = async () => await (await page.request.get(`${address}${id}/`)).json();
  await menu(page, 'Типи шкіри');
  await page.getByRole('cell', { name, exact: true }).click();
  await field(page, 'Опис').first().fill('Мій опис');
  // Another user saves first.
  const headers = { origin: new URL(ownShop).origin };
  const theirs = { ...(await read()), position: 77 };
  expect((await page.request.put(`${address}${id}/`, { data: theirs, headers })).status()).toBe(200);

  await press(page, 'Зберегти');
  const refusal = page.getByRole('alert').filter({ hasText: 'Ваші зміни не збережено' });
  await expect(refusal).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  expect(await read()).toMatchObject({ position: 77, description: theirs.description });

  await press(page, 'Показати збережене');
  await expect(refusal).toBeHidden();
  await expect(field(page, 'Опис').first()).toHaveValue(theirs.description);
  await expect(page.getByText('Відтоді це змінив хтось інший')).toBeVisible();
  await press(page, 'Повернути введене');
  await expect(field(page, 'Опис').first()).toHaveValue('Мій опис');
  await press(page, 'Зберегти');
  await expect(refusal).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  expect(await read()).toMatchObject({ position: 77, description: theirs.description });

  // Typing the change again over the current version saves it.
  await press(page, 'Показати збережене');
  await field(page, 'Опис').first().fill('Мій опис');
  await press(page, 'Зберегти');
  await expect(page.getByText('Зміни збережено')).toBeVisible();
  expect(await read()).toMatchObject({ position: 77, description: 'Мій опис' });
  expect(await drafts(page)).toEqual([]);
});

test('the settings meet the same refusal, and their draft is offered again', async ({ ownShop, page, complaints }) => {
  await openAdmin(page, ownShop);
  const address = '/api/v1/admin/settings/';
  const read = async () => await (await page.request.get(address)).json();
  await menu(page, 'Налаштування');
  await field(page, 'Години роботи').fill('щодня 9–18');
  const headers = { origin: new URL(ownShop).origin };
  const theirs = { ...(await read()), low_stock: 8 };
  expect((await page.request.put(address, { data: theirs, headers })).status()).toBe(200);

  await press(page, 'Зберегти');
  await expect(page.getByText('Ваші зміни не збережено')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  await press(page, 'Показати збережене');
  await expect(number(page, 'Закінчується')).toHaveValue('8');
  await expect(offer(page)).toBeVisible();
  await press(page, 'Видалити чернетку');
  await expect(offer(page)).toBeHidden();
  await field(page, 'Години роботи').fill('щодня 9–18');
  await press(page, 'Зберегти');
  await expect(page.getByText('Налаштування збережено')).toBeVisible();
  expect(await read()).toMatchObject({ low_stock: 8, working_hours: 'щодня 9–18' });
  expect(await drafts(page)).toEqual([]);
});

test('the sender, too, is not saved over what somebody else has saved, and what was typed is offered again', async ({
  ownShop,
  page,
  complaints,
}) => {
  await openAdmin(page, ownShop);
  const address = '/api/v1/admin/sender/';
  const read = async () => await (await page.request.get(address)).json();
  const headers = { origin: new URL(ownShop).origin };
  const put = async (phone: string) => {
    const { branch_ref, version } = await read();
    return (await page.request.put(address, { data: { branch_ref, phone, version }, headers })).status();
  };
  await menu(page, 'Відправник');
  const phone = page.getByLabel('Телефон відправника');
  await phone.fill('+380 67 123 45 68');
  expect(await put('+380671234569')).toBe(200);

  await press(page, 'Зберегти');
  await expect(page.getByText('Ваші зміни не збережено')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  expect(await read()).toMatchObject({ phone: '+380671234569' });
  await press(page, 'Показати збережене');
  await expect(page.getByText('Ваші зміни не збережено')).toBeHidden();
  await expect(phone).toHaveValue(/45\s69$/);
  await expect(offer(page)).toBeVisible();

  await phone.fill('+380 67 123 45 68');
  await press(page, 'Зберегти');
  await expect(page.getByText('Відправника збережено.')).toBeVisible();
  expect(await read()).toMatchObject({ phone: '+380671234568' });
  expect(await drafts(page)).toEqual([]);
});

test('the next variant is packed like the one above, as it was typed', async ({ ownShop, page }) => {
  await openAdmin(page, ownShop);
  await openNew(page, 'Товари');
  await page.getByRole('tab', { name: 'Варіанти' }).click();
  const measures = ['Вага', 'Довжина', 'Ширина', 'Висота'];
  for (const [index, measure] of measures.entries()) await number(page, measure).fill(String(210 + index));
  await press(page, 'Додати варіант');
  for (const [index, measure] of measures.entries())
    await expect(number(page, measure).nth(1)).toHaveValue(String(210 + index));
});
