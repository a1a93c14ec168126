import { desktop, phone } from './devices.ts';
import { expect, test } from './quiet-page.ts';

const serum = '/product/rosa-lab-hyaluronic-dew';

for (const [name, viewport] of Object.entries({ desktop, phone }))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('Back closes an open drawer and stays, and leaves the page once when it was closed otherwise', async ({
      page,
    }) => {
      await page.goto('/collection/rosa-lab');
      await page.getByRole('link', { name: 'Сироватка зволожувальна' }).first().click();
      await page.locator('.buy').getByRole('button', { name: 'Додати в кошик' }).click();
      const cart = page.getByRole('dialog', { name: 'Кошик' });
      await expect(cart).toBeVisible();
      await page.goBack();
      await expect(cart).toBeHidden();
      await expect(page).toHaveURL(serum);

      await page.getByRole('button', { name: /^Обране/ }).click();
      const wishlist = page.getByRole('dialog', { name: 'Обране' });
      await expect(wishlist).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(wishlist).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/collection\/rosa-lab$/);
    });

    test('Back closes the search, and leads past it from what was found', async ({ page }) => {
      await page.goto('/');
      await page.goto('/collection/rosa-lab');
      const field = page.getByRole('combobox', { name: 'Пошук товарів' });
      await page.getByRole('button', { name: 'Пошук' }).click();
      await expect(field).toBeFocused();
      await page.goBack();
      await expect(field).toBeHidden();
      await expect(page).toHaveURL(/\/collection\/rosa-lab$/);

      await page.getByRole('button', { name: 'Пошук' }).click();
      await field.fill('RL-01-30');
      await page.getByRole('search').getByRole('option').click();
      await expect(page).toHaveURL(/\/product\//);
      await page.goBack();
      await expect(page).toHaveURL(/\/collection\/rosa-lab$/);
      await expect(field).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/');
    });

    test('Back on the second step of the checkout leads to the first, also after a reload', async ({ page }) => {
      await page.goto(serum);
      await page.locator('.buy').getByRole('button', { name: 'Додати в кошик' }).click();
      await expect(page.getByRole('dialog', { name: 'Кошик' })).toBeVisible();
      await page.goto('/checkout');
      const typed = { firstName: 'Олена', lastName: 'Коваль', phone: '0671234567', email: 'olena@rosa.example' };
      for (const [field, value] of Object.entries(typed)) await page.locator(`[name=${field}]`).fill(value);
      const firstName = page.locator('[name=firstName]');
      const delivery = page.getByRole('radio', { name: 'Самовивіз' });
      await page.getByRole('button', { name: 'Далі' }).click();
      await delivery.check();
      await page.goBack();
      await expect(firstName).toHaveValue('Олена');
      await expect(firstName).toBeVisible();
      await expect(delivery).toBeHidden();

      await page.getByRole('button', { name: 'Далі' }).click();
      await expect(delivery).toBeChecked();
      await page.reload();
      await expect(delivery).toBeChecked();
      await page.goBack();
      await expect(firstName).toBeVisible();

      await page.getByRole('button', { name: 'Далі' }).click();
      // The promo code field comes before the pay button.
      const code = await page.getByRole('textbox', { name: 'Промокод' }).boundingBox();
      const pay = await page.getByRole('button', { name: 'Оплатити' }).boundingBox();
      if (viewport === phone) expect(code!.y).toBeLessThan(pay!.y);
      await page.getByRole('button', { name: 'Змінити особисті дані' }).click();
      await expect(firstName).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(serum);
    });
  });
