import { expect, type Page } from '@playwright/test';
import type { PaymentData } from '@shop/contract/payments.ts';
import { lineOf, type Wanted } from './at-the-checkout.ts';
import { goodPassword, registerByApi } from './at-the-door.ts';

export type Customer = { email: string; access: string };

/** Registers a customer for the test; the page's browser context gets the cookies. */
export async function signUp(page: Page): Promise<Customer> {
  const email = await registerByApi(page);
  return { email, access: (await accessCookie(page)).value };
}

async function accessCookie(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'access_token');
  if (cookie === undefined) throw new Error('Nobody is signed in');
  return cookie;
}

/** Signs in by API, as another device of the customer. */
export async function signInElsewhere(page: Page, { email }: Customer): Promise<{ access: string }> {
  const answer = await page.request.post('/api/v1/jwt/create/', { data: { email, password: goodPassword } });
  return await answer.json();
}

/** Opens the account of a signed-in customer; afterwards the storefront knows the session. */
export async function openAccount(page: Page, section = 'profile'): Promise<void> {
  await page.goto(`/account#${section}`);
  await page.getByRole('heading', { level: 1, name: 'Вітаємо, Олено' }).waitFor();
}

/** Signs out by the button. Earlier requests of the page may come too late and be refused. */
export async function signOut(page: Page, complaints: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Вийти', exact: true }).click();
  await expect(page).toHaveURL('/');
  expectRefusals(complaints);
}

/** Courier delivery for `placeOrder`: another 150 ₴, instead of pickup. */
export const byCourier = {
  delivery_type: 'courier',
  delivery_info: { courierCity: 'Київ', courierStreet: 'Хрещатик', courierHouse: '1', courierApartment: '2' },
};

/** Places an order of this customer by API. */
export async function placeOrder(
  page: Page,
  { access, email }: Customer,
  { things, total, changes = {} }: { things: readonly Wanted[]; total: string; changes?: object },
): Promise<{ order_id: number; order_reference: string; payment_data: PaymentData | null }> {
  const answer = await page.request.post('/api/v1/orders/create/', {
    headers: { authorization: `Bearer ${access}` },
    data: {
      personal_info: { firstName: 'Олена', lastName: 'Ковальчук', phone: '+380671234567', email },
      delivery_type: 'pickup',
      delivery_info: {},
      payment_method: 'cash',
      cart_items: await Promise.all(things.map((each) => lineOf(page, each))),
      total_price: total,
      ...changes,
    },
  });
  if (answer.status() !== 201) throw new Error(`Not ordered: ${await answer.text()}`);
  return await answer.json();
}

/** Expires the access token, as half an hour after the sign-in; the session stays. */
export async function letTokenExpire(page: Page): Promise<void> {
  await page.context().addCookies([{ ...(await accessCookie(page)), value: 'expired' }]);
}

/** Browsers log every 401, expected or not. */
export function expectRefusals(complaints: string[]): void {
  const others = complaints.filter((each) => !each.includes('401 (Unauthorized)'));
  complaints.splice(0, complaints.length, ...others);
}
