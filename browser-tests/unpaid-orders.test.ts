import type { Page } from '@playwright/test';
import { stopTime, timePasses } from './alive-page.ts';
import { chooseBranch, delivery, openDelivery, pay, press, stored, sum, toner } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';
import {
  bankSays,
  frameSays,
  openAsPlaced,
  pagesFetched,
  reference,
  stubPayments,
  stubWidget,
  widgetUrl,
  windowOpens,
  windowsOpened,
} from './stubbed-payments.ts';

const create = '**/api/v1/orders/create/';
const waiting = `/payment-confirmation/${reference}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const again = (page: Page) => page.getByRole('button', { name: 'Спробувати оплатити ще раз' });
const receipt = (page: Page) => page.getByRole('region', { name: 'Склад замовлення' });

/** Opens the unpaid order after its first payment status. */
async function openUnpaid(page: Page): Promise<void> {
  await openAsPlaced(page, '/failed');
  await expect(again(page)).toBeVisible();
}

test('the carrier brings it to the branch that was chosen; a parcel is prepaid, and the rest is paid there', async ({
  page,
}) => {
  const payments = await stubPayments(page, { payment_method: 'prepayment', due_online: '200.00' });
  await stubWidget(page);
  await openDelivery(page, toner);
  await chooseBranch(page);
  await pay(page, 'Передоплата 200 грн');
  await expect(page.locator('.co-parts')).toContainText('Під час отримання340,00 ₴');
  const request = page.waitForRequest(create);
  await press(page, 'Оплатити');
  expect((await request).postDataJSON()).toMatchObject({
    delivery_type: 'nova_poshta',
    delivery_info: {
      city: 'Львів, Львівський район, Львівська область',
      branch: '1',
      city_ref: expect.stringMatching(/^[0-9a-f-]{36}$/),
      branch_ref: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
    payment_method: 'prepayment',
    total_price: '540.00',
  });
  await windowOpens(page);
  await frameSays(page, 'WfpWidgetEventClose');
  await expect(heading(page)).toHaveText('Замовлення не оплачено!');
  await expect(sum(page, 'Разом')).toHaveText('540,00 ₴');
  await expect(sum(page, 'До сплати онлайн')).toHaveText('200,00 ₴');
  await expect(sum(page, 'Під час отримання')).toHaveText('340,00 ₴');
  expect(await stored(page, 'cart')).toHaveLength(1);

  payments.says = { status: 'Approved', payed: true };
  await page.reload();
  await expect(page).toHaveURL('/confirmation');
  await expect(sum(page, 'Сплачено онлайн')).toHaveText('200,00 ₴');
  await expect(sum(page, 'Під час отримання')).toHaveText('340,00 ₴');
  expect(await stored(page, 'cart')).toEqual([]);
});

test('a shop that is lost while the window is open is told of by its own page', async ({ page, complaints }) => {
  await stubPayments(page);
  await stubWidget(page);
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  const fetched = pagesFetched(page, 'payment-confirmation', 'confirmation', 'failed');
  await press(page, 'Оплатити');
  await windowOpens(page);
  await fetched;
  await page.route('**/*', (route) => route.abort());
  await frameSays(page, 'WfpWidgetEventClose');
  await expect(heading(page)).toHaveText('Оплату ще не перевірено');
  complaints.splice(0);
});

test('a bank that said no is told so, and the order is paid again', async ({ page }) => {
  const payments = await stubPayments(page);
  await stubWidget(page);
  payments.says = { status: 'Declined', can_pay: true };
  await openUnpaid(page);
  await expect(heading(page)).toHaveText('Замовлення не оплачено!');
  await expect(page.getByRole('alert')).toHaveText(
    'Оплата не пройшла. Якщо з вас зняли кошти, будь ласка, зверніться до менеджера.',
  );
  await expect(receipt(page)).toContainText('540,00 ₴');
  await again(page).click();
  await windowOpens(page);
  await expect(page.locator('body > .wait')).toContainText('Очікування оплати...');
  expect(await windowsOpened(page)).toEqual([expect.objectContaining({ orderReference: `${reference}-2` })]);
  payments.says = { status: 'Approved', payed: true };
  await bankSays(page, 'approved');
  await expect(page).toHaveURL('/confirmation');
  await expect(heading(page)).toHaveText('Дякуємо за замовлення!');
  await expect.poll(() => payments.told).toEqual([`${reference}-2`]);
});

test('however often it is paid, Back leads to where the customer came from', async ({ page }) => {
  const payments = await stubPayments(page);
  await stubWidget(page);
  await openUnpaid(page);
  for (const attempt of [1, 2]) {
    await again(page).click();
    await windowOpens(page, attempt);
    payments.says = { status: 'Expired', can_pay: true };
    await bankSays(page, 'declined');
    await expect.poll(() => payments.asked.length).toBeGreaterThanOrEqual(1 + attempt * 2);
    await expect(again(page)).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/placeholder');
});

test('a second window in one document hears nothing of the first', async ({ page }) => {
  const payments = await stubPayments(page);
  await stubWidget(page);
  await openUnpaid(page);
  await again(page).press('Enter');
  await windowOpens(page);
  await frameSays(page, 'WfpWidgetEventClose');
  await expect(again(page)).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect.poll(() => payments.asked.length).toBeGreaterThanOrEqual(2);

  await again(page).press('Enter');
  await windowOpens(page, 2);
  // The first window's listener still exists, and receives events of the second one.
  await bankSays(page, 'approved', 0);
  await expect(page.locator('body > .wait')).toBeVisible();
  await expect(page).toHaveURL('/failed');
  await expect(page.locator(`script[src="${widgetUrl}"]`)).toHaveCount(1);
  await bankSays(page, 'declined', 1);
  await expect(page).toHaveURL(waiting);
  await expect.poll(() => payments.told).toEqual([`${reference}-3`]);
});

test('money that is on its way is waited for and not paid again', async ({ page }) => {
  const payments = await stubPayments(page);
  payments.says = { status: 'InProcessing' };
  await openAsPlaced(page, '/failed');
  await expect(heading(page)).toHaveText('Банк ще обробляє оплату');
  await expect(again(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Чекати на відповідь банку' }).click();
  await expect(page).toHaveURL(waiting);
  await expect(page.getByRole('main')).toBeFocused();
});

test('while the shop is out of reach nothing is offered; it is asked again when the connection is back', async ({
  page,
  complaints,
}) => {
  const payments = await stubPayments(page);
  payments.says = 'lost';
  await openAsPlaced(page, '/failed');
  await expect(page.getByRole('alert')).toContainText('Не вдалося зв’язатися з крамницею');
  await expect(page.getByText('№ 48213')).toBeVisible();
  await expect(again(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Перевірити ще раз' }).press('Enter');
  await expect.poll(() => payments.asked.length).toBe(2);
  await expect(page.getByRole('button', { name: 'Перевірити ще раз' })).toBeFocused();
  payments.says = { status: 'Pending', can_pay: true };
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(heading(page)).toHaveText('Замовлення не оплачено!');
  await expect(page.getByRole('main')).toBeFocused();
  complaints.splice(0);
});

test('until the shop has answered, nothing is said about the payment', async ({ page }) => {
  await stubPayments(page);
  await page.route('**/check_pay/', () => {});
  await openAsPlaced(page, '/failed');
  await expect(heading(page)).toHaveText('Перевіряємо оплату…');
  await expect(again(page)).toHaveCount(0);
});

test('an order that was paid meanwhile is thanked for', async ({ page, complaints }) => {
  const payments = await stubPayments(page);
  await openUnpaid(page);
  payments.refusesToPay = 'order_already_paid';
  payments.says = { status: 'Approved', payed: true };
  await again(page).click();
  await expect(page).toHaveURL('/confirmation');
  await expect(heading(page)).toHaveText('Дякуємо за замовлення!');
  complaints.splice(0);
});

test('a payment that the bank tells of a moment later is thanked for without a click', async ({ page }) => {
  await stopTime(page);
  const payments = await stubPayments(page);
  await openUnpaid(page);
  payments.says = { status: 'Approved', payed: true };
  await timePasses(page, 4_000);
  await expect(page).toHaveURL('/confirmation');
  await expect(heading(page)).toHaveText('Дякуємо за замовлення!');
});

test('a payment that is on its way meanwhile is waited for', async ({ page, complaints }) => {
  const payments = await stubPayments(page);
  await openUnpaid(page);
  payments.refusesToPay = 'payment_in_progress';
  payments.says = { status: 'InProcessing' };
  await again(page).click();
  await expect(page).toHaveURL(waiting);
  await expect(heading(page)).toHaveText('Очікування оплати...');
  complaints.splice(0);
});

test('an order that can be paid no more leads to a new one', async ({ page, complaints }) => {
  const payments = await stubPayments(page);
  await openUnpaid(page);
  payments.refusesToPay = 'order_not_payable';
  await again(page).click();
  await expect(page.getByRole('alert')).toContainText('Це замовлення вже не можна оплатити на сайті.');
  await expect(again(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Оформити нове замовлення' })).toHaveAttribute('href', '/checkout');
  complaints.splice(0);
});

test('an attempt that cannot be begun can be repeated', async ({ page, complaints }) => {
  await stubPayments(page);
  await stubWidget(page);
  await openUnpaid(page);
  await page.route(`**/orders/${reference}/pay/`, (route) => route.abort(), { times: 1 });
  await again(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Не вдалося почати оплату. Спробуйте ще раз.');
  await expect(again(page)).toBeFocused();
  await again(page).press('Enter');
  await windowOpens(page);
  complaints.splice(0);
});

test('money that went back is not asked for again', async ({ page }) => {
  const payments = await stubPayments(page);
  payments.says = { status: 'Refunded' };
  await openAsPlaced(page, '/failed');
  await expect(heading(page)).toHaveText('Оплату повернуто');
  await expect(again(page)).toHaveCount(0);
});
