import type { Page } from '@playwright/test';
import { callsTo, newEmail, press } from './at-the-door.ts';
import { clickTwice } from './click-twice.ts';
import { mailedLink, mailedLinks } from './mailbox.ts';
import { expect, test } from './quiet-page.ts';

const field = (page: Page) => page.getByLabel('Електронна пошта');
const send = (page: Page) => page.getByRole('button', { name: 'Підписатися' });

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
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/v1/actions/subscriptions/', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/');
  await field(page).fill(email);
  const width = (await send(page).boundingBox())?.width;
  await send(page).click();
  await expect(send(page)).toHaveAttribute('aria-busy', 'true');
  expect((await send(page).boundingBox())?.width, 'the width of the button on its way').toBe(width);
  answer.resolve();
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
