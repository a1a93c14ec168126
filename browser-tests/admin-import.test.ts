import type { Page } from '@playwright/test';
import { testInOwnShop } from './own-shop.ts';
import { expect } from './quiet-page.ts';
import { signInAsOwner } from './signed-in-staff.ts';

// A thousand products would disturb other tests.
const test = testInOwnShop();

/** A new shop renders its pictures in the first minute. */
const patiently = { timeout: 60_000 };

const header =
  'Код товару;Назва;Бренд;Одиниця;Код варіанта;Значення;Ціна;Залишок;Вага, г;Довжина, мм;Ширина, мм;Висота, мм';
const rowOf = (number: number, price = '1250,50') =>
  `IMP-${number};Крем із таблиці ${number};rosa-lab;мл;IMP-${number}-50;50;${price};9;120;50;50;140`;

function table(name: string, rows: readonly string[]) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${[header, ...rows].join('\r\n')}`) };
}

async function openExchange(page: Page, ownShop: string) {
  await signInAsOwner(page, ownShop);
  await page.goto('/admin/exchange', { waitUntil: 'commit' });
}

test('a thousand products are brought in by a table, after its mistakes were told', async ({ ownShop, page }) => {
  // Waits for a fresh shop, and reads the file three times.
  test.slow();
  const rows = Array.from({ length: 1_000 }, (_, index) => rowOf(index + 1));
  await openExchange(page, ownShop);
  const file = page.getByLabel('Обрати файл');

  await file.setInputFiles(table('з помилкою.csv', rows.with(41, rowOf(42, 'дорого'))));
  const problems = page.getByRole('table', { name: 'Що не так' });
  await expect(problems.getByRole('row')).toHaveText(['РядокСтовпецьЩо не так', /^43Ціна/], patiently);
  await expect(page.getByRole('button', { name: 'Застосувати' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Обрати інший файл' }).click();
  await file.setInputFiles(table('товари.csv', rows));
  await expect(page.getByText('Нових товарів: 1000, змінених: 0')).toBeVisible(patiently);
  await page.getByRole('button', { name: 'Застосувати' }).click();
  await expect(page.getByText('Зміни застосовано. Вони вже в крамниці.')).toBeVisible(patiently);

  await page.goto('/product/krem-iz-tablytsi-777', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Крем із таблиці 777');
});
