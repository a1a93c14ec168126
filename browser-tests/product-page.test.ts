import { desktop, phone } from './devices.ts';
import { expect, test } from './quiet-page.ts';

const serum = '/product/rosa-lab-hyaluronic-dew';

test.describe('from a desk', () => {
  test.use({ viewport: desktop });

  test('shows the first variant: name, size, code, price, subtitle', async ({ page }) => {
    await page.goto(serum);
    await expect(page).toHaveTitle('Сироватка зволожувальна з гіалуроновою кислотою — Роса');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Сироватка зволожувальна з гіалуроновою кислотою 15 мл',
    );
    await expect(page.getByText('арт. RL-01-15')).toBeVisible();
    await expect(page.locator('.pdp__price')).toHaveText('560 ₴');
    await expect(page.getByText('Утримує вологу до вечора, розгладжує зморшки')).toBeVisible();
  });

  test('icons and list choose the same variant; choosing resets the gallery and closes what was unfolded', async ({
    page,
  }) => {
    await page.goto(serum);
    await page.getByRole('button', { name: 'Наступне фото' }).click();
    await expect(page.getByRole('button', { name: 'Фото 2' }).first()).toHaveAttribute('aria-current', 'true');
    await page.getByText('Застосування', { exact: true }).click();
    await expect(page.locator('.acc[open]')).toHaveCount(1);

    await page.getByRole('radio', { name: '30 мл' }).check({ force: true });
    await expect(page.getByRole('combobox', { name: 'Об’єм' })).toHaveValue(
      String(await page.getByRole('option', { name: '30 мл' }).getAttribute('value')),
    );
    await expect(page.getByText('арт. RL-01-30')).toBeVisible();
    // Discounted: the regular price is crossed out.
    await expect(page.locator('.pdp__price b')).toHaveText('784 ₴');
    await expect(page.locator('.pdp__price s')).toHaveText('980 ₴');
    await expect(page.getByRole('button', { name: 'Фото 1' }).first()).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('.acc[open]')).toHaveCount(0);

    await page.getByRole('combobox', { name: 'Об’єм' }).selectOption({ label: '50 мл' });
    await expect(page.getByRole('radio', { name: '50 мл' })).toBeChecked();
    await expect(page.getByText('арт. RL-01-50')).toBeVisible();
  });

  test('steps keep their numbers, ingredients their dots', async ({ page }) => {
    await page.goto(serum);
    for (const [name, list, mark] of [
      ['Застосування', 'ol', 'decimal'],
      ['Ключові інгредієнти', 'ul', 'disc'],
    ] as const) {
      await page.getByText(name, { exact: true }).click();
      await expect(page.locator(`.acc[open] ${list}`)).toHaveCSS('list-style-type', mark);
      const item = await page.locator(`.acc[open] ${list} li`).first().boundingBox();
      const box = await page.locator(`.acc[open] ${list}`).boundingBox();
      expect(item!.x - box!.x, 'room for the mark').toBeGreaterThan(15);
    }
  });

  test('a variant chosen before the page came alive is the one that is shown', async ({ page }) => {
    const alive = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await alive.promise;
      await route.continue();
    });
    await page.goto(serum, { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Об’єм' }).selectOption({ label: '30 мл' });
    alive.resolve();
    await expect(page.getByText('арт. RL-01-30')).toBeVisible();
    await expect(page.getByRole('radio', { name: '30 мл' })).toBeChecked();
  });

  test('the arrows of the gallery wrap, the thumbnails show their picture', async ({ page }) => {
    await page.goto(serum);
    const thumbnail = (number: number) => page.getByRole('button', { name: `Фото ${number}` }).first();
    await page.getByRole('button', { name: 'Попереднє фото' }).click();
    await expect(thumbnail(2)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Наступне фото' }).click();
    await expect(thumbnail(1)).toHaveAttribute('aria-current', 'true');
    await thumbnail(2).click();
    await expect(page.locator('.gal__strip li').nth(1)).toBeInViewport({ ratio: 0.7 });
    await expect(page.locator('.gal__strip li').first()).not.toBeInViewport({ ratio: 0.05 });
  });

  test('one text is unfolded at a time', async ({ page }) => {
    await page.goto(serum);
    for (const title of ['Ключові інгредієнти', 'Призначення', 'Застосування', 'Склад']) {
      await page.locator('summary', { hasText: title }).click();
      await expect(page.locator('.acc[open] summary')).toHaveText(title);
    }
  });

  test('the description unfolds and folds', async ({ page }) => {
    await page.goto(serum);
    const text = page.locator('.desc__clip');
    const folded = await text.evaluate((element) => element.clientHeight);
    await page.getByRole('button', { name: 'Розвернути опис' }).click();
    await expect.poll(() => text.evaluate((element) => element.clientHeight)).toBeGreaterThan(folded);
    await page.getByRole('button', { name: 'Звернути' }).click();
    await expect.poll(() => text.evaluate((element) => element.clientHeight)).toBe(folded);
  });

  test('the quick look leads to more of the kind', async ({ page }) => {
    await page.goto(serum);
    const quick = page.getByRole('region', { name: 'Швидкий перегляд' });
    await expect(quick.getByRole('link')).toHaveText([
      'Сироватки',
      'Зволоження',
      'Перші зморшки',
      'Суха',
      'Нормальна',
      'Комбінована',
      'Чутлива',
    ]);
    await quick.getByRole('link', { name: 'Сироватки' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сироватки');
  });

  test('adding fills the cart and opens it; the wish can be taken back', async ({ page }) => {
    await page.goto(serum);
    await page.getByRole('button', { name: 'Додати в кошик' }).click();
    await expect(page.getByRole('dialog', { name: 'Кошик' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Додати в кошик' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Кошик, 2 товари' })).toBeVisible();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? ''));
    expect(stored).toEqual([{ variantId: expect.any(Number), qty: 2, type: 'product' }]);

    await page.getByRole('button', { name: 'Додати в обране' }).click();
    await expect(page.getByRole('button', { name: 'Обране, 1 товар' })).toBeVisible();
    await page.getByRole('button', { name: 'В обраному' }).click();
    await expect(page.getByRole('button', { name: 'Обране', exact: true })).toBeVisible();
  });

  test('a product that is sold out can be preordered', async ({ page }) => {
    await page.goto('/product/verba-linden-hand-cream');
    await expect(page.locator('.gal').getByText('Немає в наявності')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Передзамовлення' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Додати в кошик' })).toHaveCount(0);
  });

  test('a product of the special offer is styled as one', async ({ page }) => {
    await page.goto('/product/mavka-forest-night-oil');
    await expect(page.getByText('Спеціальна пропозиція: товар із лімітованої колекції')).toBeVisible();
    await expect(page.locator('.pdp--collection .price--collection').first()).toBeVisible();
  });

  test('what was chosen on one product does not stay on the next', async ({ page }) => {
    await page.goto(serum);
    await page.getByRole('combobox', { name: 'Об’єм' }).selectOption({ label: '50 мл' });
    await page.getByRole('link', { name: 'ROSA LAB' }).first().click();
    await page.getByRole('link', { name: 'Тонік-спрей «Крижана роса»' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Тонік-спрей «Крижана роса»');
    await expect(page.getByRole('combobox')).toHaveValue(
      String(await page.getByRole('option').first().getAttribute('value')),
    );
  });

  test('machines read the product, its offers and the way to it', async ({ page }) => {
    await page.goto(serum);
    const things = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
    const product = things.find((thing) => thing['@type'] === 'Product');
    expect(product.brand.name).toBe('ROSA LAB');
    expect(
      product.offers.map((offer: Record<string, string>) => [offer.sku, offer.price, offer.priceCurrency]),
    ).toEqual([
      ['RL-01-15', '560.00', 'UAH'],
      ['RL-01-30', '784.00', 'UAH'],
      ['RL-01-50', expect.any(String), 'UAH'],
    ]);
    const way = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(way.itemListElement.map((step: { name: string }) => step.name)).toEqual([
      'Головна',
      'ROSA LAB',
      'Сироватка зволожувальна з гіалуроновою кислотою',
    ]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`^http.*${serum}$`));
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*\/media\//);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('pictures are swiped, with dots instead of thumbnails', async ({ page }) => {
    await page.goto(serum);
    await expect(page.locator('.gal__thumbs')).toBeHidden();
    const dots = page.locator('.gal .dots button');
    await expect(dots).toHaveCount(2);
    await page.locator('.gal__strip').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }));
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  });

  test('price and button follow once the ones in the page are gone', async ({ page }) => {
    await page.goto(serum);
    const bar = page.locator('.mbuy');
    await expect(bar).toHaveCount(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toContainText('560 ₴');
    await bar.getByRole('button', { name: 'Додати в кошик' }).click();
    await expect(page.getByRole('dialog', { name: 'Кошик' })).toBeVisible();
  });
});

test('the page is complete without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(serum);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Сироватка зволожувальна');
  await expect(page.getByText('560 ₴').first()).toBeVisible();
  await page.locator('summary', { hasText: 'Склад' }).click();
  await expect(page.locator('.acc[open]')).toContainText('Aqua');
  // Nothing is cut off where scripts cannot unfold it.
  await expect(page.getByRole('button', { name: 'Розвернути опис' })).toBeHidden();
  await context.close();
});

test('a link of another site opens the page with the variant that it names, and an unknown one with the first', async ({
  page,
}) => {
  const product = await (await page.request.get('/api/v1/shop/product/rosa-lab-hyaluronic-dew/')).json();
  await page.goto(`${serum}?variant=${product.variants[1].id}&utm_source=feed`);
  await expect(page.getByText('арт. RL-01-30')).toBeVisible();
  await page.goto(`${serum}?variant=999999`);
  await expect(page.getByText('арт. RL-01-15')).toBeVisible();
});

test('an unknown product is a 404 page', async ({ page, complaints }) => {
  const response = await page.goto('/product/nothing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Сторінку не знайдено');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('the gallery goes on by one picture a press, also without motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(desktop);
  await page.goto('/collection/rosa-lab');
  await page.route('**/api/v1/shop/product/rosa-lab-ice-toner/', async (route) => {
    const response = await route.fetch();
    const product = await response.json();
    const [variant] = product.variants;
    const pictures = variant.images;
    variant.images = [...pictures, ...pictures, ...pictures].map((picture: object, index: number) => ({
      ...picture,
      image: `${pictures[0].image}?${index}`,
    }));
    await route.fulfill({ json: product });
  });
  await page.getByRole('link', { name: 'Тонік-спрей «Крижана роса»' }).click();
  // Six pictures, and never more than four thumbnails.
  await expect(page.locator('.gal__thumbs button')).toHaveCount(4);
  await expect(page.locator('.gal__strip li')).toHaveCount(6);
  const shown = () => page.locator('.gal__strip').evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth));
  for (const position of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Наступне фото' }).click();
    await expect.poll(shown).toBe(position);
  }
  await page.getByRole('button', { name: 'Попереднє фото' }).click();
  await expect.poll(shown).toBe(2);
});

test('without scripts every variant has its price, and nothing stands there that would do nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: desktop });
  const page = await context.newPage();
  await page.goto(serum);
  await expect(page.locator('.pdp__info li.between')).toHaveText([
    '15 мл 560 ₴',
    '30 мл Ціна зі знижкою 784 ₴ Звичайна ціна 980 ₴',
    '50 мл 1 290 ₴',
  ]);
  await expect(page.getByRole('combobox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Наступне фото' })).toBeHidden();
  expect((await page.locator('.gal__main').boundingBox())?.width).toBeGreaterThan(500);
  await context.close();
});

test.describe('on a phone, a name of one long word', () => {
  test.use({ viewport: phone });

  test('breaks instead of making the page wider than the screen', async ({ page }) => {
    await page.goto(serum);
    const word = 'Гіпергіалуроносироваткозволожувач'.repeat(5).slice(0, 150);
    await page.evaluate((name) => {
      const title = document.querySelector('h1')!;
      title.firstChild!.textContent = name;
      document.querySelector('.crumbs [aria-current]')!.textContent = name;
    }, word);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
    const widths = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(widths).toEqual({ scrollWidth: phone.width, clientWidth: phone.width });
  });
});
