import type { Page } from '@playwright/test';
import { press, toner } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';
import { byCourier, expectRefusals, placeOrder, signUp } from './signed-up.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const menu = (page: Page, name: RegExp) => page.getByRole('group').getByRole('menuitem', { name }).click();
const letters = (page: Page) => page.getByRole('region', { name: 'Листи покупцеві' });

async function sendAgain(page: Page) {
  await letters(page).getByRole('button', { name: 'Надіслати ще раз' }).first().click();
  await dialog(page).getByRole('button', { name: 'Надіслати ще раз' }).click();
}

test('a letter is read and sent again from its order, three times and not a fourth', async ({
  page,
  context,
  complaints,
}) => {
  const customer = await signUp(page);
  const ordered = { things: [toner], total: '690.00', changes: byCourier };
  const { order_id: id } = await placeOrder(page, customer, ordered);

  await page.goto('/admin', { waitUntil: 'commit' });
  await page.getByLabel('Електронна пошта').fill('manager@rosa.example');
  await page.getByLabel('Пароль').fill('Demo-Rosa-2026!');
  await press(page, 'Увійти');
  await expect(page.getByRole('heading', { level: 1, name: 'Огляд' })).toBeVisible();
  // The 401 before the sign-in.
  expectRefusals(complaints);
  const sent = async () => {
    const found = await page.request.get(`/api/v1/admin/letters/?q=${customer.email}&state=sent`);
    return (await found.json()).data.filter(({ kind }: { kind: string }) => kind === 'order-placed').length;
  };
  await expect.poll(sent).toBe(1);
  await menu(page, /^Замовлення/);
  await page.getByRole('row', { name: new RegExp(`^${id} .*Ковальчук`) }).click();

  await letters(page).getByRole('button', { name: 'Прочитати' }).click();
  await expect(dialog(page).getByRole('heading')).toHaveText(`Замовлення № ${id} прийнято`);
  await expect(dialog(page)).toContainText(`Кому: ${customer.email}`);
  await expect(dialog(page)).toContainText(/Разом: 690,00\s₴/);
  await dialog(page).getByRole('button', { name: 'Закрити' }).click();

  for (const number of [1, 2]) {
    await sendAgain(page);
    await expect(page.getByText('Лист надсилається.')).toBeVisible();
    await expect(letters(page)).toContainText(`повторно, ${number}-й раз`);
    await expect.poll(sent).toBe(1 + number);
    await page.reload({ waitUntil: 'commit' });
  }
  // Another user has sent it meanwhile.
  const other = await context.newPage();
  await other.goto(page.url(), { waitUntil: 'commit' });
  await expect(letters(other).getByRole('button', { name: 'Надіслати ще раз' }).first()).toBeVisible();
  await sendAgain(page);
  await expect.poll(sent).toBe(4);
  await sendAgain(other);
  await expect(other.getByText('Цей лист уже надіслано ще раз тричі. Більше не можна.')).toBeVisible();
  await other.close();
  await page.reload({ waitUntil: 'commit' });
  await expect(letters(page)).toContainText('повторно, 3-й раз');
  await expect(letters(page).getByRole('button', { name: 'Надіслати ще раз' })).toHaveCount(0);
  expect(await sent()).toBe(4);

  // The list shows sent letters without a filter.
  await menu(page, /^Листи$/);
  await page.getByPlaceholder('Електронна пошта').fill(customer.email);
  const rows = page.locator('tbody .RaDataTable-row').filter({ hasText: 'Замовлення прийнято' });
  await expect(rows).toHaveCount(4);
  await page.getByRole('tab', { name: 'Надіслані', exact: true }).click();
  await expect(rows).toHaveCount(4);
  await page.getByRole('tab', { name: 'Не надіслані' }).click();
  await expect(page.getByText('Таких листів немає.')).toBeVisible();
});
