import type { Page, Route } from '@playwright/test';
import { comesAlive } from './alive-page.ts';
import { stored } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';
import {
  type Customer,
  expectRefusals,
  letTokenExpire,
  openAccount,
  signInElsewhere,
  signOut,
  signUp,
} from './signed-up.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sessions = (page: Page) => page.getByRole('region', { name: 'Де ви ввійшли' });

/** Ends the customer's only session, as another device would. */
async function endSession(page: Page, { access }: Customer): Promise<void> {
  const headers = { authorization: `Bearer ${access}` };
  const listed = await (await page.request.get('/api/v1/auth/sessions/', { headers })).json();
  const ended = await page.request.delete(`/api/v1/auth/sessions/${listed.sessions[0].id}/`, { headers });
  expect(ended.status()).toBe(204);
}

/** Counts token refreshes of the tabs. */
function countRefreshes(...tabs: Page[]): () => number {
  let count = 0;
  for (const tab of tabs) {
    tab.on('request', (request) => {
      if (request.url().endsWith('/jwt/refresh/')) count += 1;
    });
  }
  return () => count;
}

test('a token that has grown old is exchanged, and nobody notices', async ({ page, complaints }) => {
  await signUp(page);
  await openAccount(page);
  const refreshes = countRefreshes(page);
  await letTokenExpire(page);
  await page.reload();
  await expect(heading(page)).toHaveText('Вітаємо, Олено');
  await expect(sessions(page).getByText('цей пристрій')).toBeVisible();
  expect(refreshes()).toBe(1);
  expectRefusals(complaints);
});

test('two tabs that are refused at once exchange the tokens once', async ({ page, context, complaints }) => {
  await signUp(page);
  await openAccount(page);
  const other = await context.newPage();
  await other.goto('/account');
  await expect(heading(other)).toHaveText('Вітаємо, Олено');
  const refreshes = countRefreshes(page, other);
  await letTokenExpire(page);
  await Promise.all([page.reload(), other.reload()]);
  for (const tab of [page, other]) {
    await expect(heading(tab)).toHaveText('Вітаємо, Олено');
    expect(await stored(tab, 'signedIn')).toBe(true);
  }
  expect(refreshes()).toBe(1);
  expectRefusals(complaints);
});

test('an exchange that fails signs nobody out', async ({ page, complaints }) => {
  await signUp(page);
  await openAccount(page);
  await letTokenExpire(page);
  await page.route('**/api/v1/jwt/refresh/', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Не вдалося завантажити дані.');
  expect(await stored(page, 'signedIn')).toBe(true);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(heading(page)).toHaveText('Вітаємо, Олено');
  complaints.splice(0);
});

test('whoever signs out is signed out in every tab, and nothing personal stays on the screen', async ({
  page,
  context,
  complaints,
}) => {
  const { email } = await signUp(page);
  await openAccount(page);
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByLabel('Email')).toHaveValue(email);
  await signOut(page, complaints);
  await expect(other).toHaveURL('/login?next=/account');
  await expect(heading(other)).toHaveText('Вхід');
  expect(await stored(page, 'signedIn')).toBeNull();
  await page.goBack();
  await expect(page.getByText(email)).toBeHidden();
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
  expectRefusals(complaints);
});

test('whoever signs out before the page knows who it is, is signed out', async ({ page, complaints }) => {
  await signUp(page);
  await page.route('**/api/v1/users/me/', () => {});
  await page.goto('/account');
  await signOut(page, complaints);
  expect((await page.request.get('/api/v1/users/me/')).status()).toBe(401);
  expectRefusals(complaints);
});

test('a session that was ended elsewhere is over on the page, too', async ({ page, complaints }) => {
  const customer = await signUp(page);
  await openAccount(page);
  const endsBeforeIt = async (route: Route) => {
    await endSession(page, customer);
    await route.continue();
  };
  await page.route('**/api/v1/actions/update/', endsBeforeIt, { times: 1 });
  await page.getByLabel('Місто').fill('Львів');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page).toHaveURL('/login?next=/account');
  await expect(heading(page)).toHaveText('Вхід');
  expect(await stored(page, 'signedIn')).toBeNull();
  expectRefusals(complaints);
});

test('sessions are listed and ended one by one', async ({ page, browser }) => {
  const customer = await signUp(page);
  const elsewhere = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
  });
  const { access } = await signInElsewhere(await elsewhere.newPage(), customer);
  await openAccount(page);
  const lines = sessions(page).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('цей пристрій');
  await expect(lines.last()).toContainText('Safari');
  await expect(lines.last()).toContainText(/\d{1,2}\s\p{L}+\s20\d\d, \d\d:\d\d · 127\.0\.0\.1/u);
  await lines.last().getByRole('button').press('Enter');
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toBeFocused();
  const me = await page.request.get('/api/v1/users/me/', { headers: { authorization: `Bearer ${access}` } });
  expect(me.status()).toBe(401);
  await elsewhere.close();
});

test('one press signs out on all devices', async ({ page, browser }) => {
  const customer = await signUp(page);
  const elsewhere = await browser.newContext();
  const { access } = await signInElsewhere(await elsewhere.newPage(), customer);
  await openAccount(page);
  await page.getByRole('button', { name: 'Вийти на всіх пристроях' }).click();
  await expect(page).toHaveURL('/');
  await comesAlive(page);
  expect(await stored(page, 'signedIn')).toBeNull();
  const me = await page.request.get('/api/v1/users/me/', { headers: { authorization: `Bearer ${access}` } });
  expect(me.status()).toBe(401);
  await elsewhere.close();
});

test('who is signed in is known again after the storage was emptied', async ({ page }) => {
  await signUp(page);
  await openAccount(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await page.getByRole('link', { name: 'Обліковий запис' }).first().click();
  await expect(heading(page)).toHaveText('Вітаємо, Олено');
  expect(await stored(page, 'signedIn')).toBe(true);
});
