import type { Page, Route } from '@playwright/test';
import { desktop, phone } from './devices.ts';
import { certificate, certificateId, keep, kept, product, variantId } from './kept-lists.ts';
import { expect, test } from './quiet-page.ts';
import { violations } from './violations.ts';

// What the cart requests, and how it behaves without a good answer.

const details = '**/api/v1/shop/wishlist/';
const validation = '**/api/v1/orders/promocode/validate/';
const cart = (page: Page) => page.getByRole('dialog', { name: 'Кошик' });
const sum = (page: Page) => cart(page).locator('.cart-total');
const openDrawer = (page: Page) => page.getByRole('button', { name: /^Кошик/ }).click();
const refuse = (route: Route) => route.fulfill({ status: 500, json: { detail: '', code: 'internal_error' } });

/** The same answer with another price. */
async function answerWithPrice(route: Route, price: string): Promise<void> {
  const response = await route.fetch();
  const variants = (await response.json()) as { price: string }[];
  await route.fulfill({ response, json: variants.map((variant) => ({ ...variant, price })) });
}

test('details are asked for when the cart is opened and at every change of it, and only for what is there', async ({
  page,
}) => {
  const gel = await variantId(page, 'VE-02-200');
  const gift = await certificateId(page, '500.00');
  await keep(page, 'cart', [product(gel)]);
  await page.goto('/sertificates');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/shop\/wishlist|sertificate-variants/.test(request.url())) asked.push(request.postData() ?? 'certificates');
  });
  const aboutGel = JSON.stringify({ variant_ids: [gel] });
  await openDrawer(page);
  await expect(sum(page)).toHaveText('620,00 ₴');
  expect(asked.splice(0)).toEqual([aboutGel]);
  await cart(page).getByRole('button', { name: 'Збільшити' }).click();
  await expect(sum(page)).toHaveText('1 240,00 ₴');
  await expect.poll(() => asked.splice(0)).toEqual([aboutGel]);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'В кошик: Маленька радість, 500 грн' }).click();
  await expect(sum(page)).toHaveText('1 740,00 ₴');
  expect(asked.splice(0).sort()).toEqual(['certificates', aboutGel]);

  await cart(page).getByRole('button', { name: 'Видалити: Гель для вмивання з екстрактом верби' }).click();
  await expect(sum(page)).toHaveText('500,00 ₴');
  await expect.poll(() => asked.splice(0)).toEqual(['certificates']);
  expect(await kept(page, 'cart')).toEqual([certificate(gift)]);
});

test('prices are those of the last answer; an older one that comes late is dropped', async ({ page }) => {
  await keep(page, 'cart', [product(await variantId(page, 'VE-02-200'))]);
  await page.goto('/page/delivery');
  const late = Promise.withResolvers<void>();
  const last = Promise.withResolvers<void>();
  let answers = 0;
  await page.route(details, async (route) => {
    answers += 1;
    if (answers === 2) {
      await late.promise;
      // The browser has aborted the request.
      return answerWithPrice(route, '1.00').catch(() => {});
    }
    if (answers === 3) await last.promise;
    await answerWithPrice(route, answers === 1 ? '600.00' : '700.00');
  });
  await openDrawer(page);
  await expect(sum(page)).toHaveText('600,00 ₴');
  const more = cart(page).getByRole('button', { name: 'Збільшити' });
  await more.click();
  // Until the new details arrive, the known ones stay with the new quantity.
  await expect(sum(page)).toHaveText('1 200,00 ₴');
  await more.click();
  await expect(sum(page)).toHaveText('1 800,00 ₴');
  await expect(cart(page).getByRole('alert')).toHaveCount(0);
  last.resolve();
  await expect(sum(page)).toHaveText('2 100,00 ₴');
  late.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(sum(page)).toHaveText('2 100,00 ₴');
});

test('what comes is announced by blocks; a failure is said, keeps the cart and can be tried again', async ({
  page,
  complaints,
}) => {
  const lines = [product(await variantId(page, 'VE-02-200')), product(await variantId(page, 'MA-03-30'))];
  await keep(page, 'cart', lines);
  await page.goto('/page/delivery');
  const answer = Promise.withResolvers<void>();
  await page.route(details, async (route) => {
    await answer.promise;
    await refuse(route);
  });
  await openDrawer(page);
  await expect(cart(page).locator('.line--coming')).toHaveCount(2);
  await expect(cart(page).locator('.cart-total--coming')).toBeVisible();
  answer.resolve();
  await expect(cart(page).getByRole('alert')).toContainText('Не вдалося завантажити товари. Спробуйте ще раз.');
  await expect(cart(page).locator('.line--coming')).toHaveCount(0);
  expect(await kept(page, 'cart')).toEqual(lines);

  await page.unroute(details);
  await cart(page).getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(sum(page)).toHaveText('1 720,00 ₴');
  await expect(cart(page).getByRole('listitem').first()).toBeFocused();
  await expect(cart(page).getByRole('alert')).toHaveCount(0);

  await page.route(details, refuse);
  await cart(page).getByRole('button', { name: 'Збільшити' }).first().click();
  await expect(cart(page).getByRole('alert')).toBeVisible();
  await expect(sum(page)).toHaveText('2 340,00 ₴');
  expect(complaints.splice(0)).toHaveLength(2);
});

test('without a connection the cart says so, and comes back with it', async ({ page, context, complaints }) => {
  await keep(page, 'cart', [product(await variantId(page, 'VE-02-200'))]);
  await page.goto('/page/delivery');
  await openDrawer(page);
  await expect(sum(page)).toHaveText('620,00 ₴');
  await context.setOffline(true);
  await cart(page).getByRole('button', { name: 'Збільшити' }).click();
  await expect(cart(page).getByRole('alert')).toContainText('Немає з’єднання з інтернетом.');
  await expect(sum(page)).toHaveText('1 240,00 ₴');
  await context.setOffline(false);
  await expect(cart(page).getByRole('alert')).toHaveCount(0);
  complaints.splice(0);
});

test('what the shop does not sell any more leaves the cart, and that is said', async ({ page }) => {
  const gel = product(await variantId(page, 'VE-02-200'), 2);
  await keep(page, 'cart', [product(999_999), gel, certificate(999_998)]);
  await page.goto('/page/delivery');
  await openDrawer(page);
  const note = 'Деякі товари більше не продаються, тож ми прибрали їх із кошика.';
  await expect(cart(page).getByText(note)).toBeVisible();
  await expect(cart(page).getByRole('listitem')).toHaveCount(1);
  expect(await kept(page, 'cart')).toEqual([gel]);
  await page.keyboard.press('Escape');
  await openDrawer(page);
  await expect(cart(page).getByText(note)).toBeHidden();
});

test('a promo code from the checkout is checked at every opening and taken off the sum', async ({ page }) => {
  await keep(page, 'cart', [product(await variantId(page, 'VE-02-200'))]);
  await keep(page, 'promoCode', { code: 'ROSA10', percent: 15 });
  const asked: unknown[] = [];
  await page.route(validation, (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: { code: 'ROSA10', discount_percent: 10, discount: 10 } });
  });
  await page.goto('/page/delivery');
  for (const times of [1, 2]) {
    await openDrawer(page);
    await expect(cart(page).locator('.sums')).toHaveText('Товари 620,00 ₴Промокод ROSA10, 10 %−62,00 ₴');
    await expect(sum(page)).toHaveText('558,00 ₴');
    await expect.poll(() => asked).toEqual(Array(times).fill({ code: 'ROSA10' }));
    await page.keyboard.press('Escape');
  }
  expect(await kept(page, 'promoCode')).toEqual({ code: 'ROSA10', percent: 10 });
});

for (const [what, answer] of [
  ['is refused', (route: Route) => route.fulfill({ status: 400, json: { detail: 'ні', code: 'promo_code_ended' } })],
  ['cannot be checked', (route: Route) => route.abort()],
  ['is answered by something else', (route: Route) => route.fulfill({ json: {} })],
] as const) {
  test(`a promo code that ${what} is reset without a word`, async ({ page, complaints }) => {
    await keep(page, 'cart', [product(await variantId(page, 'VE-02-200'))]);
    await keep(page, 'promoCode', { code: 'ROSA10', percent: 10 });
    await page.route(validation, answer);
    await page.goto('/page/delivery');
    await openDrawer(page);
    await expect(sum(page)).toHaveText('620,00 ₴');
    await expect(cart(page).locator('.sums')).toHaveCount(0);
    await expect(cart(page).getByRole('alert')).toHaveCount(0);
    await expect.poll(() => kept(page, 'promoCode')).toBeNull();
    complaints.splice(0);
  });
}

for (const viewport of [phone, desktop]) {
  test(`axe finds nothing on a cart that comes or fails at ${viewport.width} px`, async ({ page, complaints }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await keep(page, 'cart', [product(await variantId(page, 'VE-02-200'))]);
    await page.goto('/page/delivery');
    const answer = Promise.withResolvers<void>();
    await page.route(details, async (route) => {
      await answer.promise;
      await refuse(route);
    });
    await openDrawer(page);
    await expect(cart(page).locator('.line--coming')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    answer.resolve();
    await expect(cart(page).getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    complaints.splice(0);
  });
}
