import { desktop, phone } from './devices.ts';
import { expect, test } from './quiet-page.ts';

test('listings show their products, as the server renders them', async ({ request }) => {
  for (const [address, title, products] of [
    ['/collection/verba', 'Verba', 7],
    ['/skin-type/zhyrna', 'Жирна шкіра', 16],
    ['/product-type/ampuly', 'Ампули', 2],
    ['/products_collection', 'Спеціальна пропозиція', 5],
  ] as const) {
    const html = await (await request.get(address)).text();
    expect(html).toContain(`<title>${title} — Роса</title>`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html.match(/<article/g), address).toHaveLength(products);
  }
});

test('a product that is sold out says so, and a special offer is marked', async ({ page }) => {
  await page.goto('/collection/verba');
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  const soldOut = card('Крем для рук');
  await expect(soldOut).toContainText('Немає в наявності');
  // A stronger blur would make the product unrecognisable.
  await expect(soldOut.getByRole('img')).toHaveCSS('filter', /^blur\((1(\.\d+)?|2)px\)/);
  await expect(soldOut.getByRole('button', { name: /^Передзамовлення/ })).toHaveText('Передзамовлення');
  await expect(card('Сироватка з березовим')).toContainText('Спецпропозиція');
  const ordinary = card('Гель для вмивання');
  await expect(ordinary).not.toContainText('Немає в наявності');
  await expect(ordinary.getByRole('img').first()).toHaveCSS('filter', 'none');
  await expect(ordinary.getByRole('button', { name: /^Додати в кошик/ })).toHaveText('Додати в кошик');
});

test('a card cuts long names at whole words within 30 characters, and subtitles within 50', async ({ page }) => {
  await page.goto('/collection/rosa-lab');
  const titles = await page.locator('.card__title').allTextContents();
  expect(titles).toContain('Сироватка зволожувальна…');
  expect(titles.every((title) => title.length <= 30)).toBe(true);
  const subtitles = await page.locator('.card__sub').allTextContents();
  expect(subtitles.every((subtitle) => subtitle.length <= 50)).toBe(true);
});

test('cards beside each other have their names, prices and buttons in one line, at every width', async ({ page }) => {
  await page.goto('/skin-type/zhyrna');
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page.getByRole('article').evaluateAll((cards) => {
      const top = (element: Element | null) => Math.round(element!.getBoundingClientRect().top);
      const parts = ['.card__brand', '.card__title', '.card__sub', '.card__sizes', '.card__price', '.card__add'];
      return Object.values(Object.groupBy(cards, top)).map((row) =>
        parts.map((part) => new Set(row!.map((card) => top(card.querySelector(part)))).size),
      );
    });
    expect(new Set(rows.flat()), `${width} px`).toEqual(new Set([1]));
  }
});

test('the first row of cards begins in the first window', async ({ page }) => {
  for (const viewport of [desktop, phone])
    for (const address of ['/collection/verba', '/skin-type/zhyrna', '/product-type/kremy', '/products_collection']) {
      await page.setViewportSize(viewport);
      await page.goto(address);
      expect((await page.getByRole('article').first().boundingBox())!.y, address).toBeLessThan(viewport.height - 100);
    }
});

test('the second picture comes under the pointer, 300 ms later', async ({ page }) => {
  await page.goto('/collection/verba');
  const card = page.getByRole('article').first();
  const second = card.locator('picture + picture img');
  await expect(second).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(second).toHaveCSS('transition-delay', '0.3s');
  await expect(second).toHaveCSS('opacity', '1');
});

test('the page of the special offer is there only while the offer is', async ({ page, complaints }) => {
  await page.goto('/');
  await page.route('**/api/v1/shop/listing/?of=collection', (route) =>
    route.fulfill({ status: 404, json: { code: 'collection_not_found', detail: '' } }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Спеціальна пропозиція' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Сторінку не знайдено');
  complaints.splice(0);
});

test('a kind without products says so', async ({ page }) => {
  await page.goto('/');
  await page.route('**/api/v1/shop/listing/?of=product_type&slug=ampuly', async (route) => {
    const { subject, facets } = await (await route.fetch()).json();
    await route.fulfill({ json: { subject, facets, nearest: null, total: 0, count: 0, products: [] } });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Тип засобу' }).click();
  await page.getByRole('link', { name: 'Ампули', exact: true }).click();
  await expect(page.getByText('Тут поки що немає товарів.')).toBeVisible();
});

for (const address of [
  '/nothing',
  '/product/nothing',
  '/collection/nothing',
  '/skin-type/nothing',
  '/product-type/nothing',
  '/page/nothing',
  '/collection/a%00b',
]) {
  test(`${address} is a 404 page, and says nothing of who was there before`, async ({ page, complaints }) => {
    // One cached 404 page for all unknown addresses of a kind, which hydrates at each of them.
    await page.request.get(`${address}-planted`);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    expect(await response?.text()).not.toContain('planted');
    await expect(page).toHaveTitle('404 - Сторінку не знайдено — Роса');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Сторінку не знайдено');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });
}

test('an address that cannot be read is a 404 page', async ({ page, complaints }) => {
  const response = await page.goto('/collection/%E0%A4%A');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Сторінку не знайдено');
  // The client-side router cannot decode it either, and logs so.
  complaints.splice(0);
});

test('informational pages lead to each other, whatever the case of their address', async ({ page }) => {
  await page.goto('/page/DELIVERY');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Доставка');
  await page.getByRole('navigation', { name: 'Інформація' }).getByRole('link', { name: 'Оплата' }).click();
  await expect(page).toHaveURL(/\/page\/payment$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оплата');
  await expect(page).toHaveTitle('Оплата — Роса');
});
