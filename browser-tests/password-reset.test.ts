import { stopTime, timePasses } from './alive-page.ts';
import { stored } from './at-the-checkout.ts';
import {
  alert,
  callsTo,
  field,
  goodPassword,
  otherPassword,
  press,
  registerAndForget,
  registerByApi,
  signIn,
} from './at-the-door.ts';
import { clickTwice } from './click-twice.ts';
import { mailedLink } from './mailbox.ts';
import { expect, test } from './quiet-page.ts';

const setting = '/api/v1/users/reset_password_confirm/';

test('a forgotten password is replaced by a link from a letter, which is good once', async ({ page, complaints }) => {
  const email = await registerByApi(page);
  const elsewhere = await page.context().cookies();
  await page.context().clearCookies();

  await page.goto('/login');
  await page.getByRole('link', { name: 'Забули пароль?' }).click();
  // Both pages ask for an e-mail address.
  await page.getByRole('heading', { name: 'Забули пароль?' }).waitFor();
  await field(page, 'Email').fill(email);
  await press(page, 'Надіслати посилання');
  await expect(page).toHaveURL('/reset-password-success');
  await expect(page.getByText(/лист із.посиланням уже в.дорозі\.$/)).toBeVisible();

  const link = await mailedLink(email, 'password/reset/confirm');
  await stopTime(page);
  await page.goto(link);
  const sent = callsTo(page, setting);
  await field(page, 'Новий пароль').fill(otherPassword);
  await field(page, 'Повторіть пароль').fill(otherPassword);
  await clickTwice(page.getByRole('button', { name: 'Зберегти пароль' }));
  await expect(page.getByText('Пароль успішно змінено!')).toHaveRole('status');
  expect(sent).toHaveLength(1);
  await timePasses(page, 1_900);
  await expect(page).toHaveURL(link);
  await timePasses(page, 200);
  await expect(page).toHaveURL('/login');
  await page.clock.resume();

  await signIn(page, email, goodPassword);
  await expect(alert(page)).toHaveText('Невірний email або пароль');
  await signIn(page, email, otherPassword);
  await expect(page).toHaveURL('/account');
  await page.context().clearCookies();
  await page.context().addCookies(elsewhere);
  expect((await page.request.get('/api/v1/users/me/')).status()).toBe(401);

  await page.goto(link);
  await field(page, 'Новий пароль').fill(goodPassword);
  await field(page, 'Повторіть пароль').fill(goodPassword);
  await press(page, 'Зберегти пароль');
  await expect(alert(page)).toHaveText('Зміна пароля не вдалася. Спробуйте ще раз.');
  await page.getByRole('link', { name: 'Надіслати нове посилання' }).click();
  await expect(page).toHaveURL('/reset-password');
  complaints.splice(0);
});

test('who leaves before the two seconds are over is not led to the login', async ({ page }) => {
  await stopTime(page);
  await page.route(`**${setting}`, (route) => route.fulfill({ status: 204 }));
  await page.goto('/password/reset/confirm/MQ/token');
  await page.evaluate(() => localStorage.setItem('signedIn', 'true'));
  await field(page, 'Новий пароль').fill(goodPassword);
  await field(page, 'Повторіть пароль').fill(goodPassword);
  await press(page, 'Зберегти пароль');
  await expect(page.getByText('Пароль успішно змінено!')).toBeVisible();
  expect(await stored(page, 'signedIn')).toBeNull();
  await page.getByRole('link', { name: 'Контакти' }).click();
  await expect(page).toHaveURL('/contacts');
  await timePasses(page, 5_000);
  await expect(page).toHaveURL('/contacts');
});

test('the page after it answers with a slash at its end, too', async ({ page }) => {
  const answer = await page.goto('/reset-password-success/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Перевірте пошту' })).toBeVisible();
});

test('nothing of a link reaches the page of another visitor', async ({ page }) => {
  const email = await registerAndForget(page);
  await page.goto('/reset-password');
  await field(page, 'Email').fill(email);
  await press(page, 'Надіслати посилання');
  const link = await mailedLink(email, 'password/reset/confirm');
  const html = await (await page.request.get(link)).text();
  const [, , , , uid, token] = link.split('/');
  expect(uid && token && html.includes(token)).toBe(false);
  expect(await (await page.request.get('/password/reset/confirm/other/other')).text()).toBe(html);
  expect(html).toContain('<meta name="referrer" content="no-referrer"/>');
});
