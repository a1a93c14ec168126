import type { Page } from '@playwright/test';
import { alert, callsTo, newEmail, press } from './at-the-door.ts';
import { clickTwice } from './click-twice.ts';
import { mailedLink, mailedLinks } from './mailbox.ts';
import { expect, test } from './quiet-page.ts';

const address = '**/api/v1/actions/subscriptions/';
const field = (page: Page) => page.getByLabel('Електронна пошта');
const send = (page: Page) => page.getByRole('button', { name: 'Підписатися' });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('who subscribes is thanked, and the field is empty again', async ({ page }) => {
  const sent: unknown[] = [];
  await page.route(address, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { detail: '' } });
  });
  await field(page).fill('olena@rosa.example');
  await send(page).click();
  await expect(page.getByText('Дякуємо за підписку!')).toHaveRole('status');
  await expect(field(page)).toHaveValue('');
  expect(sent).toEqual([{ email: 'olena@rosa.example' }]);
});

for (const [outcome, status, body] of [
  ['a refusal', 400, '{"code":"invalid_request","detail":""}'],
  ['an answer that is not ours', 502, 'Bad gateway'],
] as const) {
  test(`${outcome} is told, and what was typed stays`, async ({ page, complaints }) => {
    await page.route(address, (route) => route.fulfill({ status, body }));
    await field(page).fill('olena@rosa.example');
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText('Помилка: Не вдалося підписатися.');
    await expect(field(page)).toHaveValue('olena@rosa.example');
    // The browser itself reports the status.
    expect(complaints.splice(0)).toEqual([expect.stringContaining(String(status))]);
  });
}

test('no answer at all is told as a failure', async ({ page, complaints }) => {
  await page.route(address, (route) => route.abort());
  await field(page).fill('olena@rosa.example');
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText('Сталася помилка. Спробуйте пізніше.');
  await expect(field(page)).toHaveValue('olena@rosa.example');
  complaints.splice(0);
});

for (const typed of ['', 'olena', 'olena@rosa']) {
  test(`«${typed}» is no e-mail: it is said beside the field, and nothing is sent`, async ({ page }) => {
    let isSent = false;
    page.on('request', (request) => {
      isSent ||= request.method() === 'POST';
    });
    await field(page).fill(typed);
    await send(page).click();
    await expect(field(page)).toHaveAccessibleDescription('Введіть коректний email');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(typed);
    expect(isSent).toBe(false);

    await field(page).pressSequentially('a');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
  });
}

test('a double click sends once, and the button keeps its width meanwhile', async ({ page }) => {
  let count = 0;
  const answers: (() => Promise<void>)[] = [];
  await page.route(address, (route) => {
    count += 1;
    answers.push(() => route.fulfill({ status: 201, json: { detail: '' } }));
  });
  await field(page).fill('olena@rosa.example');
  const width = (await send(page).boundingBox())?.width;
  await send(page).dblclick();
  await field(page).press('Enter');
  await expect(send(page)).toHaveAttribute('aria-busy', 'true');
  expect((await send(page).boundingBox())?.width).toBe(width);
  await expect.poll(() => count).toBe(1);
  for (const answer of answers) await answer();
  await expect(page.getByText('Дякуємо за підписку!')).toBeVisible();
  expect(count).toBe(1);
});

test('an address sent before the page came alive is not lost', async ({ page }) => {
  const alive = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await alive.promise;
    await route.continue();
  });
  await page.route('**/api/v1/actions/subscriptions/', (route) =>
    route.fulfill({ status: 201, json: { detail: 'Дякуємо за підписку!' } }),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Електронна пошта').fill('olena@rosa.example');
  await page.getByLabel('Електронна пошта').press('Enter');
  alive.resolve();
  await expect(page.getByText('Дякуємо за підписку!')).toBeVisible();
});

test('a subscription is confirmed by a button in the page of the letter, and ended in the same manner', async ({
  page,
}) => {
  const email = newEmail();
  await field(page).fill(email);
  await send(page).click();
  await expect(page.getByText('Дякуємо за підписку!')).toBeVisible();
  const link = await mailedLink(email, 'subscription/confirm');
  const confirmed = callsTo(page, '/api/v1/actions/subscriptions/confirm/');
  await page.goto(link);
  expect(confirmed).toEqual([]);
  await clickTwice(page.getByRole('button', { name: 'Підтвердити підписку' }));
  await expect(page.getByText(/^Підписку підтверджено\./)).toHaveRole('status');
  expect(confirmed).toHaveLength(1);
  await expect.poll(() => mailedLinks(email, 'subscription/unsubscribe')).toHaveLength(2);

  await page.goto(await mailedLink(email, 'subscription/unsubscribe'));
  await press(page, 'Відписатися');
  await expect(page.getByText(/^Ви.відписалися\./)).toHaveRole('status');
});

test('a link that is no good is told, and says what to do', async ({ page, complaints }) => {
  await page.goto('/subscription/confirm/MQ/no-such-token');
  await press(page, 'Підтвердити підписку');
  await expect(alert(page)).toHaveText(/^Посилання недійсне або застаріло\. Підпишіться/);
  await page.goto('/subscription/unsubscribe/MQ/no-such-token');
  await press(page, 'Відписатися');
  await expect(alert(page)).toHaveText(/^Посилання неповне або змінене\./);
  complaints.splice(0);
});
