import type { Page } from '@playwright/test';
import { stopTime, timePasses } from './alive-page.ts';
import { delivery, openDelivery, pay, press, stored, toner } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';
import {
  bankSays,
  frameSays,
  pagesFetched,
  reference,
  stubPayments,
  stubWidget,
  widgetUrl,
  windowOpens,
  windowsOpened,
} from './stubbed-payments.ts';

const waiting = `/payment-confirmation/${reference}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notOpened = (page: Page) => page.getByRole('alert').filter({ hasText: 'Вікно оплати не відкрилося.' });
const overlay = (page: Page) => page.locator('body > .wait');

async function orderByCard(page: Page): Promise<void> {
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  await press(page, 'Оплатити');
}

test('the card window gets what the shop has offered, and what the bank says is not believed', async ({ page }) => {
  const payments = await stubPayments(page);
  await stubWidget(page);
  await orderByCard(page);
  await windowOpens(page);
  expect(await windowsOpened(page)).toEqual([
    expect.objectContaining({ orderReference: `${reference}-1`, amount: '540.00', productCount: [1] }),
  ]);
  await expect(page.locator('#widget-wfp-script')).toHaveAttribute('src', widgetUrl);
  payments.says = { status: 'Pending', can_pay: false };
  await bankSays(page, 'approved');
  await expect(page).toHaveURL(waiting);
  await expect(heading(page)).toHaveText('Очікування оплати...');
  await expect.poll(() => payments.told).toEqual([`${reference}-1`]);
  expect(await stored(page, 'cart')).toHaveLength(1);
  // Nothing of the provider remains on the page.
  await expect(page.locator('#wfp-container, .wfp-widget-open')).toHaveCount(0);
});

for (const answer of ['declined', 'pending'] as const) {
  test(`a customer whose payment is ${answer} goes where the shop is asked`, async ({ page }) => {
    const payments = await stubPayments(page);
    await stubWidget(page);
    await orderByCard(page);
    await windowOpens(page);
    await bankSays(page, answer);
    await expect(page).toHaveURL(waiting);
    await expect.poll(() => payments.told).toEqual([`${reference}-1`]);
  });
}

test('while the customer pays, only the card window can be reached', async ({ page }) => {
  await stubPayments(page);
  await stubWidget(page);
  await orderByCard(page);
  await windowOpens(page);
  await expect(overlay(page)).toContainText('Очікування оплати...');
  await expect(overlay(page)).not.toHaveRole('dialog');
  const reachable = await page.evaluate(() =>
    ['main', 'header', '.wait', '#wfp-container'].filter(
      (selector) => document.querySelector(selector)?.closest('[inert]') === null,
    ),
  );
  expect(reachable).toEqual(['.wait', '#wfp-container']);
  await expect(page.locator('iframe[name="WFPWidgetFrame"]')).toBeFocused();
});

test('a window that is closed leads to the unpaid order', async ({ page }) => {
  const payments = await stubPayments(page);
  await stubWidget(page);
  await orderByCard(page);
  await windowOpens(page);
  await frameSays(page, 'WfpWidgetEventClose');
  await expect(page).toHaveURL('/failed');
  await expect(heading(page)).toHaveText('Замовлення не оплачено!');
  await expect(page.getByText('Оплату не завершено.')).toBeVisible();
  expect(payments.asked).toEqual([reference]);
  expect(payments.told).toEqual([]);
  await expect(page.locator('[inert], #wfp-container')).toHaveCount(0);
  expect(await stored(page, 'cart')).toHaveLength(1);
});

test('only the card window itself is believed that it is closed', async ({ page }) => {
  const payments = await stubPayments(page);
  await stubWidget(page);
  await orderByCard(page);
  await windowOpens(page);
  await frameSays(page, 'WfpWidgetEventClose', 'https://evil.example');
  await page.evaluate(() => window.postMessage('WfpWidgetEventClose', '*'));
  await page.evaluate(() => window.postMessage('{"reasonCode":1100}', '*'));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page).toHaveURL('/checkout');
  await expect(overlay(page)).toBeVisible();
  expect(payments.asked).toEqual([]);
});

test('a window that vanishes without a word leaves nobody with the overlay', async ({ page }) => {
  await stubPayments(page);
  await stubWidget(page);
  await orderByCard(page);
  await windowOpens(page);
  await page.evaluate(() => document.getElementById('wfp-container')?.remove());
  await expect(page).toHaveURL('/failed');
});

test('a script that is blocked is told as a window that did not open', async ({ page, complaints }) => {
  await stubPayments(page);
  await page.route(`**${widgetUrl}`, (route) => route.abort());
  await orderByCard(page);
  await expect(page).toHaveURL('/failed');
  await expect(notOpened(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Спробувати оплатити ще раз' })).toBeVisible();
  complaints.splice(0);
});

test('a script that does not come is waited for fifteen seconds', async ({ page }) => {
  await stopTime(page);
  await stubPayments(page);
  await page.route(`**${widgetUrl}`, () => {});
  const asked = page.waitForRequest(`**${widgetUrl}`);
  await orderByCard(page);
  await asked;
  await timePasses(page, 14_000);
  await expect(overlay(page)).toBeVisible();
  await timePasses(page, 1_000);
  await expect(page).toHaveURL('/failed');
  await expect(notOpened(page)).toBeVisible();
});

test('a connection that is lost before the window opens is waited for', async ({ page, context, complaints }) => {
  await stubPayments(page);
  const fetched = pagesFetched(page, 'payment-confirmation', 'confirmation', 'failed');
  await page.route(`**${widgetUrl}`, async (route) => {
    await fetched;
    await context.setOffline(true);
    await route.abort();
  });
  await orderByCard(page);
  await expect(overlay(page)).toContainText('Немає з’єднання з інтернетом.');
  await context.setOffline(false);
  await expect(page).toHaveURL('/failed');
  await expect(notOpened(page)).toBeVisible();
  complaints.splice(0);
});

test('who comes back from the bank by the browser’s history finds no dead overlay', async ({ page }) => {
  await stubPayments(page);
  await stubWidget(page);
  await orderByCard(page);
  await windowOpens(page);
  // As after a restore from the back/forward cache.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL('/failed');
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('on a phone the bank has the whole page, and Back leads to the same order', async ({ page }) => {
  const payments = await stubPayments(page);
  await page.route(`**${widgetUrl}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.Wayforpay = class { run() { window.location.assign("/placeholder?bank"); } };',
    }),
  );
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().endsWith('/orders/create/')) keys.add(request.headers()['idempotency-key']);
  });
  await orderByCard(page);
  await expect(page).toHaveURL('/placeholder?bank');
  await page.goBack();
  await expect(page).toHaveURL('/checkout');
  await expect(overlay(page)).toHaveCount(0);
  await press(page, 'Оплатити');
  await expect(page).toHaveURL('/placeholder?bank');
  expect(keys.size).toBe(1);
  // And by address, as after the bank's redirect.
  payments.says = { status: 'Approved', payed: true };
  await page.goto(waiting);
  await expect(page).toHaveURL('/confirmation');
});

test('the code of the card window comes when a card is chosen, and the company’s script only with the order', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const isFetched = (name: string) => scripts.some((path) => path.includes(name));
  await stubPayments(page);
  await stubWidget(page);
  await openDelivery(page, toner);
  await expect(delivery(page, 'Самовивіз')).toBeVisible();
  expect(isFetched('pay-in-card-window')).toBe(false);
  await delivery(page, 'Самовивіз').check();
  await expect.poll(() => isFetched('pay-in-card-window')).toBe(true);
  await pay(page, 'Оплата під час отримання');
  await pay(page, 'Повна оплата карткою');
  expect(isFetched('pay-widget')).toBe(false);
  await press(page, 'Оплатити');
  await windowOpens(page);
  expect(scripts.filter((path) => path === widgetUrl)).toHaveLength(1);
});
