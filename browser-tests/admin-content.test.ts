import type { Page } from '@playwright/test';
import { press } from './at-the-checkout.ts';
import { testInOwnShop } from './own-shop.ts';
import { expect } from './quiet-page.ts';
import { signInAsOwner } from './signed-in-staff.ts';

/** Changes made here are visible to all visitors, so the tests use a shop of their own. */
const test = testInOwnShop();
// Serial: starting two such shops takes longer.
test.describe.configure({ mode: 'serial' });

const openAdmin = (page: Page, path: string) => page.goto(`/admin${path}`, { waitUntil: 'commit' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const pageOf = async (page: Page, path: string) => await (await page.request.get(path)).text();

test('a banner and a page that are changed are in the shop at the next request, and an old version comes back', async ({
  ownShop,
  page,
}) => {
  await signInAsOwner(page, ownShop);
  const { data } = await (await page.request.get('/api/v1/admin/banners/')).json();
  await openAdmin(page, `/banners/${data[0].id}`);
  await field(page, 'Заголовок').fill('Осінь у саду');
  await press(page, 'Зберегти');
  await expect(page.getByText('Зміни збережено')).toBeVisible();
  expect(await pageOf(page, '/')).toContain('Осінь у саду');

  await openAdmin(page, '/information-pages/delivery');
  await field(page, 'Заголовок').fill('Як ми доставляємо');
  await field(page, 'Текст').fill('Новою поштою щодня.');
  await press(page, 'Переглянути, як побачать покупці');
  await expect(page.getByRole('dialog').getByText('Новою поштою щодня.')).toBeVisible();
  await press(page, 'Закрити');
  await press(page, 'Зберегти');
  const history = page.getByRole('region', { name: 'Історія версій' });
  await expect(history.getByRole('heading', { name: 'Версія 2 · зараз на сайті' })).toBeVisible();
  expect(await pageOf(page, '/page/delivery')).toContain('Новою поштою щодня.');

  await history.getByRole('button', { name: 'Відновити' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Відновити' }).click();
  await expect(history.getByRole('heading', { name: 'Версія 3 · зараз на сайті' })).toBeVisible();
  expect(await pageOf(page, '/page/delivery')).not.toContain('Новою поштою щодня.');
});

test('the owner closes the shop: customers see why, the staff go on, and it opens again', async ({
  ownShop,
  page,
  browser,
}) => {
  await using customer = await browser.newContext({ baseURL: ownShop });
  const statusFor = async (who: { get(path: string): Promise<{ status(): number }> }) => (await who.get('/')).status();
  await signInAsOwner(page, ownShop);
  await openAdmin(page, '/settings');
  await press(page, 'Зачинити крамницю');
  await page.getByRole('dialog').getByRole('button', { name: 'Зачинити крамницю' }).click();
  const banner = page.getByText('Крамницю зачинено на технічну перерву.');
  await expect(banner).toBeVisible();
  expect([await statusFor(customer.request), await statusFor(page.request)]).toEqual([503, 200]);

  await press(page, 'Відчинити крамницю');
  await page.getByRole('dialog').getByRole('button', { name: 'Відчинити крамницю' }).click();
  await expect(page.getByText('Крамниця працює.')).toBeVisible();
  await expect(banner).toBeHidden();
  expect(await statusFor(customer.request)).toBe(200);
});
