import type { Page } from '@playwright/test';
import { delivery, openCheckout, openDelivery, press, toner } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';
import { openAccount, placeOrder, signUp } from './signed-up.ts';
import { violations } from './violations.ts';

const notice = (page: Page, id: number) =>
  page.getByRole('region', { name: `У вас є неоплачене замовлення № ${id}`, exact: true });
const question = (page: Page, id: number) => page.getByRole('dialog', { name: `Скасувати замовлення № ${id}?` });
const byCard = { things: [toner], total: '540.00', changes: { payment_method: 'full' } };

async function stateOf(page: Page, reference: string): Promise<string> {
  return (await (await page.request.get(`/api/v1/orders/${reference}/`)).json()).state;
}

async function cancel(page: Page, id: number): Promise<void> {
  await notice(page, id)
    .getByRole('button', { name: `Скасувати замовлення № ${id}` })
    .click();
  await question(page, id).getByRole('button', { name: 'Скасувати замовлення' }).click();
  await expect(page.getByText(`Замовлення № ${id} скасовано.`)).toBeVisible();
}

test('a guest who left the bank is told of the order at the checkout, and cancels it when sure', async ({ page }) => {
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  const answer = page.waitForResponse('**/api/v1/orders/create/');
  await press(page, 'Оплатити');
  const { order_id: id, order_reference: reference } = await (await answer).json();
  await page.frameLocator('iframe[name="WFPWidgetFrame"]').getByRole('button', { name: 'Закрити' }).first().click();
  await expect(page).toHaveURL('/failed');

  await openCheckout(page, toner);
  await expect(notice(page, id)).toBeVisible();
  await notice(page, id)
    .getByRole('button', { name: `Скасувати замовлення № ${id}` })
    .click();
  expect(await violations(page)).toEqual([]);
  await question(page, id).getByRole('button', { name: 'Залишити' }).click();
  await expect(question(page, id)).toBeHidden();
  expect(await stateOf(page, reference)).toBe('new');

  await cancel(page, id);
  expect(await stateOf(page, reference)).toBe('cancelled');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Оформлення' })).toBeVisible();
  await expect(notice(page, id)).toHaveCount(0);
});

test('the account tells of each unpaid order; one is paid, another cancelled', async ({ page }) => {
  const customer = await signUp(page);
  const first = await placeOrder(page, customer, byCard);
  const second = await placeOrder(page, customer, byCard);
  await openAccount(page, 'orders');
  await cancel(page, second.order_id);
  expect(await stateOf(page, second.order_reference)).toBe('cancelled');
  await expect(page.locator('.purchase').first().locator('.flag').first()).toHaveText('Скасовано');
  await notice(page, first.order_id)
    .getByRole('link', { name: `Оплатити замовлення № ${first.order_id}` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Замовлення не оплачено!');
  await expect(page.getByText(`№ ${first.order_id}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Спробувати оплатити ще раз' })).toBeVisible();
});

test('an order that was paid meanwhile is not cancelled, and the notice says why', async ({ page, complaints }) => {
  const customer = await signUp(page);
  const { order_id: id, order_reference: reference } = await placeOrder(page, customer, byCard);
  await openAccount(page, 'orders');
  const refusal = { code: 'order_already_paid', detail: 'Замовлення вже оплачено', request_id: '' };
  await page.route(`**/api/v1/orders/${reference}/cancel/`, (route) => route.fulfill({ status: 409, json: refusal }));
  await notice(page, id)
    .getByRole('button', { name: `Скасувати замовлення № ${id}` })
    .click();
  await question(page, id).getByRole('button', { name: 'Скасувати замовлення' }).click();
  await expect(notice(page, id).getByRole('alert')).toHaveText('Замовлення вже оплачено');
  expect(await stateOf(page, reference)).toBe('new');
  complaints.splice(0);
});
