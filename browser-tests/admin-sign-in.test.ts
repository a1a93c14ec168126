import type { Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';
import { violations } from './violations.ts';

const password = 'Demo-Rosa-2026!';

async function signIn(page: Page, who: string, word = password) {
  await page.getByLabel('Електронна пошта').fill(`${who}@rosa.example`);
  await page.getByLabel('Пароль').fill(word);
  await page.getByRole('button', { name: 'Увійти' }).click();
}

/** A signed-out visitor gets a 401, which the browser logs. */
async function openAsStranger(page: Page, complaints: string[], address = '/admin') {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Вхід для працівників' })).toBeVisible();
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('401'))).toEqual([]);
}

test('staff come in by their password alone, back to where they were going, and out again', async ({
  page,
  complaints,
}) => {
  await openAsStranger(page, complaints, '/admin/staff');
  expect(await violations(page)).toEqual([]);
  await signIn(page, 'owner', 'not the password');
  await expect(page.getByRole('alert')).toHaveText('Невірний email або пароль');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')]);
  await signIn(page, 'owner');
  await expect(page).toHaveURL('/admin/staff');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Працівники');
  expect(await page.evaluate(() => document.cookie)).toBe('');

  await page.getByRole('button', { name: 'Олена Росич' }).click();
  await page.getByRole('menuitem', { name: 'Вийти' }).click();
  await expect(page.getByRole('heading', { name: 'Вхід для працівників' })).toBeVisible();
  await openAsStranger(page, complaints, '/admin/staff');
});

test('who signs out in one tab leaves the others, and a tab whose session has ended shows nothing more', async ({
  page,
  complaints,
  context,
  baseURL,
}) => {
  await openAsStranger(page, complaints);
  await signIn(page, 'owner');
  const menu = (tab: Page) => tab.getByRole('menu');
  await menu(page).getByRole('menuitem', { name: 'Покупці' }).click();
  // The first row may be any customer: other tests register customers meanwhile.
  const people = (tab: Page) => tab.getByRole('cell', { name: '@' });
  await expect(people(page).first()).toBeVisible();
  const openSecondTab = async () => {
    const tab = await context.newPage();
    await tab.goto('/admin', { waitUntil: 'commit' });
    await menu(tab).getByRole('menuitem', { name: 'Покупці' }).click();
    await expect(people(tab).first()).toBeVisible();
    return tab;
  };
  const expectGone = async (tab: Page) => {
    await expect(tab.getByRole('heading', { name: 'Вхід для працівників' })).toBeVisible();
    await expect(tab).toHaveURL('/admin/login');
    await expect(people(tab)).toHaveCount(0);
  };

  const second = await openSecondTab();
  await page.getByRole('button', { name: 'Олена Росич' }).click();
  await page.getByRole('menuitem', { name: 'Вийти' }).click();
  await expectGone(page);
  await expectGone(second);

  await signIn(page, 'owner');
  await expect(page.getByRole('heading', { name: 'Надходження за 30 днів' })).toBeVisible();
  const third = await openSecondTab();
  // The server ends the session without notice to any tab.
  const ended = await context.request.post('/api/v1/admin/auth/logout/', { headers: { origin: baseURL! } });
  expect(ended.status()).toBe(204);
  await third.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectGone(third);
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('401'))).toEqual([]);
});

for (const [who, sees, hidden] of [
  ['manager', 'Надходження за 30 днів', 'Працівники'],
  ['editor', 'З чого почнемо?', 'Замовлення'],
] as const)
  test(`${who} sees what the role may do, and nothing else`, async ({ page, complaints }) => {
    await openAsStranger(page, complaints);
    await signIn(page, who);
    await expect(page.getByRole('heading', { name: sees })).toBeVisible();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: 'Товари' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: hidden })).toHaveCount(0);
    // Moves the pointer away from tooltips.
    await page.mouse.move(700, 899);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await page.goto('/admin/staff', { waitUntil: 'commit' });
    await expect(page.getByText('Такої сторінки немає.')).toBeVisible();
  });

test('a back office that was opened where nothing can be changed says so', async ({ page, complaints, baseURL }) => {
  await page.route('**/admin', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(name="shop-origins" content=")[^"]+/, '$1https://rosa.example');
    await route.fulfill({ response, body: html });
  });
  await openAsStranger(page, complaints);
  const warning = page.getByRole('alert').filter({ hasText: 'PUBLIC_URL' });
  await expect(warning).toContainText(
    `Ви відкрили бек-офіс за адресою ${baseURL}, а адреса крамниці — https://rosa.example.`,
  );
  await expect(warning.getByRole('link', { name: 'Відкрити' })).toHaveAttribute(
    'href',
    /^https:\/\/rosa\.example\/admin/,
  );
  expect(await violations(page)).toEqual([]);
});
