import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export const goodPassword = 'Rosa-Test-2026!';
export const otherPassword = 'Verba-Test-2026?';

/** A new address in every run. */
export const newEmail = () => `olena.${randomUUID()}@rosa.example`;

/** By label: a password field has no role. */
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const alert = (page: Page) => page.getByRole('alert');

/** The body of a registration. */
export const registrationOf = (email: string) => ({
  first_name: 'Олена',
  last_name: 'Ковальчук',
  email,
  phone_number: '+380671234567',
  password: goodPassword,
  re_password: goodPassword,
  consent: true,
});

/** Registers by API, which also signs in. */
export async function registerByApi(page: Page): Promise<string> {
  const email = newEmail();
  const answer = await page.request.post('/api/v1/users/', { data: registrationOf(email) });
  if (answer.status() !== 201) throw new Error(`Registration answered ${answer.status()}: ${await answer.text()}`);
  return email;
}

/** The same without a session, for a customer who comes back later. */
export async function registerAndForget(page: Page): Promise<string> {
  const email = await registerByApi(page);
  await page.context().clearCookies();
  return email;
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Пароль').fill(password);
  await press(page, 'Увійти');
}

/** Bodies that pages send to this API address. */
export function callsTo(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON());
  });
  return bodies;
}
