import { stored } from './at-the-checkout.ts';
import { alert, callsTo, field, goodPassword, press, registerAndForget, registerByApi, signIn } from './at-the-door.ts';
import { clickTwice } from './click-twice.ts';
import { expect, test } from './quiet-page.ts';

const address = '/api/v1/jwt/create/';

test('who signs in comes to the account, by tokens that no script can read', async ({ page }) => {
  const email = await registerAndForget(page);
  const sent = callsTo(page, address);
  await page.goto('/login');
  await field(page, 'Email').fill(` ${email.toUpperCase()}`);
  await field(page, 'Пароль').fill(goodPassword);
  await clickTwice(page.getByRole('button', { name: 'Увійти' }));
  await expect(page).toHaveURL('/account');
  expect(sent).toHaveLength(1);
  expect(await stored(page, 'signedIn')).toBe(true);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const user = await (await page.request.get('/api/v1/users/me/')).json();
  expect(user).toMatchObject({ email });
});

test('after signing in on the way to the checkout the checkout comes, in a document of its own', async ({ page }) => {
  const email = await registerAndForget(page);
  await page.goto('/login?next=/checkout');
  await signIn(page, email, goodPassword);
  await expect(page).toHaveURL('/checkout');
});

test('whoever is signed in does not see the page: by a link, by the address, or when another tab signs in', async ({
  page,
  context,
}) => {
  const email = await registerAndForget(page);
  await page.goto('/login');
  const other = await context.newPage();
  await other.goto('/login');
  await signIn(page, email, goodPassword);
  await expect(page).toHaveURL('/account');
  await expect(other).toHaveURL('/account');

  await other.goto('/login');
  await expect(other).toHaveURL('/account');

  // Any page with a link to the sign-in.
  await page.goto('/reset-password-success');
  await page.locator('main a[href="/login"]').click();
  await expect(page).toHaveURL('/account');
});

test('what the browser has filled in before the page comes alive is sent', async ({ page }) => {
  const email = await registerAndForget(page);
  const alive = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await alive.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await signIn(page, email, goodPassword);
  alive.resolve();
  await expect(page).toHaveURL('/account');
});

test('without scripts the form says what it needs, and a password never gets into an address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.getByText(/^Щоб надіслати цю.форму, увімкніть JavaScript/)).toBeVisible();
  await field(page, 'Email').fill('olena@rosa.example');
  await field(page, 'Пароль').fill(goodPassword);
  await field(page, 'Пароль').press('Enter');
  await expect(page).toHaveURL('/login');
  await context.close();
});

test('the password is changed on a page of its own', async ({ page, complaints }) => {
  const email = await registerByApi(page);
  await page.goto('/change-password');
  await field(page, 'Поточний пароль').fill('Wrong-2026!');
  await field(page, 'Новий пароль').fill('Verba-Test-2026?');
  await field(page, 'Повторіть пароль').fill('Verba-Test-2026');
  await press(page, 'Змінити пароль');
  await expect(field(page, 'Повторіть пароль')).toHaveAccessibleDescription('Нові паролі не збігаються');
  await expect(alert(page)).toHaveCount(0);

  await field(page, 'Повторіть пароль').fill('Verba-Test-2026?');
  await press(page, 'Змінити пароль');
  await expect(alert(page)).toHaveText('Не вдалося змінити пароль. Перевірте ваші дані та спробуйте ще раз.');
  await expect(field(page, 'Поточний пароль')).toHaveAccessibleDescription('Поточний пароль неправильний.');
  await expect(field(page, 'Поточний пароль')).toBeFocused();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);

  await field(page, 'Поточний пароль').fill(goodPassword);
  await clickTwice(page.getByRole('button', { name: 'Змінити пароль' }));
  await expect(page.getByText('Пароль успішно змінено', { exact: true })).toHaveRole('status');
  expect((await page.request.get('/api/v1/users/me/')).status()).toBe(200);
  const again = (password: string) => page.request.post(address, { data: { email, password } });
  expect((await again(goodPassword)).status()).toBe(401);
  expect((await again('Verba-Test-2026?')).status()).toBe(200);
});

test('what the shop says of a new password stands under it', async ({ page, complaints }) => {
  await registerByApi(page);
  await page.route('**/api/v1/auth/change-password/', (route) =>
    route.fulfill({ status: 400, json: { new_password: ['Щонайбільше 128 символів'] } }),
  );
  await page.goto('/change-password');
  await field(page, 'Поточний пароль').fill(goodPassword);
  await field(page, 'Новий пароль').fill('Verba-Test-2026?');
  await field(page, 'Повторіть пароль').fill('Verba-Test-2026?');
  await press(page, 'Змінити пароль');
  await expect(field(page, 'Новий пароль')).toHaveAccessibleDescription(/Щонайбільше 128 символів$/);
  await expect(alert(page)).toBeVisible();
  complaints.splice(0);
});

test('who is not signed in has to be, and comes back to change the password', async ({ page, complaints }) => {
  const email = await registerAndForget(page);
  await page.goto('/change-password');
  await expect(page).toHaveURL('/login?next=/change-password');
  await signIn(page, email, goodPassword);
  await expect(page).toHaveURL('/change-password');
  await expect(field(page, 'Поточний пароль')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')]);
});
