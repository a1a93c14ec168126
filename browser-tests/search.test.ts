import { desktop, phone } from './devices.ts';
import { expect, test } from './quiet-page.ts';

for (const viewport of [desktop, phone]) {
  test(`finds by a part of the name and by code, from two characters, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/shop/search/')) asked.push(new URL(request.url()).searchParams.get('q') ?? '');
    });
    await page.goto('/page/delivery');
    await page.getByRole('button', { name: 'Пошук' }).click();
    const field = page.getByRole('combobox', { name: 'Пошук товарів' });
    await expect(field).toBeFocused();

    await field.fill('р');
    await expect(page.getByText('Введіть щонайменше 2 символи.')).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);

    await field.fill('РЕТИНОЛ');
    await expect(page.getByRole('option')).toHaveText(/Крем-концентрат з ретинолом/);
    await expect(page.locator('.hit mark')).toHaveText('ретинол');
    await expect(page.getByText('Знайдено: 1')).toBeVisible();

    await field.fill('rl-01-30');
    await expect(page.getByRole('option')).toHaveText(/Сироватка зволожувальна.*арт\. RL-01-30.*784/);

    await field.fill('такого немає');
    await expect(page.getByText('Нічого не знайдено')).toBeVisible();
    expect(asked).not.toContain('р');
  });
}

test('the keyboard chooses and opens what was found', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await page.getByRole('button', { name: 'Пошук' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Пошук товарів' })).toBeFocused();
  await page.keyboard.type('крем');
  // Who types slowly is answered in between, and the next answer begins from the top.
  await expect(page.locator('.hit mark').first()).toHaveText(/^крем$/i);
  await expect(page.getByRole('option').nth(2)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = page.getByRole('option').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('combobox', { name: 'Пошук товарів' })).toHaveAttribute(
    'aria-activedescendant',
    String(await second.getAttribute('id')),
  );
  const address = String(await second.getAttribute('href'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('combobox', { name: 'Пошук товарів' })).toBeHidden();
});

test('Escape closes and gives the focus back', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await page.getByRole('button', { name: 'Пошук' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Пошук товарів' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Пошук товарів' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Пошук' })).toBeFocused();
});

test('a late answer to other words is never shown, and a failure is said', async ({ page, complaints }) => {
  await page.goto('/');
  const firstAnswer = Promise.withResolvers<void>();
  await page.route('**/shop/search/?q=*', async (route) => {
    const words = new URL(route.request().url()).searchParams.get('q');
    if (words === 'крем') await firstAnswer.promise;
    if (words === 'збій') return route.fulfill({ status: 500, json: { detail: '', code: 'internal_error' } });
    await route.continue().catch(() => {});
  });
  await page.getByRole('button', { name: 'Пошук' }).click();
  const field = page.getByRole('combobox', { name: 'Пошук товарів' });
  const first = page.waitForRequest(/search/);
  await field.fill('крем');
  await first;
  await field.fill('ретинол');
  await expect(page.getByText('Знайдено: 1')).toBeVisible();
  firstAnswer.resolve();
  await field.fill('збій');
  await expect(page.getByText('Сталася помилка. Спробуйте пізніше.')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('500')]);
});

test('Enter means the words that stand there, not an older answer', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Пошук' }).click();
  const field = page.getByRole('combobox', { name: 'Пошук товарів' });
  await field.fill('крем');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.fill('крем для рук');
  await field.press('Enter');
  await expect(page).toHaveURL('/product/verba-linden-hand-cream');
});

test('the button that opened the search closes it', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Пошук', exact: true });
  await button.click();
  await expect(page.getByRole('combobox', { name: 'Пошук товарів' })).toBeVisible();
  await button.click();
  await expect(page.getByRole('combobox', { name: 'Пошук товарів' })).toBeHidden();
});

test('words that change while an answer is coming do no harm, nor does an answer that is none', async ({ page }) => {
  await page.goto('/');
  await page.route('**/shop/search/?q=*', async (route) => {
    const words = new URL(route.request().url()).searchParams.get('q');
    if (words === 'портал') return route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' });
    await route.continue().catch(() => {});
  });
  await page.getByRole('button', { name: 'Пошук' }).click();
  const field = page.getByRole('combobox', { name: 'Пошук товарів' });
  await field.fill('портал');
  await expect(page.getByText('Сталася помилка. Спробуйте пізніше.')).toBeVisible();
  await field.fill('ретинол');
  await expect(page.getByRole('option')).toHaveCount(1);
});

test('words that find nothing are tried in the other layout, or as the nearest name', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await page.getByRole('button', { name: 'Пошук' }).click();
  const field = page.getByRole('combobox', { name: 'Пошук товарів' });
  await field.fill('htnbyjk');
  await expect(page.getByText('Нічого не знайдено')).toBeVisible();
  await expect(page.getByText('Можливо, ви шукали:')).toBeVisible();
  await expect(page.getByRole('option')).toHaveText(['ретинол']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('ретинол');
  await expect(page.getByRole('option')).toHaveText(/Крем-концентрат з ретинолом/);

  await field.fill('ритинол');
  await expect(page.getByText('Можливо, ви шукали:')).toBeVisible();
  await page.getByRole('option', { name: /з ретинолом/ }).click();
  await expect(page.getByText('Знайдено: 1')).toBeVisible();
  await expect(field).toBeFocused();
});

test('going back a letter shows at once what was there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Пошук' }).click();
  const field = page.getByRole('combobox', { name: 'Пошук товарів' });
  await field.fill('ретинол');
  await expect(page.getByText('Знайдено: 1')).toBeVisible();
  await field.fill('ретинолx');
  await expect(page.getByText('Нічого не знайдено')).toBeVisible();
  await page.route('**/shop/search/**', (route) => route.abort());
  await field.press('Backspace');
  await expect(page.getByText('Знайдено: 1')).toBeVisible();
});

test('what was searched for is offered again, and forgotten one by one or all at once', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Пошук товарів' });
  const recent = page.getByRole('region', { name: 'Нещодавні запити' });
  const open = () => page.getByRole('button', { name: 'Пошук', exact: true }).click();
  /** A page that is there has closed what was open over the one before, and has the focus. */
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
