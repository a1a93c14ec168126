import { expect, test } from './quiet-page.ts';

test('the novelties show as many at once as there is room for, and nothing is wider than the page', async ({
  page,
}) => {
  await page.goto('/');
  for (const [width, seen] of [
    [320, 2],
    [767, 2],
    [768, 3],
    [1023, 3],
    [1024, 5],
    [1440, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const inView = () =>
      page.getByRole('list', { name: 'Новинки' }).evaluate((rail) => {
        const { left, right } = rail.getBoundingClientRect();
        const places = [...rail.children].map((item) => item.getBoundingClientRect());
        return places.filter((place) => place.left >= left && place.right <= right).length;
      });
    await expect.poll(inView, { message: `${width} px` }).toBe(seen);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

for (const [width, pushes] of [
  [390, 3],
  [1440, 1],
] as const) {
  test(`at a width of ${width} the novelties are pushed by buttons to both ends`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const rail = page.getByRole('list', { name: 'Новинки' });
    const leftToPush = () => rail.evaluate((list) => Math.round(list.scrollWidth - list.clientWidth - list.scrollLeft));
    const previous = page.getByRole('button', { name: 'Попередні: Новинки' });
    const next = page.getByRole('button', { name: 'Наступні: Новинки' });
    await expect(previous).toBeDisabled();
    for (let push = 0; push < pushes; push += 1) {
      const before = await leftToPush();
      expect(before).toBeGreaterThan(0);
      await next.click();
      await expect.poll(leftToPush).toBeLessThan(before);
    }
    await expect.poll(leftToPush).toBe(0);
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    await previous.click();
    await expect(next).toBeEnabled();
  });
}

test('the novelties are reached and pushed by the keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const rail = page.getByRole('list', { name: 'Новинки' });
  await page.getByRole('button', { name: 'Наступні: Новинки' }).focus();
  await page.keyboard.press('Tab');
  await expect(rail).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Попередні: Новинки' })).toBeEnabled();
});

test('three brands stand on the home page and lead to their products', async ({ page }) => {
  await page.goto('/');
  const brands = page.getByRole('region', { name: 'Бренди, яким довіряємо' });
  await expect(brands).toHaveAttribute('id', 'brands');
  await expect(brands.getByRole('heading', { level: 3 })).toHaveText(['Verba', 'Nordica Derm', 'Kvitka']);
  await brands.getByRole('link', { name: 'Kvitka' }).click();
  await expect(page).toHaveURL('/collection/kvitka');
});

test('the home page leads to contacts and to the story of the shop', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Написати нам' })).toHaveAttribute('href', '/contacts');
  await expect(page.getByRole('link', { name: 'Більше про крамницю' })).toHaveAttribute('href', '/about-us');
  for (const section of ['Не знаєте, з чого почати?', 'Про нас', 'Дбаємо про шкіру й про землю', 'Про нас пишуть']) {
    await expect(page.getByRole('region', { name: section, exact: true })).toBeVisible();
  }
});

for (const [width, isWide] of [
  [767, false],
  [768, true],
] as const) {
  test(`at a width of ${width} the mentions are ${isWide ? 'one line' : 'three lines'}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const picture = page.getByRole('img', { name: /^Згадки в медіа/ });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight > 10))
      .toBe(isWide);
  });
}

test('an address with #brands opens at the brands', async ({ page }) => {
  await page.goto('/page/delivery');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Бренди' }).click();
  await expect(page.getByRole('heading', { name: 'Бренди, яким довіряємо' })).toBeInViewport();
});
