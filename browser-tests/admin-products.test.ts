import { join } from 'node:path';
import { testInOwnShop } from './own-shop.ts';
import { expect } from './quiet-page.ts';
import { signInAsOwner } from './signed-in-staff.ts';

// Another product would change the counts of other tests.
const test = testInOwnShop();

const picture = (name: string) => join(import.meta.dirname, '../demo-catalogue/pictures', name);
const bottle = picture('01-rosa-lab-hyaluronic-dew-1.webp');
const texture = picture('01-rosa-lab-hyaluronic-dew-2.webp');

test('the owner adds a product with two variants and pictures and sees it in the shop', async ({ ownShop, page }) => {
  await signInAsOwner(page, ownShop);
  await page.goto('/admin/products/create', { waitUntil: 'commit' });
  const field = (name: string) => page.getByRole('textbox', { name });
  const number = (name: string) => page.getByRole('spinbutton', { name });
  await field('Назва').fill('Сироватка «М’ятний ранок»');
  await expect(page.getByText('Сторінка буде за адресою /product/syrovatka-miatnyi-ranok')).toBeVisible();
  await field('Код').fill('MINT');
  await field('Одиниця виміру').fill('мл');
  await page.getByRole('combobox', { name: 'Бренд' }).fill('ROSA');
  await page.getByRole('option', { name: 'ROSA LAB' }).click();

  await page.getByRole('tab', { name: 'Варіанти' }).click();
  await page.getByRole('button', { name: 'Додати варіант' }).click();
  for (const [index, [value, price]] of [
    ['30', '900'],
    ['50', '1 250,50'],
  ].entries()) {
    await field('Об’єм або розмір').nth(index).fill(value!);
    await field('Код варіанта').nth(index).fill(`MINT-${value}`);
    await field('Ціна')
      .nth(index * 2)
      .fill(price!);
    await number('Початковий залишок').nth(index).fill('7');
  }

  await page.getByRole('tab', { name: 'Зображення' }).click();
  const small = page.getByRole('region', { name: '30 мл' });
  await small.locator('input[type=file]').setInputFiles([texture, bottle]);
  await expect(small.getByRole('button', { name: 'Змінити місце' })).toHaveCount(2);
  const second = await small.locator('img').nth(1).getAttribute('src');
  await small.getByRole('button', { name: 'Змінити місце' }).nth(1).focus();
  // The announcement must come before the next key.
  for (const [key, said] of [
    ['Space', 'Місце 2.'],
    ['ArrowLeft', 'Місце 1.'],
    ['Space', 'Зображення стоїть на місці 1.'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(said)).toBeAttached();
  }
  await expect(small.locator('img').first()).toHaveAttribute('src', second!);
  await small.getByRole('textbox', { name: 'Опис для незрячих' }).first().fill('Флакон сироватки');
  await page.getByRole('button', { name: 'Узяти фото варіанта «30 мл»' }).click();
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByRole('link', { name: 'Переглянути в крамниці' })).toHaveAttribute(
    'href',
    '/product/syrovatka-miatnyi-ranok',
  );

  await page.goto('/collection/rosa-lab');
  await expect(page.getByRole('link', { name: 'Сироватка «М’ятний ранок»' }).first()).toBeVisible();
  await page.goto('/product/syrovatka-miatnyi-ranok');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сироватка «М’ятний ранок» 30 мл');
  await expect(page.getByRole('img', { name: 'Флакон сироватки' }).first()).toBeVisible();
  await expect(page.getByText('1 250,50').or(page.getByText('900')).first()).toBeVisible();
});
