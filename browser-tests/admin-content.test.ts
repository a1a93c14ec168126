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
  await press(page, 'Опублікувати');
  const history = page.getByRole('region', { name: 'Історія версій' });
  await expect(history.getByRole('heading', { name: 'Версія 2 · зараз на сайті' })).toBeVisible();
  expect(await pageOf(page, '/page/delivery')).toContain('Новою поштою щодня.');

  await history.getByRole('button', { name: 'Відновити' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Відновити' }).click();
  await expect(history.getByRole('heading', { name: 'Версія 3 · зараз на сайті' })).toBeVisible();
  expect(await pageOf(page, '/page/delivery')).not.toContain('Новою поштою щодня.');
});

test('a new page is drafted, previewed, published, moved and withdrawn, and its addresses lead on', async ({
  ownShop,
  page,
  complaints,
}) => {
  test.slow();
  await signInAsOwner(page, ownShop);
  await openAdmin(page, '');
  await page.getByRole('menuitem', { name: 'Сторінки' }).click();
  await page.getByRole('link', { name: 'Додати' }).click();
  await field(page, 'Заголовок').fill('Догляд узимку');
  await field(page, 'Адреса').fill('zymovyi-dohliad');
  await expect(page.getByText('Адреса: /info/zymovyi-dohliad')).toBeVisible();
  await field(page, 'Текст').fill('Взимку шкіра сохне.');
  await press(page, 'Зберегти чернетку');
  await expect(page.getByText('Це чернетка: на сайті цієї сторінки ще немає.')).toBeVisible();
  expect((await page.request.get('/info/zymovyi-dohliad')).status()).toBe(404);

  await field(page, 'Текст').fill('Взимку шкіра сохне, тож зволожуйте її.');
  await press(page, 'Зберегти чернетку');
  await expect(page.getByText('Чернетку збережено. Покупці її не бачать.')).toBeVisible();
  await press(page, 'Переглянути, як побачать покупці');
  await expect(page.getByRole('dialog').getByText('зволожуйте її')).toBeVisible();
  await press(page, 'Закрити');
  await press(page, 'Опублікувати');
  await expect(page.getByRole('heading', { name: 'Версія 1 · зараз на сайті' })).toBeVisible();

  const customer = await page.context().newPage();
  await customer.goto('/page/delivery');
  await customer.getByRole('navigation', { name: 'Інформація' }).getByRole('link', { name: 'Догляд узимку' }).click();
  await expect(customer).toHaveURL('/info/zymovyi-dohliad');
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Догляд узимку');

  await press(page, 'Змінити адресу');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('delivery');
  await dialog.getByRole('button', { name: 'Змінити адресу' }).click();
  await expect(dialog.getByText('Така адреса вже є')).toBeVisible();
  // The browser reports the refused call.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')]);
  await dialog.getByRole('textbox').fill('zyma');
  await dialog.getByRole('button', { name: 'Змінити адресу' }).click();
  await expect(page).toHaveURL(/information-pages\/zyma$/);
  await customer.goto('/info/zymovyi-dohliad');
  await expect(customer).toHaveURL('/info/zyma');

  await press(page, 'Зняти з сайту');
  await dialog.getByRole('combobox').fill('/page/delivery');
  await dialog.getByRole('button', { name: 'Зняти з сайту' }).click();
  await expect(page.getByText('Її адреса веде на /page/delivery.')).toBeVisible();
  for (const address of ['/info/zyma', '/info/zymovyi-dohliad']) {
    await customer.goto(address);
    await expect(customer).toHaveURL('/page/delivery');
  }
  await expect(customer.getByRole('link', { name: 'Догляд узимку' })).toBeHidden();
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
