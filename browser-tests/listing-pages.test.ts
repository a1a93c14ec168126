import { expect, test } from './quiet-page.ts';

for (const [address, title, products] of [
  ['/collection/verba', 'Verba', 7],
  ['/skin-type/zhyrna', 'Жирна шкіра', 16],
  ['/product-type/ampuly', 'Ампули', 2],
  ['/products_collection', 'Спеціальна пропозиція', 5],
] as const) {
  test(`${address} shows its products`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle(`${title} — Роса`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('article')).toHaveCount(products);
  });
}

test('a product that is sold out says so, and a special offer is marked', async ({ page }) => {
  await page.goto('/collection/verba');
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card('Крем для рук')).toContainText('Немає в наявності');
  await expect(card('Сироватка з березовим')).toContainText('Спецпропозиція');
  await expect(card('Гель для вмивання')).not.toContainText('Немає в наявності');
});

for (const address of [
  '/collection/nothing',
  '/skin-type/nothing',
  '/product-type/nothing',
  '/page/nothing',
  '/collection/a%00b',
]) {
  test(`${address} is a 404 page`, async ({ page, complaints }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('404 - Сторінку не знайдено — Роса');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Сторінку не знайдено');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });
}

test('informational pages lead to each other, whatever the case of their address', async ({ page }) => {
  await page.goto('/page/DELIVERY');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Доставка');
  await page.getByRole('navigation', { name: 'Інформація' }).getByRole('link', { name: 'Оплата' }).click();
  await expect(page).toHaveURL(/\/page\/payment$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оплата');
  await expect(page).toHaveTitle('Оплата — Роса');
});
