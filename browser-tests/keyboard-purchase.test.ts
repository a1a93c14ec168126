import { delivery, field, guest } from './at-the-checkout.ts';
import { enter, tabTo, type } from './by-keyboard.ts';
import { desktop } from './devices.ts';
import { expect, test } from './quiet-page.ts';

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

test('from the home page to the thanks for a paid order by the keys alone, and one always sees where one is', async ({
  page,
}) => {
  test.slow();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/');
  await enter(page, page.getByRole('link', { name: 'Перейти до вмісту' }));
  await expect(page.getByRole('main')).toBeFocused();
  await enter(page, page.getByRole('main').locator('a[href^="/product/"]').first());
  await expect(page).toHaveURL(/\/product\//);
  // The focus starts at the beginning of a new page.
  await expect(page.getByRole('main')).toBeFocused();
  await enter(page, button('Додати в кошик').first());

  const cart = page.getByRole('dialog', { name: 'Кошик' });
  await expect(cart).toBeVisible();
  await enter(page, cart.getByRole('button', { name: 'Збільшити' }));
  await expect(cart.getByRole('spinbutton', { name: 'Кількість' })).toHaveValue('2');
  await enter(page, cart.getByRole('link', { name: 'Оформити замовлення' }));
  await expect(page).toHaveURL('/checkout');
  await expect(field(page, 'Ім’я')).toBeEditable();

  await type(page, field(page, 'Ім’я'), guest.firstName);
  await type(page, field(page, 'Прізвище'), guest.lastName);
  await type(page, field(page, 'Телефон'), guest.phone);
  await type(page, field(page, 'Email'), guest.email);
  await enter(page, button('Далі'));
  await tabTo(page, page.getByRole('radio').first());
  // Only one radio button is a tab stop; arrow keys choose.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(delivery(page, 'Самовивіз')).toBeChecked({ timeout: 100 });
  }).toPass();
  await enter(page, button('Оплатити').last());

  const bank = page.frameLocator('iframe[name="WFPWidgetFrame"]');
  await enter(page, bank.getByRole('button', { name: '4111 1111 1111 1111' }));
  await enter(page, bank.getByRole('button', { name: /^Оплатити/ }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дякуємо за замовлення!', { timeout: 30_000 });
});
