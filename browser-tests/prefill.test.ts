import { comesAlive } from './alive-page.ts';
import { delivery, field, guest, openCheckout, press, stored, toner } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';
import { expectRefusals, letTokenExpire, openAccount, signOut, signUp } from './signed-up.ts';

test('a customer finds their name, phone and e-mail at the checkout', async ({ page }) => {
  const { email } = await signUp(page);
  await openAccount(page);
  await openCheckout(page, toner);
  await expect(field(page, 'Ім’я')).toHaveValue('Олена');
  await expect(field(page, 'Прізвище')).toHaveValue('Ковальчук');
  await expect(field(page, 'Телефон')).toHaveValue('067-123-45-67');
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(page.getByRole('link', { name: 'Увійти' })).toBeHidden();
  await press(page, 'Далі');
  await expect(page.getByText('+38 067-123-45-67')).toBeVisible();
});

test('what was typed before the profile came stays', async ({ page }) => {
  const { email } = await signUp(page);
  await openAccount(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/v1/users/me/', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await openCheckout(page, toner);
  await field(page, 'Ім’я').fill('Марія');
  answer.resolve();
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Ім’я')).toHaveValue('Марія');
  await expect(field(page, 'Прізвище')).toHaveValue('Ковальчук');
});

test('whoever signs out leaves nothing of theirs at the checkout', async ({ page, complaints }) => {
  await signUp(page);
  await openAccount(page);
  await openCheckout(page, toner);
  await expect(field(page, 'Ім’я')).toHaveValue('Олена');
  await openAccount(page);
  await signOut(page, complaints);
  await page.goto('/checkout');
  await expect(field(page, 'Ім’я')).toHaveValue('');
  await expect(field(page, 'Телефон')).toHaveValue('');
  await expect(field(page, 'Email')).toHaveValue('');
});

test('whoever signs out leaves nothing of theirs at the checkout of another tab', async ({
  page,
  context,
  complaints,
}) => {
  await signUp(page);
  await openAccount(page);
  const other = await context.newPage();
  await openCheckout(other, toner);
  await expect(field(other, 'Ім’я')).toHaveValue('Олена');
  await press(other, 'Далі');
  await expect(other.getByText('+38 067-123-45-67')).toBeVisible();
  await signOut(page, complaints);
  await expect(field(other, 'Ім’я')).toHaveValue('');
  await expect(field(other, 'Email')).toHaveValue('');
});

test('a guest may sign in and comes back', async ({ page }) => {
  await openCheckout(page, toner);
  await expect(field(page, 'Ім’я')).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Увійти' })).toHaveAttribute('href', '/login?next=/checkout');
});

test('a token that grows old at the checkout costs nothing: the order belongs to the account', async ({
  page,
  complaints,
}) => {
  await signUp(page);
  await openAccount(page);
  await openCheckout(page, toner);
  await expect(field(page, 'Ім’я')).toHaveValue('Олена');
  await press(page, 'Далі');
  await delivery(page, 'Самовивіз').check();
  await page.getByRole('button', { name: 'Готівкою' }).click();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/orders/create/')) keys.push(request.headers()['idempotency-key']);
  });
  await letTokenExpire(page);
  await press(page, 'Замовити');
  await expect(page).toHaveURL('/confirmation');
  await comesAlive(page);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  const id = await stored(page, 'orderId');
  await openAccount(page, 'orders');
  await expect(page.locator('.purchase__number')).toHaveText(`№ ${id}`);
  expectRefusals(complaints);
});

test('a session that ends at the checkout lets the order through as a guest’s', async ({ page, complaints }) => {
  await signUp(page);
  await openAccount(page);
  await openCheckout(page, toner);
  await expect(field(page, 'Ім’я')).toHaveValue('Олена');
  await field(page, 'Email').fill(guest.email);
  await press(page, 'Далі');
  await delivery(page, 'Самовивіз').check();
  await page.getByRole('button', { name: 'Готівкою' }).click();
  const cookies = await page.context().cookies();
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, value: 'rubbish' })));
  await press(page, 'Замовити');
  await expect(page).toHaveURL('/confirmation');
  expect(await stored(page, 'signedIn')).toBeNull();
  expectRefusals(complaints);
});
