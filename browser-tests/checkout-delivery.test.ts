import {
  branch,
  city,
  delivery,
  field,
  openCheckout,
  openDelivery,
  pay,
  press,
  sum,
  toner,
} from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';
import { answer, branches, cities, locker, lviv } from './stubbed-carrier.ts';

test('the courier drives in Kyiv only and needs the whole address', async ({ page }) => {
  await openDelivery(page, toner);
  await delivery(page, 'Кур’єр').check();
  await expect(field(page, 'Місто')).toBeDisabled();
  await expect(field(page, 'Місто')).toHaveValue('Київ');
  await expect(sum(page, 'Доставка')).toHaveText('150,00 ₴');
  await press(page, 'Оплатити');
  await expect(page.locator('.err')).toHaveText([
    'Введіть вулицю',
    'Введіть номер будинку',
    'Введіть номер квартири або офісу',
  ]);
  await expect(field(page, 'Вулиця')).toBeFocused();
});

test('another delivery resets the payment to the usual one', async ({ page }) => {
  await openDelivery(page, toner);
  await expect(page.getByText('Оберіть доставку, і ми покажемо способи оплати.')).toBeVisible();
  await delivery(page, 'Кур’єр').check();
  await pay(page, 'Оплата під час отримання');
  await expect(page.getByRole('button', { name: 'Замовити' })).toBeVisible();
  await delivery(page, 'Самовивіз').check();
  await expect(page.getByText('03110, м. Київ, вул. Григорія Кочура, 16а')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Повна оплата карткою' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Оплатити' })).toBeVisible();
  await delivery(page, 'Нова пошта').check();
  await expect(page.locator('.pay b')).toHaveText(['Повна оплата карткою', 'Передоплата 200 грн']);
  await expect(page.getByText('Доставку Новою поштою оплачуємо ми.')).toBeVisible();
  await pay(page, 'Передоплата 200 грн');
  await expect(page.getByText('Доставку за тарифами перевізника ви оплачуєте')).toBeVisible();
  await expect(page.locator('.co-parts')).toHaveText('Зараз карткою200,00 ₴Під час отримання340,00 ₴ і доставка');
  await expect(sum(page, 'Доставка')).toHaveText('за тарифами перевізника');
});

test('a locker that takes no money, and a certificate in the cart, refuse prepayment', async ({ page }) => {
  await answer(page, cities, [lviv]);
  await answer(page, branches, [locker]);
  await openDelivery(page, toner);
  await delivery(page, 'Нова пошта').check();
  await pay(page, 'Передоплата 200 грн');
  await city(page).fill('Львів');
  await page.getByRole('option').click();
  await branch(page).fill('12077');
  await page.getByRole('option').click();
  const prepayment = page.getByRole('button', { name: 'Передоплата 200 грн' });
  await expect(prepayment).toHaveAttribute('aria-disabled', 'true');
  await expect(prepayment).toHaveAttribute('aria-pressed', 'false');
  await expect(prepayment).toHaveAccessibleDescription(/^У.цьому поштоматі не.можна доплатити/);

  await openCheckout(page, toner, { certificate: '500.00' });
  await delivery(page, 'Кур’єр').check();
  await delivery(page, 'Нова пошта').check();
  await prepayment.click({ force: true });
  await expect(prepayment).toHaveAttribute('aria-pressed', 'false');
  await expect(prepayment).toHaveAccessibleDescription(/Подарунковий сертифікат оплачується повністю/);
});
