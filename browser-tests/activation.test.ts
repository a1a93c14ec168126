import {
  alert,
  callsTo,
  field,
  goodPassword,
  newEmail,
  press,
  registerAndForget,
  registerByApi,
  signIn,
} from './at-the-door.ts';
import { clickTwice } from './click-twice.ts';
import { mailedLink } from './mailbox.ts';
import { expect, test } from './quiet-page.ts';
import { openAccount, signUp } from './signed-up.ts';

const address = '/api/v1/users/activation/';
const failed = 'Не вдалося підтвердити email. Спробуйте ще раз. Failed to activate the account. Please try again.';

test('an address is proved by a button, not by opening the link, and once', async ({ page, complaints }) => {
  const email = await registerAndForget(page);
  const link = await mailedLink(email, 'user/activate');
  const sent = callsTo(page, address);
  await page.goto(link);
  expect(sent).toEqual([]);
  await clickTwice(page.getByRole('button', { name: 'Підтвердити email' }));
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Email підтверджено')).toHaveRole('status');
  expect(sent).toHaveLength(1);

  await page.goto(link);
  await press(page, 'Підтвердити email');
  await expect(page.getByText(/^Цю адресу вже підтверджено/)).toHaveRole('status');
  await page.getByRole('main').getByRole('link', { name: 'Увійти' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, email, goodPassword);
  await expect(page).toHaveURL('/account');
  expect(await (await page.request.get('/api/v1/users/me/')).json()).toMatchObject({ email, is_activated: true });
  expect(complaints.splice(0)).toEqual([expect.stringContaining('403')]);
});

test('who is signed in goes on to the account, and is told there that the address is proved', async ({ page }) => {
  const { email } = await signUp(page);
  await openAccount(page);
  await page.goto(await mailedLink(email, 'user/activate'));
  await press(page, 'Підтвердити email');
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Email підтверджено')).toHaveRole('status');
  await expect(page.getByRole('button', { name: 'Надіслати лист ще раз' })).toHaveCount(0);
});

test('a link that is no good is told in both languages, and another one can be asked for', async ({
  page,
  complaints,
}) => {
  const email = await registerAndForget(page);
  const first = await mailedLink(email, 'user/activate');
  await page.goto('/user/activate/MQ/no-such-token');
  await press(page, 'Підтвердити email');
  await expect(alert(page)).toHaveText(failed);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);

  await press(page, 'Надіслати нове посилання');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Введіть коректний email');
  await field(page, 'Email').fill(email);
  await press(page, 'Надіслати нове посилання');
  await expect(page.getByText(/лист із.новим посиланням уже в.дорозі/)).toHaveRole('status');
  await page.goto(await mailedLink(email, 'user/activate', { after: first }));
  await press(page, 'Підтвердити email');
  await expect(page).toHaveURL('/login');
});

test('who is signed in asks for another link in the account', async ({ page, complaints }) => {
  await registerByApi(page);
  await page.goto('/user/activate/MQ/no-such-token');
  await page.evaluate(() => localStorage.setItem('signedIn', 'true'));
  await page.reload();
  await press(page, 'Підтвердити email');
  await expect(alert(page)).toHaveText(failed);
  await expect(field(page, 'Email')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'До облікового запису' }).click();
  await expect(page).toHaveURL('/account');
  complaints.splice(0);
});

test('without an answer the button can be pressed again', async ({ page, complaints }) => {
  const email = await registerAndForget(page);
  await page.goto(await mailedLink(email, 'user/activate'));
  await page.route(`**${address}`, (route) => route.abort(), { times: 1 });
  await press(page, 'Підтвердити email');
  await expect(alert(page)).toHaveText(failed);
  await expect(field(page, 'Email')).toHaveCount(0);
  await press(page, 'Підтвердити email');
  await expect(page).toHaveURL('/login');
  complaints.splice(0);
});

test('a new address is proved in the same manner, and from then on it is the one to sign in with', async ({
  page,
  baseURL,
  complaints,
}) => {
  await registerByApi(page);
  const email = newEmail();
  const asked = await page.request.put('/api/v1/actions/update/', {
    data: { email, current_password: goodPassword },
    // Browsers send the Origin header themselves.
    headers: { origin: baseURL! },
  });
  expect(asked.status()).toBe(200);
  await page.context().clearCookies();
  const link = await mailedLink(email, 'user/email');
  await page.goto(link);
  await clickTwice(page.getByRole('button', { name: 'Підтвердити нову адресу' }));
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/^Нову адресу підтверджено/)).toHaveRole('status');
  await signIn(page, email, goodPassword);
  await expect(page).toHaveURL('/account');

  await page.goto(link);
  await press(page, 'Підтвердити нову адресу');
  await expect(alert(page)).toHaveText(/^Посилання недійсне або застаріло\./);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
});
