import type { Page } from '@playwright/test';
import { comesAlive } from './alive-page.ts';
import { fillPersonal, guest, openCheckout, order, press, stored, sum } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';
import { violations } from './violations.ts';

const nextMonth = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
const question = (page: Page) => page.getByRole('dialog', { name: 'Кому подаруємо?' });
const fieldOf = (page: Page, name: string | RegExp) => question(page).getByLabel(name);

test('a certificate is bought for somebody, and both get a letter with a page to print', async ({ page }) => {
  const email = `sofiia.${Date.now()}@example.com`;
  await page.goto('/sertificates');
  await page.getByRole('button', { name: 'В кошик: Маленька радість, 500 грн' }).click();
  const cart = page.getByRole('dialog', { name: 'Кошик' });
  await cart.getByRole('button', { name: 'Кому подаруємо? Подарунковий сертифікат, 500 грн' }).click();
  await question(page).getByRole('button', { name: 'Зберегти' }).click();
  await expect(question(page)).toContainText('Введіть ім’я');
  await expect(fieldOf(page, 'Ім’я')).toBeFocused();
  await fieldOf(page, 'Ім’я').fill('Софія');
  await fieldOf(page, /^Побажання/).fill('З днем народження!\nОбіймаю');
  await expect(question(page)).toContainText('Залишилося 274 символи');
  await fieldOf(page, /^Email/).fill(email);
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(cart).toContainText('Кому: Софія');
  await cart.getByRole('link', { name: 'Оформити замовлення' }).click();
  await expect(page).toHaveURL('/checkout');
  await comesAlive(page);

  await fillPersonal(page);
  await press(page, 'Далі');
  await expect(order(page)).toContainText('Кому: Софія');
  // Goods sent by e-mail need no delivery.
  await expect(page.getByText(`Код сертифіката надішлемо на ${guest.email}`)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(sum(page, 'Доставка')).toHaveText('електронною поштою');
  await press(page, 'Оплатити');
  const bank = page.frameLocator('iframe[name="WFPWidgetFrame"]');
  await bank.getByRole('button', { name: '4111 1111 1111 1111' }).click();
  await bank.getByRole('button', { name: /^Оплатити/ }).click();
  await expect(page).toHaveURL('/confirmation', { timeout: 30_000 });
  await expect(page.getByText('Код сертифіката надійде на вашу електронну пошту.')).toBeVisible();
  await expect(sum(page, 'Доставка')).toHaveText('електронною поштою');
  await expect.poll(() => stored(page, 'gifts')).toEqual([]);

  const id = await stored(page, 'orderId');
  for (const subject of [`Подарунковий сертифікат із замовлення № ${id}`, 'Олена дарує вам сертифікат']) {
    const letter = page.getByRole('link', { name: subject }).first();
    // Letters are sent after the response, and this page does not poll for them.
    await expect(async () => {
      await page.goto('/mailbox');
      await expect(letter).toBeVisible({ timeout: 1 });
    }).toPass();
    await letter.click();
    // Not by downloading: the file name depends on when the browser is asked.
    const address = await page.getByRole('link', { name: 'Подарунковий сертифікат.pdf' }).getAttribute('href');
    const file = await page.request.get(address!);
    expect([file.headers()['content-type'], (await file.body()).subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
  }
  await expect(page.locator('dl')).toContainText(email);
});

test('who gets a certificate can be changed and taken back at the checkout, in all tabs', async ({ page, context }) => {
  await openCheckout(page, { certificate: '1000.00' });
  await order(page)
    .getByRole('button', { name: /^Кому подаруємо\?/ })
    .click();
  await fieldOf(page, 'Ім’я').fill('Софія');
  await fieldOf(page, /^Коли/).fill(nextMonth);
  await question(page).getByRole('button', { name: 'Зберегти' }).click();
  await expect(question(page)).toContainText('Щоб надіслати сертифікат у цей день, потрібна адреса');
  expect(await violations(page)).toEqual([]);
  await fieldOf(page, /^Email/).fill('sofiia@example.com');
  await question(page).getByRole('button', { name: 'Зберегти' }).click();
  const edit = order(page).getByRole('button', { name: 'Змінити, кому подаруємо: Софія' });
  await expect(edit).toBeFocused();

  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(order(other)).toContainText('Кому: Софія');
  await edit.click();
  await expect(fieldOf(page, /^Коли/)).toHaveValue(nextMonth);
  await question(page).getByRole('button', { name: 'Прибрати' }).click();
  await expect(order(other)).not.toContainText('Кому: Софія');
  expect(await stored(page, 'gifts')).toEqual([]);
});

test('what the shop does not take of a gift is said, and nothing is ordered', async ({ page, complaints }) => {
  await openCheckout(page, { certificate: '1000.00' });
  await page.evaluate(() => {
    const [{ variantId }] = JSON.parse(localStorage.getItem('cart')!);
    const gift = { variantId, name: 'Софія', email: 'sofiia@example.com', message: '', sendOn: '2020-01-01' };
    localStorage.setItem('gifts', JSON.stringify([gift]));
  });
  await page.reload();
  await fillPersonal(page);
  await press(page, 'Далі');
  await press(page, 'Оплатити');
  await expect(page.getByRole('alert').filter({ hasText: 'Замовлення ще не створено' })).toContainText(
    'кому подаруємо: Оберіть день від сьогодні до пів року наперед',
  );
  complaints.splice(0);
});

test('the balance of a certificate is told, by keyboard and by the code that was scanned', async ({
  page,
  complaints,
}) => {
  await page.goto('/sertificates#DEMO-500');
  const code = page.getByRole('textbox', { name: 'Код сертифіката' });
  const said = page.getByRole('status').filter({ hasText: 'На сертифікаті' });
  await expect(code).toHaveValue('DEMO-500');
  await expect(code).toBeFocused();
  await expect(page).toHaveURL('/sertificates');
  await page.keyboard.press('Enter');
  await expect(said).toContainText(/На сертифікаті \d+\s₴Діє до \d+\s[а-яі]+\s\d{4} включно/);
  expect(await violations(page)).toEqual([]);

  for (const [typed, words] of [
    ['', 'Введіть код сертифікату'],
    ['DEMO-EXPIRED', 'Термін дії сертифіката закінчився.'],
    ['NOBODY-1', 'Такого сертифіката немає. Перевірте код.'],
  ] as const) {
    await code.fill(typed);
    await expect(said).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await violations(page)).toEqual([]);
  complaints.splice(0);
});
