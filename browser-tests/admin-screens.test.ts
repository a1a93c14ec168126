import { expect } from '@playwright/test';
import { expectForEverybody, test } from './admin-test.ts';
import { phone } from './devices.ts';

/** Lists, forms and record pages. */
const screens: readonly (readonly string[])[] = [
  ['', 'orders', 'promo-codes', 'promo-codes/create', 'promo-codes/:promoCode'],
  ['certificates', 'certificates/create', 'stray-payments', 'customers', 'partner-applications'],
  ['products', 'products/1', 'products/1/show', 'subscriptions', 'letters?filter={}'],
  ['brands', 'brands/create', 'brands/1', 'skin-types', 'skin-types/1'],
  ['goals', 'goals/1', 'product-types', 'product-types/1', 'collections', 'collections/create', 'banners'],
  ['banners/create', 'information-pages', 'information-pages/loyalty', 'certificate-offers', 'partner-options'],
  ['information-pages/create', 'information-pages/privacy'],
  ['letter-texts', 'letter-texts/order-placed', 'letter-texts/frame'],
  ['blocks/home', 'blocks/menu', 'blocks/footer'],
  ['settings', 'deliveries', 'sender', 'exchange', 'staff', 'staff/create', 'roles', 'roles/create', 'audit'],
  ['demonstration'],
  ['orders/:fresh/show', 'orders/:paid/show', 'orders/:packed/show', 'orders/:cancelled/show', 'profile'],
  ['customers/:customer/show', 'certificates/:certificate/show', 'partner-applications/:application/show'],
  ['orders/:completed/show', 'staff/:member'],
];

for (const group of screens)
  test(`axe finds nothing in the back office at ${group.join(', ')}, on a phone either, and it fits`, async ({
    page,
    openAdmin,
  }) => {
    test.slow();
    for (const path of group) {
      await openAdmin(path);
      await expectForEverybody(page, path);
    }
  });

test('axe finds nothing in the menu that lies over the page of a phone', async ({ page, openAdmin }) => {
  await openAdmin('');
  await page.getByRole('button', { name: 'Відкрити меню' }).click();
  await expect(page.getByRole('menuitem', { name: 'Журнал змін' })).toBeVisible();
  await expectForEverybody(page, 'the menu', { at: [phone] });
});

test('a phone that is turned upright has nothing over its page', async ({ page, openAdmin }) => {
  await openAdmin('');
  await page.setViewportSize({ width: phone.height, height: phone.width });
  await page.reload({ waitUntil: 'networkidle' });
  await page.setViewportSize(phone);
  await page.getByRole('link', { name: 'Нові' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Замовлення');
});

test('a row of a list opens by the keys', async ({ page, openAdmin, admin }) => {
  await openAdmin('orders');
  const row = page.getByRole('row', { name: new RegExp(`^${admin.completed} `) });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Замовлення № ${admin.completed}`);
});
