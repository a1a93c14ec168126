import type { Page } from '@playwright/test';
import { stored } from './at-the-checkout.ts';
import { keep, kept, variantId } from './kept-lists.ts';
import { expect, test } from './quiet-page.ts';
import { type Customer, openAccount, signInElsewhere, signOut, signUp } from './signed-up.ts';

const codes = { fluid: 'SO-04-50', giftSet: 'KV-15-3', handCream: 'VE-20-50' };
const heart = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Додати в обране' });

async function wishesOf(page: Page, { access }: Customer): Promise<number[]> {
  const answer = await page.request.get('/api/v1/actions/wishlist/', {
    headers: { authorization: `Bearer ${access}` },
  });
  return (await answer.json()).variant_ids;
}

/** Sets the whole wishlist from another device of the customer. */
async function wishElsewhere(page: Page, { access }: Customer, ids: number[]): Promise<void> {
  const headers = { authorization: `Bearer ${access}` };
  await page.request.put('/api/v1/actions/wishlist/', { headers, data: { variant_ids: ids } });
}

test('at the sign-in the wishes of the browser and of the account become one list', async ({ page }) => {
  const [fluid, giftSet] = [await variantId(page, codes.fluid), await variantId(page, codes.giftSet)];
  const customer = await signUp(page);
  await wishElsewhere(page, customer, [giftSet]);
  await keep(page, 'wishlist', [fluid]);
  await openAccount(page, 'wishlist');
  await expect.poll(() => kept(page, 'wishlist')).toEqual([giftSet, fluid]);
  expect(await wishesOf(page, customer)).toEqual([giftSet, fluid]);
  await expect(page.locator('.acct .line__name')).toHaveText([
    'Подарунковий набір «Трояндовий ранок»',
    'Сонцезахисний флюїд для обличчя SPF 50',
  ]);
});

test('two devices have one list: a wish made here is there, one taken back there is gone here', async ({
  page,
  browser,
  baseURL,
}) => {
  const [fluid, giftSet] = [await variantId(page, codes.fluid), await variantId(page, codes.giftSet)];
  const customer = await signUp(page);
  await keep(page, 'wishlist', [fluid]);
  await openAccount(page);
  await expect.poll(() => wishesOf(page, customer)).toEqual([fluid]);

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await elsewhere.newPage();
  await signInElsewhere(other, customer);
  await keep(other, 'wishlist', [giftSet]);
  await other.goto('/account#wishlist');
  await expect.poll(() => kept(other, 'wishlist')).toEqual([fluid, giftSet]);

  await page.goto('/page/delivery');
  await expect.poll(() => kept(page, 'wishlist')).toEqual([fluid, giftSet]);

  await other.getByRole('button', { name: 'Прибрати з обраного: Сонцезахисний флюїд для обличчя SPF 50' }).click();
  await expect.poll(() => wishesOf(page, customer)).toEqual([giftSet]);
  await page.reload();
  await expect.poll(() => kept(page, 'wishlist')).toEqual([giftSet]);
  expect(await wishesOf(page, customer)).toEqual([giftSet]);
  await elsewhere.close();
});

test('a wish that was made just before the page was left is in the account', async ({ page }) => {
  const customer = await signUp(page);
  await openAccount(page);
  await page.goto('/product/rosa-lab-hyaluronic-dew');
  await expect.poll(() => stored(page, 'accountWishlist')).toEqual([]);
  await heart(page).click();
  const wished = (await kept(page, 'wishlist')) as number[];
  expect(wished).toHaveLength(1);
  await page.goto('/placeholder');
  await expect.poll(() => wishesOf(page, customer)).toEqual(wished);
});

test('signing out takes the list along, and signing in brings it back', async ({ page, complaints }) => {
  const fluid = await variantId(page, codes.fluid);
  const customer = await signUp(page);
  await keep(page, 'wishlist', [fluid]);
  await openAccount(page);
  await expect.poll(() => wishesOf(page, customer)).toEqual([fluid]);
  await signOut(page, complaints);
  expect(await kept(page, 'wishlist')).toEqual([]);
  expect(await stored(page, 'accountWishlist')).toEqual([]);
  await signInElsewhere(page, customer);
  await openAccount(page, 'wishlist');
  await expect.poll(() => kept(page, 'wishlist')).toEqual([fluid]);
});

test('a guest’s list is nobody’s but the browser’s', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/actions|keep|wishlist-of-account/.test(request.url())) asked.push(request.url());
  });
  await keep(page, 'wishlist', [await variantId(page, codes.fluid)]);
  await page.goto('/page/delivery', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  expect(await kept(page, 'wishlist')).toHaveLength(1);
});
