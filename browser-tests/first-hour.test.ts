import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { stepAt, totpCode } from '../server/src/one-time-codes.ts';
import { press } from './at-the-checkout.ts';
import { desktop, phone } from './devices.ts';
import { startLiveShop, textOf } from './live-shop.ts';
import { Writer } from './planted-scripts.ts';
import { expect, test } from './quiet-page.ts';
import { violations } from './violations.ts';

const owner = { email: 'olenka@olenka.example', name: 'Оленка Медова', password: 'Medova-Kraina-2026!' };
const steps = (page: Page) => page.getByRole('region', { name: 'Перші кроки' });
const progress = (page: Page) => steps(page).getByRole('status');

async function signInFirst(page: Page): Promise<void> {
  await page.goto('/admin', { waitUntil: 'commit' });
  await page.getByLabel('Електронна пошта').fill(owner.email);
  await page.getByLabel('Пароль').fill(owner.password);
  await press(page, 'Увійти');
  await page.getByLabel('Ваш пароль').fill(owner.password);
  await press(page, 'Почати');
  const secret = await page.locator('code').textContent();
  await page.getByLabel('Код із застосунку').fill(totpCode((secret ?? '').replaceAll(/\s/g, ''), stepAt(new Date())));
  await press(page, 'Увімкнути');
  await press(page, 'Коди збережено');
}

/** What has screens and tests of its own. */
async function fillIn(page: Page, address: string): Promise<void> {
  const writer = new Writer(page, address);
  const admin = (path: string, body: object) => writer.send('POST', `/api/v1/admin/${path}/`, body);
  const { first_order_number: _, ...settings } = await writer.read('/api/v1/admin/settings/');
  await writer.send('PUT', '/api/v1/admin/settings/', {
    ...settings,
    phone: '+380321234567',
    email: 'hello@olenka.example',
    seller: { legal_name: 'ФОП Медова', code: '1234567890', address: 'Львів' },
  });
  for (const id of ['terms', 'privacy'])
    await writer.send('PUT', `/api/v1/admin/information-pages/${id}/`, { title: 'Умови', content: '<p>Умови</p>' });
  const square = sharp({ create: { width: 600, height: 600, channels: 3, background: '#dbe8e2' } });
  const picture = await writer.sendBytes('/api/v1/admin/pictures/', await square.png().toBuffer());
  const brand = await admin('brands', { name: 'Пасіка', slug: 'pasika', character: '', banners: [] });
  const packed = { weight_grams: 120, length_millimetres: 50, width_millimetres: 50, height_millimetres: 140 };
  const pictures = [{ id: picture.id, alt: 'Баночка' }];
  await admin('products', {
    brand_id: brand.id,
    name: 'Медовий крем',
    slug: 'medovyi-krem',
    code: 'MED',
    unit: 'мл',
    is_active: true,
    variants: [{ ...packed, code: 'MED-50', value: '50', price: '240.00', initial_stock: 9, pictures }],
  });
}

test('a new live shop is closed until its owner has done the first steps and opens it', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  await using shop = await startLiveShop(owner);
  await using mine = await browser.newContext({ baseURL: shop.address, viewport: desktop });
  const office = await mine.newPage();
  await page.setViewportSize(phone);
  expect((await page.goto(shop.address))!.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'Незабаром відкриємося' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // The answer of the closed shop itself.
  complaints.splice(0);

  await signInFirst(office);
  await expect(office.getByText('Крамницю ще не відкрито: покупці її не бачать.')).toBeVisible();
  await expect(progress(office)).toHaveText('Зроблено 1 з 9');
  expect(await violations(office)).toEqual([]);
  await press(office, 'Відкрити крамницю');
  const dialog = office.getByRole('dialog', { name: 'Ще не все готово' });
  await expect(dialog.getByRole('listitem').first()).toHaveText('Назвіть продавця');
  await expect(dialog.getByRole('button')).toHaveText(['Зрозуміло']);
  await dialog.getByRole('button', { name: 'Зрозуміло' }).click();

  await press(office, 'Надіслати лист');
  await expect(office.getByText(`Надіслано на ${owner.email}`)).toBeVisible();
  const [link] = /http:\S+\/admin\/test-letter\/[\w-]+/.exec(textOf(shop.letters.at(-1)!))!;
  await office.goto(link, { waitUntil: 'commit' });
  await expect(office.getByRole('alert').getByText('Лист прийшов: листи крамниці доходять.')).toBeVisible();
  await office.getByRole('link', { name: 'До перших кроків' }).last().click();
  await expect(progress(office)).toHaveText('Зроблено 2 з 9');

  await steps(office).getByRole('link', { name: 'До доставки й оплати' }).click();
  await press(office, 'Зберегти');
  await expect(office.getByText('Правила збережено.')).toBeVisible();
  await fillIn(office, shop.address);
  shop.backUp();
  await office.goto('/admin', { waitUntil: 'commit' });
  await expect(progress(office)).toHaveText('Зроблено 8 з 9');
  await office.setViewportSize(phone);
  expect(await violations(office)).toEqual([]);
  await press(office, 'Відкрити крамницю');
  const last = office.getByRole('dialog', { name: 'Відкрити крамницю?' });
  await expect(last.getByRole('listitem')).toHaveText(['Замовте щось самі']);
  await last.getByRole('button', { name: 'Відкрити, решту потім' }).click();
  await expect(office.getByText('Крамницю відкрито. Вітаємо з першим днем!')).toBeVisible();
  await expect(office.getByText('Крамницю ще не відкрито: покупці її не бачать.')).toBeHidden();
  await expect(steps(office).getByText('Ось що ви відклали на потім.')).toBeVisible();

  expect((await page.goto(shop.address))!.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Незабаром відкриємося' })).toBeHidden();
});
