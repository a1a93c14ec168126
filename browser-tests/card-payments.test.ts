import type { FrameLocator, Page } from '@playwright/test';
import { timePasses } from './alive-page.ts';
import { chooseBranch, delivery, openDelivery, pay, press, stored, sum, toner } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';

// The whole payment, with the emulated bank on the shop's own port.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const again = (page: Page) => page.getByRole('button', { name: 'Спробувати оплатити ще раз' });
const cardWindow = (page: Page) => page.frameLocator('iframe[name="WFPWidgetFrame"]');

/** The bank shows its result for a while, and so does the shop. */
const inAWhile = { timeout: 30_000 };

/** Addresses that the page passes, including short redirects. */
function wayOf(page: Page): string[] {
  const way: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && way.push(new URL(frame.url()).pathname));
  return way;
}

const wait = expect.stringMatching(/^\/payment-confirmation\/[\w-]{32}$/);

async function orderByCard(page: Page): Promise<void> {
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  await press(page, 'Оплатити');
}

/** Fills in a test card by one button and pays. */
async function payWith(bank: Page | FrameLocator, number: string): Promise<void> {
  await bank.getByRole('button', { name: number }).click();
  await expect(bank.getByLabel('Номер картки')).toHaveValue(number);
  await bank.getByRole('button', { name: /^Оплатити/ }).click();
}

test('a customer pays by card and is thanked', async ({ page }) => {
  await orderByCard(page);
  const way = wayOf(page);
  await payWith(cardWindow(page), '4111 1111 1111 1111');
  await expect(page).toHaveURL('/confirmation', inAWhile);
  expect(way).toEqual([wait, '/confirmation']);
  await expect(heading(page)).toHaveText('Дякуємо за замовлення!');
  await expect(page.getByText(`№ ${await stored(page, 'orderId')}`)).toBeVisible();
  await expect.poll(() => stored(page, 'cart')).toEqual([]);
});

test('after a card that is declined the order is paid with another one', async ({ page }) => {
  await orderByCard(page);
  await payWith(cardWindow(page), '4000 0000 0000 0002');
  await expect(page).toHaveURL('/failed', inAWhile);
  await expect(heading(page)).toHaveText('Замовлення не оплачено!');
  await expect(page.getByRole('alert')).toHaveText(
    'Оплата не пройшла. Якщо з вас зняли кошти, будь ласка, зверніться до менеджера.',
  );
  await expect(page.getByText('Банк, що видав картку, відхилив платіж.')).toBeVisible();
  const id = await stored(page, 'orderId');
  expect(await stored(page, 'cart')).toHaveLength(1);
  await again(page).click();
  await payWith(cardWindow(page), '4111 1111 1111 1111');
  await expect(heading(page)).toHaveText('Дякуємо за замовлення!', inAWhile);
  await expect(page.getByText(`№ ${id}`)).toBeVisible();
});

test('a bank that asks its customer is waited for', async ({ page }) => {
  await orderByCard(page);
  await payWith(cardWindow(page), '4000 0027 6000 3184');
  await cardWindow(page).getByRole('button', { name: 'Підтвердити' }).click();
  await expect(heading(page)).toHaveText('Дякуємо за замовлення!', inAWhile);
});

test('a tab that was closed while the bank decides finds its way by the address', async ({ page, context }) => {
  await orderByCard(page);
  await payWith(cardWindow(page), '4000 0000 0000 3220');
  await expect(page).toHaveURL(/\/payment-confirmation\//);
  const address = page.url();
  await page.close();
  const reopened = await context.newPage();
  await reopened.goto(address);
  await expect(heading(reopened)).toHaveText('Очікування оплати...');
  await reopened.goto('/failed');
  await expect(heading(reopened)).toHaveText('Банк ще обробляє оплату');
  await expect(again(reopened)).toHaveCount(0);
  await reopened.goto('/confirmation');
  await expect(heading(reopened)).toHaveText('Банк ще обробляє оплату');
});

test('a window that is closed leaves an order that can be paid', async ({ page }) => {
  await orderByCard(page);
  await cardWindow(page).getByRole('button', { name: 'Повернутися до магазину' }).click();
  await expect(page).toHaveURL('/failed');
  await expect(page.getByText('Оплату не завершено.')).toBeVisible();
  await page.reload();
  await again(page).click();
  await payWith(cardWindow(page), '4111 1111 1111 1111');
  await expect(heading(page)).toHaveText('Дякуємо за замовлення!', inAWhile);
});

test('a parcel is prepaid with 200 hryvnias, and the rest is paid where it is fetched', async ({ page }) => {
  await openDelivery(page, toner);
  await chooseBranch(page);
  await pay(page, 'Передоплата 200 грн');
  await press(page, 'Оплатити');
  await expect(cardWindow(page).getByRole('heading', { level: 1 })).toContainText('200,00');
  await payWith(cardWindow(page), '4111 1111 1111 1111');
  await expect(heading(page)).toHaveText('Дякуємо за замовлення!', inAWhile);
  await expect(sum(page, 'Разом')).toHaveText('540,00 ₴');
  await expect(sum(page, 'Сплачено онлайн')).toHaveText('200,00 ₴');
  await expect(sum(page, 'Під час отримання')).toHaveText('340,00 ₴');
});

test.describe('on a phone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  });

  test('the bank has the whole page and leads back', async ({ page }) => {
    await orderByCard(page);
    await expect(page).toHaveURL(/\/emulators\/wayforpay\//);
    const way = wayOf(page);
    await payWith(page, '4111 1111 1111 1111');
    await expect(heading(page)).toHaveText('Дякуємо за замовлення!', inAWhile);
    expect(way).toContainEqual(wait);
    await expect.poll(() => stored(page, 'cart')).toEqual([]);
  });

  test('the bank does not hold whoever goes back from the thanks', async ({ page }) => {
    await orderByCard(page);
    await payWith(page, '4111 1111 1111 1111');
    await expect(page).toHaveURL('/confirmation', inAWhile);
    const returns: string[] = [];
    page.on('request', (request) => request.url().includes('/payment/return/') && returns.push(request.url()));
    await page.clock.install();
    await page.goBack();
    await expect(heading(page)).toHaveText('Оплату схвалено');
    // Longer than the bank shows its result before it redirects.
    await timePasses(page, 5_000);
    await expect(heading(page)).toHaveText('Оплату схвалено');
    expect(returns).toEqual([]);
  });

  test('who comes back from the bank without paying pays the same order', async ({ page }) => {
    await orderByCard(page);
    await expect(page).toHaveURL(/\/emulators\/wayforpay\//);
    const id = await stored(page, 'orderId');
    await page.goBack();
    await expect(page).toHaveURL('/checkout');
    await expect(page.locator('body > .wait')).toHaveCount(0);
    await press(page, 'Оплатити');
    await expect(page).toHaveURL(/\/emulators\/wayforpay\//);
    expect(await stored(page, 'orderId')).toBe(id);
    await payWith(page, '4111 1111 1111 1111');
    await expect(heading(page)).toHaveText('Дякуємо за замовлення!', inAWhile);
    await expect(page.getByText(`№ ${id}`)).toBeVisible();
  });
});
