import type { Page } from '@playwright/test';
import { stopTime, timePasses } from './alive-page.ts';
import { stored } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';
import { pagesFetched, reference, stubPayments } from './stubbed-payments.ts';

const waiting = `/payment-confirmation/${reference}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const declined = 'Оплата не пройшла. Якщо з вас зняли кошти, будь ласка, зверніться до менеджера.';

/** The waiting page, with its clock stopped after the first answer. */
async function openWaiting(page: Page): Promise<void> {
  await stopTime(page);
  await page.goto(waiting);
  await hears(page);
}

/** Waits until the page has stored the order of the answer. */
async function hears(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('orderReference') !== null);
}

/** Advances the clock until the page polls again, and waits for the answer: requests do not overlap. */
async function asksAgain(page: Page, afterMs: number): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('orderReference'));
  await timePasses(page, afterMs);
  await hears(page);
}

test('a payment is waited for under its reference, and the page is nobody else’s', async ({ page }) => {
  const payments = await stubPayments(page);
  await openWaiting(page);
  await expect(heading(page)).toHaveText('Очікування оплати...');
  await expect(page.getByText(`Номер платежу ${reference}`)).toBeVisible();
  await expect(page).toHaveTitle('Очікування оплати — Роса');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(payments.asked).toEqual([reference]);
  // The server-rendered page names no order.
  expect(await (await page.request.get(waiting)).text()).not.toContain(reference);
});

test('a bank that says no is told, and then the unpaid order is shown', async ({ page }) => {
  const payments = await stubPayments(page);
  payments.says = { status: 'Declined', can_pay: true };
  await openWaiting(page);
  await expect(heading(page)).toHaveText(declined);
  await timePasses(page, 3_000);
  await expect(page).toHaveURL('/failed');
  await expect(heading(page)).toHaveText('Замовлення не оплачено!');
  await expect(page.getByRole('alert')).toHaveText(declined);
  await expect(page.getByText('№ 48213')).toBeVisible();
});

test('a question that fails stops the wait, and the next page offers nothing before it knows', async ({
  page,
  complaints,
}) => {
  const payments = await stubPayments(page);
  await openWaiting(page);
  payments.says = 'lost';
  await timePasses(page, 5_000);
  await expect(page).toHaveURL('/failed');
  await expect(heading(page)).toHaveText('Оплату ще не перевірено');
  await expect(page.getByRole('alert')).toContainText('Не вдалося зв’язатися з крамницею');
  await expect(page.getByRole('button', { name: 'Спробувати оплатити ще раз' })).toHaveCount(0);
  payments.says = { status: 'Approved', payed: true };
  await page.getByRole('button', { name: 'Перевірити ще раз' }).click();
  await expect(page).toHaveURL('/confirmation');
  complaints.splice(0);
});

test('a shop that stops answering altogether is told of by its own page', async ({ page, complaints }) => {
  await stubPayments(page);
  await openWaiting(page);
  const fetched = pagesFetched(page, 'confirmation', 'failed');
  await asksAgain(page, 5_000);
  await fetched;
  await page.route('**/*', (route) => route.abort());
  await timePasses(page, 5_000);
  await expect(heading(page)).toHaveText('Оплату ще не перевірено');
  await expect(page.getByRole('alert')).toContainText('Не платіть удруге');
  await expect(page.locator('.result__head')).toHaveCSS('display', 'grid');
  complaints.splice(0);
});

test('without a connection nothing is concluded; when it is back, the wait goes on', async ({
  page,
  context,
  complaints,
}) => {
  const payments = await stubPayments(page);
  payments.says = { status: 'InProcessing' };
  await openWaiting(page);
  await context.setOffline(true);
  payments.says = 'lost';
  await expect(page.getByText('Немає з’єднання з інтернетом. Щойно воно з’явиться, перевіримо оплату.')).toBeVisible();
  await timePasses(page, 60_000);
  await expect(page).toHaveURL(waiting);
  await expect(heading(page)).toHaveText('Очікування оплати...');
  payments.says = { status: 'Approved', payed: true };
  await context.setOffline(false);
  // No second request while one is running: the clock advances until that one has timed out.
  await expect(async () => {
    await timePasses(page, 1_000);
    await expect(heading(page)).toHaveText('Оплата пройшла успішно! Ваше замовлення підтверджено.', { timeout: 1 });
  }).toPass();
  complaints.splice(0);
});

test('another browser needs only the address, and its own cart stays', async ({ page }) => {
  const payments = await stubPayments(page);
  const cart = [{ variantId: 25, qty: 1, type: 'product' }];
  await page.goto('/placeholder');
  await page.evaluate((lines) => localStorage.setItem('cart', JSON.stringify(lines)), cart);
  payments.says = { status: 'Approved', payed: true };
  await page.goto(`/payment-confirmation/${reference}-2`);
  await expect(page).toHaveURL('/confirmation');
  await expect(page.getByText('№ 48213')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Склад замовлення' })).toBeVisible();
  expect(payments.asked).toEqual([`${reference}-2`]);
  expect(await stored(page, 'cart')).toEqual(cart);
  // The waiting page is no longer in the history behind the thanks.
  await page.goBack();
  await expect(page).toHaveURL('/placeholder');
});

test('a browser that loses the first question finds the order later', async ({ page, complaints }) => {
  const payments = await stubPayments(page);
  payments.says = 'lost';
  await page.goto(waiting);
  await expect(heading(page)).toHaveText('Оплату ще не перевірено');
  payments.says = { status: 'Declined', can_pay: true };
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(heading(page)).toHaveText('Замовлення не оплачено!');
  await expect(page.getByText('№ 48213')).toBeVisible();
  complaints.splice(0);
});

test('an address that nobody knows leads to no order', async ({ page, complaints }) => {
  await page.route('**/check_pay/', (route) =>
    route.fulfill({ status: 404, json: { code: 'order_not_found', detail: '' } }),
  );
  await page.goto('/payment-confirmation/nobody');
  await expect(page).toHaveURL('/failed');
  await expect(heading(page)).toHaveText('Тут ще немає замовлення');
  complaints.splice(0);
});
