import { expect, test } from './quiet-page.ts';

const address = '**/api/v1/shop/sertificated/';

for (const width of [320, 1440]) {
  test(`at a width of ${width} certificates are shown with their values`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/sertificates');
    await expect(page).toHaveTitle('Подарункові сертифікати — Роса');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Подарункові сертифікати');
    await expect(page.getByRole('article')).toHaveCount(6);
    const card = page.getByRole('article').filter({ hasText: 'Для знайомства' });
    await expect(card).toContainText('На сироватку чи крем, про який давно мріяли.');
    await expect(card.locator('.cert__body')).toContainText('1 000 грн');
    await expect(card.locator('.cert__art')).toHaveText('Роса1 000 грн');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a certificate goes into the cart as one, and the cart opens', async ({ page }) => {
  await page.goto('/sertificates');
  const [certificate] = (await (await page.request.get('/api/v1/shop/sertificated/')).json()) as {
    variants: { id: number }[];
  }[];
  await page.getByRole('button', { name: 'В кошик: Маленька радість, 500 грн' }).click();
  await expect(page.getByRole('dialog', { name: 'Кошик' })).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? ''))).toEqual([
    { variantId: certificate?.variants[0]?.id, qty: 1, type: 'certificate' },
  ]);
});

test('every value of a certificate has a card; without a picture the shop draws one', async ({ page }) => {
  const variant = (id: number, value: string, price = value) => ({
    id,
    value,
    price,
    variant_icon: null,
    variant_icon_picture: null,
  });
  const variants = [variant(901, '700.00'), variant(902, '12500.00', '12000.00')];
  await page.route(address, (route) =>
    route.fulfill({ json: [{ id: 1, name: 'Подяка', human: '', description: 'На все.', image: null, variants }] }),
  );
  await page.goto('/about-us');
  await page.getByRole('link', { name: 'Подарункові сертифікати' }).first().click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first().locator('.cert__art')).toHaveText('Роса700 грн');
  await expect(page.getByRole('article').last().locator('.cert__body')).toContainText('12 500 грнЦіна 12 000 грн');
});

test('a shop without certificates says so and leads on', async ({ page }) => {
  await page.route(address, (route) => route.fulfill({ json: [] }));
  await page.goto('/about-us');
  await page.getByRole('link', { name: 'Подарункові сертифікати' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Сертифікатів поки що немає' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Дивитися новинки' })).toHaveAttribute('href', '/#new-products');
});
