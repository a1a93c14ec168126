import type { Page } from '@playwright/test';
import {
  delivery,
  field,
  openCheckout,
  openDelivery,
  order,
  press,
  soldOut,
  stored,
  sum,
  toner,
} from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';

const promoField = (page: Page) => field(page, 'Промокод');
const certificateField = (page: Page) => field(page, 'Подарунковий сертифікат');
const quantity = (page: Page) => order(page).getByRole('spinbutton', { name: 'Кількість' });

/** The shop says so about certificates: their balance by number. */
async function certificatesAre(page: Page, balances: Record<string, string>): Promise<void> {
  await page.route('**/api/v1/orders/certificate/validate/', async (route) => {
    const serial_number = String(route.request().postDataJSON().serial_number).toUpperCase();
    const amount = balances[serial_number];
    await (amount === undefined
      ? route.fulfill({
          status: 409,
          json: { code: 'certificate_spent', detail: 'На ньому нічого', error: 'На ньому нічого' },
        })
      : route.fulfill({ json: { serial_number, amount, status: 'active', valid_until: '2030-01-01' } }));
  });
}

test('lines show name, price, quantity and what they come to', async ({ page }) => {
  await openCheckout(page, { ...toner, qty: 2 }, { product: 'solis-fluid-spf50' }, soldOut, { certificate: '1000.00' });
  const lines = order(page).getByRole('listitem');
  await expect(lines).toHaveCount(4);
  await expect(lines.nth(0)).toContainText('100 мл · 540,00 ₴');
  await expect(lines.nth(0).locator('.sline__money')).toHaveText('Сума: 1 080,00 ₴');
  await expect(lines.nth(1).locator('s')).toHaveText('780,00 ₴');
  await expect(lines.nth(1).locator('.sline__money')).toHaveText('Сума: 624,00 ₴');
  await expect(lines.nth(2)).toContainText('Передзамовлення');
  await expect(lines.nth(3)).toContainText('Подарунковий сертифікат, 1 000 грн');
  await expect(sum(page, 'Товари')).toHaveText('2 994,00 ₴');
  await expect(sum(page, 'Доставка')).toHaveText('на наступному кроці');
  await expect(sum(page, 'Разом')).toHaveText('2 994,00 ₴');
});

test('a quantity goes from one to what is there', async ({ page }) => {
  await openCheckout(page, { product: 'verba-sage-lip-balm' });
  await expect(quantity(page)).toHaveAttribute('min', '1');
  await expect(quantity(page)).toHaveAttribute('max', '3');
  const more = order(page).getByRole('button', { name: 'Збільшити' });
  await more.click();
  await more.click();
  await expect(more).toBeDisabled();
  await expect(sum(page, 'Разом')).toHaveText('720,00 ₴');
  await quantity(page).fill('9');
  await quantity(page).blur();
  await expect(quantity(page)).toHaveValue('3');
  await quantity(page).fill('0');
  await quantity(page).blur();
  await expect(quantity(page)).toHaveValue('3');
  await order(page).getByRole('button', { name: 'Зменшити' }).click();
  await expect(sum(page, 'Разом')).toHaveText('480,00 ₴');
  expect(await stored(page, 'cart')).toEqual([expect.objectContaining({ qty: 2 })]);
});

test('preorders and certificates have bounds of their own', async ({ page }) => {
  await openCheckout(page, soldOut, { certificate: '500.00' });
  await expect(quantity(page).first()).toHaveAttribute('max', '99');
  await expect(quantity(page).last()).toHaveAttribute('max', '20');
});

test('more than there is of a thing is told beside it', async ({ page }) => {
  await openCheckout(page, { product: 'verba-sage-lip-balm', qty: 5 });
  await expect(order(page).getByRole('listitem')).toContainText('Залишилося 3 шт.');
});

test('a promo code takes its percent off, is kept, and can be taken away', async ({ page }) => {
  await openCheckout(page, toner);
  await press(page, 'Застосувати');
  await expect(promoField(page)).toHaveAccessibleDescription('Введіть промокод');
  await promoField(page).fill(' rosa10 ');
  await press(page, 'Застосувати');
  await expect(order(page)).toContainText('ROSA10 · знижка 10 %');
  await expect(sum(page, 'Промокод, 10 %')).toHaveText('−54,00 ₴');
  await expect(sum(page, 'Разом')).toHaveText('486,00 ₴');
  expect(await stored(page, 'promoCode')).toEqual({ code: 'ROSA10', percent: 10 });
  await page.reload();
  await expect(sum(page, 'Разом')).toHaveText('486,00 ₴');
  await press(page, 'Прибрати промокод');
  await expect(sum(page, 'Разом')).toHaveText('540,00 ₴');
  expect(await stored(page, 'promoCode')).toBeNull();
});

test('a promo code that is refused resets the discount and says why', async ({ page, complaints }) => {
  await openCheckout(page, toner);
  await promoField(page).fill('NOTHING');
  await press(page, 'Застосувати');
  await expect(promoField(page)).toHaveAccessibleDescription('Такого промокоду немає.');
  await expect(promoField(page)).toHaveValue('NOTHING');
  await page.route('**/orders/promocode/validate/', (route) => route.abort());
  await press(page, 'Застосувати');
  await expect(promoField(page)).toHaveAccessibleDescription('Сталася помилка');
  await expect(sum(page, 'Разом')).toHaveText('540,00 ₴');
  expect(complaints.splice(0)).toHaveLength(2);
});

test('a kept promo code that ended is taken away when the checkout opens', async ({ page, complaints }) => {
  await page.goto('/placeholder');
  await page.evaluate(() => localStorage.setItem('promoCode', '{"code":"GONE","percent":50}'));
  await openCheckout(page, toner);
  await expect(promoField(page)).toHaveAccessibleDescription('Такого промокоду немає.');
  await expect(sum(page, 'Разом')).toHaveText('540,00 ₴');
  complaints.splice(0);
});

test('two certificates pay in the order given, and each can be taken away', async ({ page }) => {
  await certificatesAre(page, { 'GIFT-1': '200.00', 'GIFT-2': '500.00' });
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  await press(page, 'Додати');
  await expect(certificateField(page)).toHaveAccessibleDescription('Введіть код сертифікату');
  await certificateField(page).fill('gift-1');
  await press(page, 'Додати');
  await expect(sum(page, 'Сертифікати')).toHaveText('−200,00 ₴');
  await certificateField(page).fill(' Gift-1');
  await press(page, 'Додати');
  await expect(certificateField(page)).toHaveAccessibleDescription('Цей сертифікат вже застосований');
  await certificateField(page).fill('GIFT-2');
  await press(page, 'Додати');
  const applied = page.getByRole('list', { name: 'Застосовані сертифікати' });
  await expect(applied.getByRole('listitem')).toHaveText(['GIFT-1 · 200,00 ₴', 'GIFT-2 · 500,00 ₴']);
  // Only what the order needs is taken.
  await expect(sum(page, 'Сертифікати')).toHaveText('−540,00 ₴');
  await expect(sum(page, 'Разом')).toHaveText('0,00 ₴');
  await expect(page.getByText('Сертифікати покривають усе замовлення')).toBeVisible();
  await press(page, 'Прибрати сертифікат GIFT-1');
  await expect(sum(page, 'Разом')).toHaveText('40,00 ₴');
});

test('certificates are checked again after a reload', async ({ page, complaints }) => {
  await certificatesAre(page, { 'GIFT-1': '200.00', 'GIFT-2': '300.00' });
  await openCheckout(page, toner);
  for (const serial of ['GIFT-1', 'GIFT-2']) {
    await certificateField(page).fill(serial);
    await press(page, 'Додати');
    await expect(order(page)).toContainText(serial);
  }
  await expect(sum(page, 'Разом')).toHaveText('40,00 ₴');
  await page.unrouteAll();
  await certificatesAre(page, { 'GIFT-1': '150.00' });
  await page.reload();
  await expect(sum(page, 'Разом')).toHaveText('390,00 ₴');
  await expect(certificateField(page)).toHaveAccessibleDescription('На ньому нічого');
  await expect(order(page).locator('.applied')).toHaveText(['GIFT-1 · 150,00 ₴']);
  expect(complaints.splice(0)).toHaveLength(1);
});

test('a shop that is out of order for a while takes no code and no certificate away', async ({ page, complaints }) => {
  await certificatesAre(page, { 'GIFT-1': '200.00' });
  await openCheckout(page, toner);
  await certificateField(page).fill('GIFT-1');
  await press(page, 'Додати');
  await promoField(page).fill('ROSA10');
  await press(page, 'Застосувати');
  await expect(sum(page, 'Разом')).toHaveText('286,00 ₴');
  await page.unrouteAll();
  const asked: string[] = [];
  for (const [address, status, code] of [
    ['certificate', 503, 'service_unavailable'],
    ['promocode', 500, 'internal_error'],
  ] as const) {
    await page.route(`**/orders/${address}/validate/`, async (route) => {
      await route.fulfill({ status, json: { code, detail: 'Сталася помилка. Спробуйте пізніше.' } });
      asked.push(address);
    });
  }
  await page.reload();
  await expect.poll(() => asked.toSorted()).toEqual(['certificate', 'promocode']);
  await expect(order(page).locator('.applied')).toHaveText(['ROSA10 · знижка 10 %', 'GIFT-1 · 200,00 ₴']);
  await expect(sum(page, 'Разом')).toHaveText('286,00 ₴');
  await expect(order(page).locator('.err')).toHaveCount(0);
  // The browser itself tells of each answer, in its own time.
  await expect.poll(() => complaints).toHaveLength(2);
  complaints.splice(0);
});

test('what was taken away while it was asked about stays away', async ({ page }) => {
  await certificatesAre(page, { 'GIFT-1': '100.00', 'GIFT-2': '200.00' });
  await openCheckout(page, toner);
  for (const serial of ['GIFT-1', 'GIFT-2']) {
    await certificateField(page).fill(serial);
    await press(page, 'Додати');
    await expect(order(page)).toContainText(serial);
  }
  await promoField(page).fill('ROSA10');
  await press(page, 'Застосувати');
  await expect(sum(page, 'Разом')).toHaveText('186,00 ₴');
  await page.unrouteAll();
  const answers = Promise.withResolvers<void>();
  await page.route('**/orders/promocode/validate/', async (route) => {
    await answers.promise;
    await route.fulfill({ json: { code: 'ROSA10', discount_percent: 10, discount: 10 } });
  });
  await page.route('**/orders/certificate/validate/', async (route) => {
    await answers.promise;
    const { serial_number } = route.request().postDataJSON();
    const amount = serial_number === 'GIFT-1' ? '90.00' : '150.00';
    await route.fulfill({ json: { serial_number, amount, status: 'active', valid_until: '2030-01-01' } });
  });
  await page.reload();
  await press(page, 'Прибрати промокод');
  await press(page, 'Прибрати сертифікат GIFT-1');
  answers.resolve();
  await expect(order(page).locator('.applied')).toHaveText(['GIFT-2 · 150,00 ₴']);
  await expect(sum(page, 'Разом')).toHaveText('390,00 ₴');
  expect(await stored(page, 'promoCode')).toBeNull();
});

test('a certificate that is refused, or cannot be asked for, is not applied', async ({ page, complaints }) => {
  await openCheckout(page, toner);
  await certificateField(page).fill('DEMO-USED');
  await press(page, 'Додати');
  await expect(certificateField(page)).toHaveAccessibleDescription(/^На цьому сертифікаті не залишилося коштів\./);
  await page.route('**/orders/certificate/validate/', (route) => route.abort());
  await press(page, 'Додати');
  await expect(certificateField(page)).toHaveAccessibleDescription('Помилка застосування сертифікату');
  await expect(order(page).locator('.applied')).toHaveCount(0);
  expect(complaints.splice(0)).toHaveLength(2);
});

test('the last line taken out leaves an empty checkout', async ({ page }) => {
  await openCheckout(page, toner);
  await order(page).getByRole('button', { name: 'Зменшити' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Твій кошик порожній');
});

test('the only line that is not sold any more leaves with a word', async ({ page }) => {
  await page.route('**/api/v1/shop/wishlist/', (route) => route.fulfill({ json: [] }));
  await openCheckout(page, toner);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Твій кошик порожній');
  await expect(page.getByText('Деякі товари більше не продаються')).toBeVisible();
});

test('a cart that cannot be asked for is told, and asked for again', async ({ page, complaints }) => {
  await page.route('**/api/v1/shop/wishlist/', (route) => route.abort());
  await openCheckout(page, toner);
  await expect(order(page).getByText('Не вдалося завантажити товари.')).toBeVisible();
  await page.unrouteAll();
  await order(page).getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(sum(page, 'Разом')).toHaveText('540,00 ₴');
  complaints.splice(0);
});

test('while nobody knows the cart, nobody says what it costs', async ({ page, complaints }) => {
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  await page.route('**/api/v1/shop/wishlist/', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Не вдалося завантажити товари.').first()).toBeVisible();
  await expect(page.locator('.co-total')).toHaveText('Разом');
  await expect(page.locator('.sum')).toHaveCount(0);
  await expect(page.getByText('зараз платити нічого не потрібно')).toHaveCount(0);
  await page.unrouteAll();
  await order(page).getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(page.locator('.co-total')).toHaveText('Разом540,00 ₴');
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');
});
