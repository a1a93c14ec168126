import { dataLayer } from './data-layer.ts';
import { desktop, phone } from './devices.ts';
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
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('крем для рук')}`);
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

for (const [size, viewport] of Object.entries({ desktop, phone }))
  test(`Enter leads to all that a search finds, which is narrowed down, opened and come back to: ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.getByRole('button', { name: 'Пошук', exact: true }).click();
    const field = page.getByRole('combobox', { name: 'Пошук товарів' });
    await field.fill('rhtv');
    await expect(page.getByText('Показуємо «крем».')).toBeVisible();
    await field.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: 'Пошук: rhtv' });
    await expect(heading).toBeAttached();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(9);
    await expect(page.getByRole('main').getByText('Показуємо «крем».')).toBeVisible();

    await page.getByRole('main').getByRole('searchbox').fill('ніацинамід');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Пошук: ніацинамід' })).toBeAttached();
    await expect(cards.first()).toContainText('у складі');
    const found = await cards.count();
    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
    // The transition from the card has to end, or Back would break it off.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    await page.goBack();
    await expect(cards).toHaveCount(found);
    await page.reload();
    await expect(cards).toHaveCount(found);

    await page.getByRole('main').getByRole('link', { name: 'ретинол' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Пошук: ретинол' })).toBeAttached();
    await expect(cards).toHaveCount(1);
  });

test('words as they were typed find nothing, which leaves other ways on', async ({ page }) => {
  await page.goto('/search?q=rhtv');
  await page.getByRole('link', { name: 'Шукати «rhtv»?' }).click();
  await expect(page).toHaveURL('/search?q=rhtv&exact=true');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Нічого не знайдено' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Запитати в Telegram' })).toBeVisible();
  await expect(main.getByRole('article').first()).toBeVisible();
  await main.getByRole('link', { name: 'сироватка', exact: true }).click();
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('сироватка')}`);
  const events = async () =>
    (await dataLayer(page)).filter((entry) => JSON.stringify(entry).includes('search_results'));
  await expect.poll(events).toEqual([
    { event: 'view_search_results', search_term: 'rhtv' },
    { event: 'view_search_results', search_term: 'сироватка' },
  ]);
});

test('without scripts the search is a page of its own, with its filters', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: desktop, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Пошук', exact: true }).click();
  await page.getByRole('searchbox').fill('крем');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveTitle(/Пошук: крем/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
  await context.close();
});
