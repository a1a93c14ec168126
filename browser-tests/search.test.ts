import { desktop } from './devices.ts';
import { expect, test } from './quiet-page.ts';

test('the button that opened the search closes it', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Пошук', exact: true });
  await button.click();
  await expect(page.getByRole('combobox', { name: 'Пошук товарів' })).toBeVisible();
  await button.click();
  await expect(page.getByRole('combobox', { name: 'Пошук товарів' })).toBeHidden();
});

test('what was searched for is offered again, and forgotten one by one or all at once', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Пошук товарів' });
  const recent = page.getByRole('region', { name: 'Нещодавні запити' });
  const open = () => page.getByRole('button', { name: 'Пошук', exact: true }).click();
  /** The new page has closed overlays and has the focus. */
  const isThere = () => expect(page.getByRole('main')).toBeFocused();
  await open();
  await expect(recent).toBeHidden();
  await field.fill('ретинол');
  await page.getByRole('option').click();
  await expect(page).toHaveURL(/\/product\//);
  await isThere();
  await open();
  await field.fill('крем для рук');
  await field.press('Enter');
  await expect(page).toHaveURL('/product/verba-linden-hand-cream');
  await isThere();

  await open();
  await expect(recent.getByRole('listitem')).toHaveText(['крем для рук', 'ретинол']);
  await field.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('ретинол');
  await expect(page.getByText('Знайдено: 1')).toBeVisible();
  await field.fill('');
  await recent.getByRole('button', { name: 'Прибрати запит «крем для рук»' }).click();
  await expect(recent.getByRole('button', { name: 'ретинол', exact: true })).toBeFocused();
  await recent.getByRole('button', { name: 'Очистити' }).click();
  await expect(recent).toBeHidden();
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBe('[]');
});
