import { timePasses } from './alive-page.ts';
import { desktop, phone } from './devices.ts';
import { expect, test } from './quiet-page.ts';

test.describe('from a desk', () => {
  test.use({ viewport: desktop });

  test('three panels lead to brands, skin types and product types', async ({ page }) => {
    await page.goto('/');
    const catalogue = page.getByRole('navigation', { name: 'Каталог' }).first();
    for (const [panel, name, address, title] of [
      ['Бренди', 'Verba', '/collection/verba', 'Verba'],
      ['Тип шкіри', 'Жирна', '/skin-type/zhyrna', 'Жирна шкіра'],
      ['Тип засобу', 'Ампули', '/product-type/ampuly', 'Ампули'],
    ] as const) {
      const button = catalogue.getByRole('button', { name: panel });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await catalogue.getByRole('link', { name }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('a panel opens under the pointer, closes with Escape and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const skinTypes = page.getByRole('button', { name: 'Тип шкіри' });
    await skinTypes.hover();
    await expect(skinTypes).toHaveAttribute('aria-expanded', 'true');
    // The click after hover must not close the panel.
    await skinTypes.click();
    await expect(skinTypes).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Жирна' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(skinTypes).toHaveAttribute('aria-expanded', 'false');
    await expect(skinTypes).toBeFocused();
  });

  test('a panel that is left does not take the next one, or a drawer, with it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const panel = (name: string) => page.getByRole('button', { name, exact: true });
    await panel('Бренди').hover();
    await timePasses(page, 200);
    await expect(panel('Бренди')).toHaveAttribute('aria-expanded', 'true');
    await panel('Тип засобу').hover();
    await timePasses(page, 1_000);
    await expect(panel('Тип засобу')).toHaveAttribute('aria-expanded', 'true');

    await panel('Кошик').click();
    await timePasses(page, 1_000);
    await expect(page.getByRole('dialog', { name: 'Кошик' })).toBeVisible();
  });

  test('Escape closes a panel that only the pointer opened', async ({ page }) => {
    await page.goto('/');
    const brands = page.getByRole('button', { name: 'Бренди' });
    await brands.hover();
    await expect(brands).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(brands).toHaveAttribute('aria-expanded', 'false');
  });

  test('the preview follows the brand that is pointed at', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Бренди' }).click();
    const preview = page.locator('.mega__fig img');
    const first = await preview.getAttribute('src');
    await page.getByRole('link', { name: /Mavka/ }).hover();
    await expect(preview).not.toHaveAttribute('src', String(first));
  });

  test('only one thing lies over the page, and a new page has nothing over it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Бренди' }).click();
    await page.getByRole('button', { name: 'Пошук' }).click();
    await expect(page.getByRole('button', { name: 'Бренди' })).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('combobox', { name: 'Пошук товарів' })).toBeFocused();
    await page.locator('.scrim').click({ position: { x: 700, y: 800 } });
    await expect(page.getByRole('combobox', { name: 'Пошук товарів' })).toBeHidden();
  });

  test('header and footer name every place of the specification', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Спеціальна пропозиція' })).toHaveAttribute(
      'href',
      '/products_collection',
    );
    await expect(header.getByRole('link', { name: 'Подарункові сертифікати' })).toHaveAttribute(
      'href',
      '/sertificates',
    );
    await expect(header.getByRole('link', { name: 'Обліковий запис' })).toHaveAttribute('href', '/account');
    const footer = page.getByRole('contentinfo');
    for (const [name, address] of [
      ['Стати партнером', '/partner'],
      ['Контакти', '/contacts'],
      ['Про нас', '/about-us'],
      ['Доставка', '/page/delivery'],
      ['Оплата', '/page/payment'],
      ['Програма лояльності', '/page/loyalty'],
      ['Умови користування', '/page/terms'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
    }
  });

  test('labels are short where there is little room', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Спецпропозиція' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Спеціальна пропозиція' })).toBeVisible();
  });
});

for (const [drawer, empty, close] of [
  ['Кошик', 'Твій кошик порожній', 'Закрити кошик'],
  ['Обране', 'Ваш список бажань порожній', 'Закрити обране'],
] as const) {
  for (const viewport of [desktop, phone]) {
    test(`the drawer «${drawer}» opens and closes at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      const button = page.getByRole('button', { name: drawer, exact: true });
      const dialog = page.getByRole('dialog', { name: drawer });
      await button.click();
      await expect(dialog).toContainText(empty);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();

      await button.click();
      await dialog.getByRole('button', { name: close }).click();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });
  }
}

test('a click beside the drawer closes it', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await page.getByRole('button', { name: 'Кошик', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Кошик' })).toBeVisible();
  await page.mouse.click(200, 400);
  await expect(page.getByRole('dialog', { name: 'Кошик' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu leads through the catalogue, one group open at a time', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Відкрити меню' }).click();
    const menu = page.getByRole('dialog', { name: 'Меню' });
    await expect(menu.getByRole('link', { name: 'Verba' })).toBeVisible();
    await menu.getByText('Тип шкіри').click();
    await expect(menu.getByRole('link', { name: 'Verba' })).toBeHidden();
    await menu.getByRole('link', { name: 'Жирна' }).click();
    await expect(page).toHaveURL('/skin-type/zhyrna');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Жирна шкіра');
    await expect(page.locator('main')).toBeFocused();
  });
});

test('a menu does not hold the page when the screen becomes wide', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Відкрити меню' }).click();
  await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole('button', { name: 'Бренди' }).click();
  await expect(page.getByRole('link', { name: 'Verba Рослинний догляд' })).toBeVisible();
});

test('where nothing can be stored, the cart lives as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/collection/verba');
  await page
    .getByRole('button', { name: /^Додати в кошик/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Кошик, 1 товар' })).toBeVisible();
});

test('counts are read from the browser; broken and foreign content is dropped', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'cart',
      JSON.stringify([
        { variantId: 3, qty: 2, type: 'product' },
        { variantId: 4, qty: 1 },
        { variantId: 4, qty: 9 },
        { variantId: 5, qty: 1e15 },
        { qty: 'many' },
        null,
        7,
      ]),
    );
    localStorage.setItem('wishlist', '{"not":"a list"}');
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Кошик, 3 товари' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Обране', exact: true })).toBeVisible();
});

test('tabs stay in step', async ({ page, context }) => {
  await page.goto('/collection/verba');
  const other = await context.newPage();
  await other.goto('/');
  await page.getByRole('button', { name: 'Додати в обране: Гель для вмивання з екстрактом верби' }).click();
  await expect(other.getByRole('button', { name: 'Обране, 1 товар' })).toBeVisible();
  await other.close();
});

test('the version is shown only with debug=true', async ({ page }) => {
  await page.goto('/?debug=true');
  await expect(page.getByText('Версія 0.1.2')).toBeVisible();
  const html = async (address: string) => await (await page.request.get(address)).text();
  const shown = 'class="version"';
  expect(await html('/?debug=true')).toContain(shown);
  for (const address of ['/', '/?debug=1', '/?debug', '/?utm_source=x&utm_source=y&debug=false&%E0=1'])
    expect(await html(address), address).not.toContain(shown);
});

test('the keyboard skips to the content', async ({ page }) => {
  await page.goto('/page/delivery');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Перейти до вмісту' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a button pressed before the page came alive is not lost', async ({ page }) => {
  const alive = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await alive.promise;
    await route.continue();
  });
  await page.goto('/collection/verba', { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /^Додати в кошик/ })
    .first()
    .click();
  alive.resolve();
  await expect(page.getByRole('dialog', { name: 'Кошик' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Кошик, 1 товар' })).toBeVisible();
});

test('a drawer whose code cannot be fetched takes nothing down, and opens at the next try', async ({
  page,
  complaints,
}) => {
  await page.goto('/collection/verba');
  await page.route('**/assets/cart-drawer-*.js', (route) => route.abort());
  await page
    .getByRole('button', { name: /^Додати в кошик/ })
    .first()
    .click();
  await expect(page.getByText('Не вдалося відкрити. Спробуйте ще раз.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verba');
  await expect(page.getByRole('button', { name: 'Кошик, 1 товар' })).toBeVisible();
  complaints.splice(0);
});

test('every page that search engines are told of is there', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(60);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});
