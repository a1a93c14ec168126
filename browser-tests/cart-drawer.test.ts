import type { Page } from '@playwright/test';
import { everySize } from './devices.ts';
import { certificate, certificateId, keep, kept, product, variantId } from './kept-lists.ts';
import { expect, test } from './quiet-page.ts';
import { violations } from './violations.ts';

const gel = 'Гель для вмивання з екстрактом верби';
const oil = 'Нічна олійка-еліксир «Лісова ніч»';
const cart = (page: Page) => page.getByRole('dialog', { name: 'Кошик' });
const line = (page: Page, name: string) => cart(page).getByRole('listitem').filter({ hasText: name });
const quantity = (page: Page, name: string) => line(page, name).getByRole('spinbutton', { name: 'Кількість' });

async function openCart(page: Page): Promise<void> {
  await page.goto('/page/delivery');
  await page.getByRole('button', { name: /^Кошик/ }).click();
}

test('adding twice is one line of two pieces', async ({ page }) => {
  await page.goto('/collection/verba');
  for (const qty of [1, 2]) {
    await page.getByRole('button', { name: `Додати в кошик: ${gel}` }).click();
    await expect(quantity(page, gel)).toHaveValue(String(qty));
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Кошик, 2 товари' }).click();
  await expect(line(page, gel)).toContainText('200 мл · 620,00 ₴ за шт.');
  await expect(line(page, gel).locator('.price')).toHaveText('1 240,00 ₴');
  await expect(cart(page).locator('.cart-total')).toHaveText('1 240,00 ₴');
  expect(await kept(page, 'cart')).toEqual([product(await variantId(page, 'VE-02-200'), 2)]);
});

test('a quantity is changed by buttons and by typing', async ({ page }) => {
  const id = await variantId(page, 'VE-02-200');
  await keep(page, 'cart', [product(id, 2)]);
  await openCart(page);
  await line(page, gel).getByRole('button', { name: 'Збільшити' }).click();
  expect(await kept(page, 'cart')).toEqual([product(id, 3)]);
  await line(page, gel).getByRole('button', { name: 'Зменшити' }).click();
  expect(await kept(page, 'cart')).toEqual([product(id, 2)]);

  await quantity(page, gel).fill('12');
  expect(await kept(page, 'cart')).toEqual([product(id, 12)]);
  await expect(cart(page).locator('.cart-total')).toHaveText('7 440,00 ₴');
  await expect(cart(page).getByRole('status')).toHaveText('У кошику 12 товарів, разом 7 440,00 ₴');

  for (const nothing of ['', '0', '-3', '1.5']) {
    await quantity(page, gel).fill(nothing);
    await expect(quantity(page, gel)).toHaveValue(nothing);
    expect(await kept(page, 'cart')).toEqual([product(id, 12)]);
    await quantity(page, gel).blur();
    await expect(quantity(page, gel)).toHaveValue('12');
  }
});

test('the last piece less, and the bin, take a line out; the focus goes to the line in its place', async ({ page }) => {
  const second = product(await variantId(page, 'MA-03-30'));
  const third = product(await variantId(page, 'RL-01-30'));
  await keep(page, 'cart', [product(await variantId(page, 'VE-02-200')), second, third]);
  await openCart(page);
  await line(page, gel).getByRole('button', { name: 'Зменшити' }).press('Enter');
  await expect(line(page, gel)).toHaveCount(0);
  expect(await kept(page, 'cart')).toEqual([second, third]);
  await expect(line(page, oil)).toBeFocused();

  const serum = 'Сироватка зволожувальна з гіалуроновою кислотою';
  await cart(page)
    .getByRole('button', { name: `Видалити: ${serum}` })
    .press('Enter');
  expect(await kept(page, 'cart')).toEqual([second]);
  await expect(line(page, oil)).toBeFocused();

  await cart(page)
    .getByRole('button', { name: `Видалити: ${oil}` })
    .press('Enter');
  await expect(cart(page)).toContainText('Твій кошик порожній');
  await expect(cart(page).locator('.drawer__body')).toBeFocused();
  expect(await kept(page, 'cart')).toEqual([]);
});

test('a cleared cart is empty, and can be put back until the drawer is closed', async ({ page }) => {
  const lines = [product(await variantId(page, 'VE-02-200'), 2), product(await variantId(page, 'MA-03-30'))];
  await keep(page, 'cart', lines);
  await openCart(page);
  const clear = cart(page).getByRole('button', { name: 'Очистити кошик' });
  const putBack = cart(page).getByRole('button', { name: 'Повернути товари в кошик' });
  await clear.click();
  await expect(cart(page)).toContainText('Твій кошик порожній');
  expect(await kept(page, 'cart')).toEqual([]);
  await putBack.click();
  await expect(quantity(page, gel)).toHaveValue('2');
  expect(await kept(page, 'cart')).toEqual(lines);

  await clear.click();
  await expect(putBack).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Кошик', exact: true }).click();
  await expect(cart(page)).toContainText('Твій кошик порожній');
  await expect(putBack).toBeHidden();
});

test('products, preorders, offers and certificates stand together, and their sum is exact', async ({ page }) => {
  await keep(page, 'cart', [
    product(await variantId(page, 'RL-01-30')),
    certificate(await certificateId(page, '1000.00'), 2),
    product(await variantId(page, 'VE-20-50')),
    product(await variantId(page, 'VE-32-15'), 5),
    product(await variantId(page, 'MA-03-30')),
  ]);
  await openCart(page);
  await expect(cart(page).getByRole('listitem')).toHaveCount(5);
  const serum = line(page, 'Сироватка зволожувальна');
  await expect(serum.locator('.price b')).toHaveText('784,00 ₴');
  await expect(serum.locator('.price s')).toHaveText('980,00 ₴');
  await expect(serum.getByRole('link')).toHaveAttribute('href', /^\/product\/rosa-lab-hyaluronic-dew\?variant=\d+$/);
  const gift = line(page, 'Для знайомства');
  await expect(gift).toContainText('Подарунковий сертифікат, 1 000 грн');
  await expect(gift.locator('.price')).toHaveText('2 000,00 ₴');
  await expect(gift.getByRole('link')).toHaveCount(0);
  await expect(line(page, 'Липовий цвіт').locator('.line__note')).toHaveText('Передзамовлення');
  await expect(line(page, 'Шавлія та мед').locator('.line__note')).toHaveText('Залишилося 3 шт.');
  await expect(line(page, oil).locator('.line__img--collection')).toBeVisible();
  await expect(cart(page).locator('.line__note')).toHaveCount(2);
  // 784 + 2 × 1000 + 290 + 5 × 240 + 1100
  await expect(cart(page).locator('.cart-total')).toHaveText('5 374,00 ₴');
  await expect(cart(page).locator('.free')).toHaveText(
    'Нова пошта безкоштовно за оплати карткоюКур’єр у Києві безкоштовно від 3 500 ₴',
  );
});

test('the way to a delivery for nothing is told where anything is delivered', async ({ page }) => {
  const gift = await certificateId(page, '3000.00');
  await keep(page, 'cart', [certificate(gift), product(await variantId(page, 'VE-20-50'))]);
  await openCart(page);
  await expect(cart(page).locator('.free')).toContainText('Ще 210,00 ₴ до безкоштовної доставки кур’єром у Києві');
  await cart(page).getByRole('button', { name: 'Видалити: Крем для рук «Липовий цвіт»' }).click();
  await expect(cart(page).locator('.free')).toHaveCount(0);
  expect(await kept(page, 'cart')).toEqual([certificate(gift)]);
});

test('a certificate and a preorder go no further than an order takes', async ({ page }) => {
  await keep(page, 'cart', [
    certificate(await certificateId(page, '500.00'), 19),
    product(await variantId(page, 'VE-20-50'), 98),
  ]);
  await openCart(page);
  for (const [name, most] of [
    ['Маленька радість', '20'],
    ['Липовий цвіт', '99'],
  ] as const) {
    const more = line(page, name).getByRole('button', { name: 'Збільшити' });
    await more.click();
    await expect(more).toBeDisabled();
    await quantity(page, name).fill('500');
    await quantity(page, name).blur();
    await expect(quantity(page, name)).toHaveValue(most);
  }
});

test('the order is placed at the checkout', async ({ page }) => {
  await keep(page, 'cart', [product(await variantId(page, 'VE-02-200'))]);
  await openCart(page);
  await cart(page).getByRole('link', { name: 'Оформити замовлення' }).click();
  await expect(cart(page)).toBeHidden();
  await expect(page).toHaveURL('/checkout');
});

test('tabs show the same cart', async ({ page, context }) => {
  const id = await variantId(page, 'VE-02-200');
  await keep(page, 'cart', [product(id)]);
  await openCart(page);
  const other = await context.newPage();
  await openCart(other);
  await line(page, gel).getByRole('button', { name: 'Збільшити' }).click();
  await expect(quantity(other, gel)).toHaveValue('2');
  await expect(cart(other).locator('.cart-total')).toHaveText('1 240,00 ₴');
  await other.getByRole('button', { name: `Видалити: ${gel}` }).click();
  await expect(cart(page)).toContainText('Твій кошик порожній');
  await other.close();
});

test('axe finds nothing on a full cart at any width, and every button can be hit', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keep(page, 'cart', [
    product(await variantId(page, 'RL-01-30'), 120),
    certificate(await certificateId(page, '1000.00'), 2),
    product(await variantId(page, 'VE-20-50')),
  ]);
  await openCart(page);
  await expect(cart(page).getByRole('listitem')).toHaveCount(3);
  for (const viewport of everySize) {
    await page.setViewportSize(viewport);
    expect(await violations(page)).toEqual([]);
    const buttons = await cart(page).getByRole('button').all();
    expect(buttons).toHaveLength(12);
    for (const button of buttons) {
      const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const body = cart(page).locator('.drawer__body');
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});
