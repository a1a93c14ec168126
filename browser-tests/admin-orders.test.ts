import type { Page } from '@playwright/test';
import { delivery, openDelivery, press, stored, toner } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';
import { signInAsOwner } from './signed-in-staff.ts';
import { byCourier, placeOrder, signUp } from './signed-up.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const history = (page: Page) => page.getByRole('region', { name: 'Історія' });

test('the owner takes an order from new to completed', async ({ page, baseURL }) => {
  const ordered = { things: [toner], total: '690.00', changes: byCourier };
  const { order_id: id } = await placeOrder(page, await signUp(page), ordered);
  await signInAsOwner(page, baseURL!);
  await page.goto('/admin/orders', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Нові' }).click();
  await page.getByRole('row', { name: new RegExp(`^${id} .*Ковальчук`) }).click();
  await expect(page.getByText(`Замовлення № ${id}`)).toBeVisible();

  await press(page, 'Підтвердити');
  await press(page, 'Зібрано');
  await press(page, 'Відправлено');
  await dialog(page).getByRole('button', { name: 'Відправлено' }).click();
  await expect(history(page)).toContainText('Замовлення відправлено');
  await press(page, 'Позначити оплату');
  await dialog(page).getByRole('button', { name: 'Позначити оплату' }).click();
  await expect(page.getByText('Оплачено', { exact: true })).toBeVisible();
  await press(page, 'Виконано');
  await expect(history(page).getByRole('listitem')).toHaveText([
    /^Замовлення виконано/,
    /^Позначено оплату690,00\s₴Готівка/,
    /^Замовлення відправлено/,
    /^Замовлення зібрано/,
    /^Замовлення підтверджено/,
    /^Замовлення оформлено/,
  ]);
});

test('the owner cancels a paid order and sends the money back to the card', async ({ page, baseURL }) => {
  const id = await payByCard(page);
  await signInAsOwner(page, baseURL!);
  await page.goto(`/admin/orders/${id}/show`, { waitUntil: 'commit' });
  await press(page, 'Скасувати замовлення');
  await dialog(page).getByLabel('Причина, її бачать лише працівники').fill('Покупець передумав');
  await dialog(page).getByRole('button', { name: 'Скасувати замовлення' }).click();
  await expect(page.getByText('Поверніть покупцеві кошти.')).toBeVisible();

  await press(page, 'Повернути кошти');
  await dialog(page).getByLabel('Причина').fill('Скасовано');
  await dialog(page).getByRole('button', { name: 'Повернути кошти' }).click();
  await expect(page.getByText('Кошти повернуто', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Поверніть покупцеві кошти.')).toBeHidden();
  await expect(history(page)).toContainText('Платіжна система повернула кошти540,00 ₴');
});

test('after one of two pieces came back, the refund begins with that one, and is found done after a reload', async ({
  page,
  baseURL,
}) => {
  const ordered = { things: [toner, toner], total: '1230.00', changes: byCourier };
  const { order_id: id } = await placeOrder(page, await signUp(page), ordered);
  await signInAsOwner(page, baseURL!);
  await page.goto('/admin/orders', { waitUntil: 'commit' });
  await page.getByRole('row', { name: new RegExp(`^${id} `) }).click();
  await press(page, 'Позначити оплату');
  await dialog(page).getByRole('button', { name: 'Позначити оплату' }).click();
  await press(page, 'Підтвердити');
  await press(page, 'Зібрано');
  await press(page, 'Відправлено');
  await dialog(page).getByRole('button', { name: 'Відправлено' }).click();
  await press(page, 'Виконано');
  await press(page, 'Прийняти повернення');
  await dialog(page).getByRole('spinbutton').fill('1');
  await dialog(page).getByLabel('Причина').fill('Не підійшов');
  // The dialog of the refund is opened before the order is read again.
  const isRead = Promise.withResolvers<void>();
  await page.route(`**/api/v1/admin/orders/${id}/`, (route) => isRead.promise.then(() => route.continue()));
  await dialog(page).getByRole('button', { name: 'Прийняти повернення' }).click();

  await press(page, 'Повернути кошти');
  await expect(dialog(page).getByRole('spinbutton')).toHaveValue('0');
  isRead.resolve();
  await expect(dialog(page).getByRole('spinbutton')).toHaveValue('1');
  await expect(dialog(page)).toContainText(/Буде повернено540,00\s₴/);
  await dialog(page).getByLabel('Причина').fill('Не підійшов');
  await dialog(page).getByRole('button', { name: 'Повернути кошти' }).click();
  await expect(page.getByText('Частину повернуто', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Кошти повернено: 1')).toBeVisible();
  await press(page, 'Повернути кошти');
  await expect(dialog(page).getByRole('spinbutton')).toHaveValue('0');
});

/** Pays as a customer in the shop; returns the order's number. */
async function payByCard(page: Page): Promise<unknown> {
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  await press(page, 'Оплатити');
  const bank = page.frameLocator('iframe[name="WFPWidgetFrame"]');
  await bank.getByRole('button', { name: '4111 1111 1111 1111' }).click();
  await bank.getByRole('button', { name: /^Оплатити/ }).click();
  await expect(page).toHaveURL('/confirmation', { timeout: 30_000 });
  return await stored(page, 'orderId');
}
