import type { Page } from '@playwright/test';
import { comesAlive } from './alive-page.ts';
import { delivery, guest, openDelivery, pay, press, stored, toner } from './at-the-checkout.ts';
import { dataLayer } from './data-layer.ts';
import { phone } from './devices.ts';
import { expect } from './quiet-page.ts';
import { askedElsewhere, containerUrl, test } from './shop-with-tags.ts';
import { violations } from './violations.ts';

// One shop for all tests of the file.
test.describe.configure({ mode: 'default' });

const banner = (page: Page) => page.getByRole('region', { name: 'Файли cookie' });
const serum = '/product/rosa-lab-hyaluronic-dew';
const granted = {
  ad_storage: 'granted',
  analytics_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
};
const trackedNames = async (page: Page) =>
  (await dataLayer(page)).flatMap((entry) => (entry as { event?: string }).event ?? []);

test('nothing is loaded before the visitor agrees, and nothing after they refuse', async ({ ownShop, page }) => {
  const asked = await askedElsewhere(page, ownShop);
  await page.goto(serum);
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/page/terms');
  const [necessary, all] = await Promise.all(
    ['Лише необхідні', 'Прийняти'].map((name) => banner(page).getByRole('button', { name }).boundingBox()),
  );
  expect([necessary?.width, necessary?.height]).toEqual([all?.width, all?.height]);
  await banner(page).getByRole('button', { name: 'Лише необхідні' }).press('Enter');
  await expect(banner(page)).toHaveCount(0);
  expect(await stored(page, 'consent')).toEqual({ version: 1, choice: 'necessary', date: expect.any(String) });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(banner(page)).toHaveCount(0);
  await expect
    .poll(() => dataLayer(page))
    .toEqual([
      ['consent', 'default', expect.objectContaining({ ad_storage: 'denied', wait_for_update: 500 })],
      { ecommerce: null },
      expect.objectContaining({ event: 'view_item' }),
    ]);
  expect(asked).toEqual([]);
});

test('who agrees gets the container once a document, and can take it back', async ({ ownShop, page }) => {
  const asked = await askedElsewhere(page, ownShop);
  await page.goto('/contacts');
  await banner(page).getByRole('button', { name: 'Прийняти' }).click();
  await expect.poll(() => asked).toEqual([containerUrl]);
  await expect
    .poll(() => dataLayer(page))
    .toEqual([
      ['consent', 'default', expect.objectContaining({ ad_user_data: 'denied' })],
      ['consent', 'update', granted],
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    ]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Про нас' }).click();
  await expect(page).toHaveURL('/about-us');
  expect(asked).toHaveLength(1);

  await page.reload();
  await expect.poll(() => asked).toHaveLength(2);
  expect((await dataLayer(page)).slice(0, 2)).toEqual([
    ['consent', 'default', expect.anything()],
    ['consent', 'update', granted],
  ]);
  await page.context().addCookies([{ name: '_ga', value: '1', url: page.url() }]);
  await page.getByRole('button', { name: 'Налаштування cookie' }).click();
  await expect(banner(page)).toBeFocused();
  await expect(banner(page).getByRole('button', { name: 'Прийняти', pressed: true })).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await banner(page).getByRole('button', { name: 'Лише необхідні' }).click();
  await reloaded;
  await comesAlive(page);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  expect(await trackedNames(page)).toEqual([]);
  expect(asked).toHaveLength(2);
});

test('an order reaches the tags on its last page, and pages with secrets never have any', async ({ ownShop, page }) => {
  const asked = await askedElsewhere(page, ownShop);
  await page.goto('/contacts');
  await banner(page).getByRole('button', { name: 'Прийняти' }).click();
  await expect.poll(() => asked).toHaveLength(1);
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  await pay(page, 'Оплата під час отримання');
  await expect.poll(() => trackedNames(page)).toEqual(['begin_checkout', 'add_shipping_info']);
  expect(asked).toHaveLength(1);
  await press(page, 'Замовити');
  await expect(page).toHaveURL('/confirmation');
  await expect
    .poll(() => trackedNames(page))
    .toEqual(['begin_checkout', 'add_shipping_info', 'add_payment_info', 'gtm.js', 'purchase']);
  await expect.poll(() => asked).toEqual([containerUrl, containerUrl]);
  const all = JSON.stringify(await dataLayer(page));
  for (const secret of [await stored(page, 'orderReference'), ...Object.values(guest)]) {
    expect(all).not.toContain(secret);
  }
  expect(await page.evaluate(() => document.referrer)).not.toContain('checkout');

  for (const address of [
    '/login',
    '/user/activate/MQ/secret',
    '/payment-confirmation/secret',
    '/failed?order=secret',
  ]) {
    const { 'content-security-policy': policy } = (await page.request.get(address)).headers();
    expect(policy).not.toContain('google');
  }
  await page.goto('/login');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Контакти' }).click();
  await expect.poll(() => asked).toHaveLength(3);
});

test('on a phone the banner leaves the buttons that buy free', async ({ ownShop, page }) => {
  await askedElsewhere(page, ownShop);
  await page.setViewportSize(phone);
  await page.goto(serum);
  await banner(page).waitFor();
  await page.getByText('Склад', { exact: true }).scrollIntoViewIfNeeded();
  await page.locator('.mbuy').waitFor();
  const [above, bar] = await Promise.all([banner(page).boundingBox(), page.locator('.mbuy').boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await violations(page)).toEqual([]);
  await page.goto('/checkout');
  await expect(banner(page)).toHaveCount(0);
});
