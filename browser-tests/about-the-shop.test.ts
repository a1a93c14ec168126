import { expect, test } from './quiet-page.ts';

test('the contacts say how to reach the shop', async ({ page }) => {
  await page.goto('/contacts');
  await expect(page).toHaveTitle('Контакти — Роса');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакти');
  const main = page.getByRole('main');
  await expect(main).toContainText('03110, м. Київ, вул. Григорія Кочура, 16а');
  await expect(main.getByRole('link', { name: '+38 044-123-45-67' })).toHaveAttribute('href', 'tel:+380441234567');
  await expect(main.getByRole('link', { name: 'hello@rosa.example' })).toHaveAttribute(
    'href',
    'mailto:hello@rosa.example',
  );
  for (const name of ['Instagram', 'Telegram', 'Facebook']) {
    const link = main.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
});

for (const [width, file] of [
  [320, 'film-phone'],
  [768, 'film-phone'],
  [769, 'film-1200'],
] as const) {
  test(`at a width of ${width} the film stands under ${file}, and nothing is wider than the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contacts');
    const cover = page.locator('.video img');
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(file);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('the film is fetched when somebody starts it, and is then the browser’s', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()));
  await page.goto('/contacts');
  const film = page.getByLabel('Відео про крамницю', { exact: true });
  // Nothing under the cover is reachable by keyboard.
  await expect(film).toHaveJSProperty('controls', false);
  expect(films).toEqual([]);
  await page.getByRole('button', { name: 'Відтворити відео про крамницю' }).click();
  await expect(film).toHaveJSProperty('paused', false);
  await expect(film).toHaveJSProperty('controls', true);
  await expect(film).toBeFocused();
  await expect(page.getByRole('button', { name: 'Відтворити відео про крамницю' })).toHaveCount(0);
  expect(films.length).toBeGreaterThan(0);
});

for (const width of [320, 1440]) {
  test(`at a width of ${width} the shop tells about itself and leads to partnership and contacts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about-us');
    await expect(page).toHaveTitle('Про нас — Роса');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Про нас');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Стати партнером' })).toHaveAttribute('href', '/partner');
    await expect(main.getByRole('link', { name: 'Контакти' })).toHaveAttribute('href', '/contacts');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('the page of maintenance stands alone, with a way to sign in, and is not for search engines', async ({ page }) => {
  const response = await page.goto('/placeholder');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оновлюємо полиці');
  await expect(page.getByRole('link', { name: 'Вхід' })).toHaveAttribute('href', '/admin');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('while the shop is closed the page of maintenance stands at any address, and in a shop that is open already', async ({
  page,
  complaints,
}) => {
  const body = await (await page.request.get('/placeholder')).text();
  await page.goto('/contacts');
  const closed = { status: 503, json: { code: 'maintenance', detail: '', request_id: '' } };
  await page.route('**/api/v1/shop/listing/**', (route) => route.fulfill(closed));
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/collection/verba"]')?.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оновлюємо полиці');

  await page.route('/collection/verba', (route) =>
    route.fulfill({ status: 503, body, contentType: 'text/html; charset=utf-8' }),
  );
  let opened = 0;
  page.on('framenavigated', () => (opened += 1));
  await page.goto('/collection/verba', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оновлюємо полиці');
  expect(opened).toBe(1);
  await page.getByRole('link', { name: 'Вхід' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вхід для працівників');
  complaints.splice(0);
});

test('on a phone the tab of the informational page that is read stands in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/page/terms');
  const tabs = page.getByRole('navigation', { name: 'Інформація' });
  await expect(tabs.getByRole('link', { name: 'Умови користування' })).toBeInViewport({ ratio: 0.9 });
  await tabs.getByRole('link', { name: 'Програма лояльності' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Програма лояльності');
  await expect(tabs.getByRole('link', { name: 'Програма лояльності' })).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
