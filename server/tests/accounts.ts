import type { Tokens } from '@shop/contract/sessions.ts';
import type { LightMyRequestResponse } from 'fastify';
import { createOrder, pickupOrder, type TestShop } from './orders.ts';

export const password = 'Rosa-2026!';

export const newCustomer = {
  first_name: 'Олена',
  last_name: 'Ковальчук',
  email: 'olena@rosa.example',
  phone_number: '+380671234567',
  password,
  re_password: password,
};

/** A registered customer who is signed in. */
export type SignedIn = Tokens & { headers: { authorization: string } };

export async function register(shop: TestShop, changes: Partial<typeof newCustomer> = {}): Promise<SignedIn> {
  return signedIn(await shop.post('/api/v1/users/', { ...newCustomer, ...changes }));
}

export async function signIn(shop: TestShop, email = newCustomer.email, by = password): Promise<SignedIn> {
  return signedIn(await shop.post('/api/v1/jwt/create/', { email, password: by }));
}

export function signedIn(reply: LightMyRequestResponse): SignedIn {
  const { access, refresh } = reply.json<Tokens>();
  if (access === undefined) throw new Error(reply.body);
  return { access, refresh, headers: { authorization: `Bearer ${access}` } };
}

export async function me(shop: TestShop, { headers }: Pick<SignedIn, 'headers'>) {
  return await shop.get('/api/v1/users/me/', headers);
}

export async function statusOf(shop: TestShop, customer: Pick<SignedIn, 'headers'>): Promise<number> {
  return (await me(shop, customer)).statusCode;
}

const linkPages = { activation: 'user/activate', reset: 'password/reset/confirm', email: 'user/email' };

/** The two parts of the link in the last letter of a kind to a recipient. */
export async function mailedLink(
  shop: TestShop,
  kind: keyof typeof linkPages,
  to = newCustomer.email,
): Promise<{ uid: string; token: string }> {
  await shop.runQueuedJobs();
  const form = new RegExp(`/${linkPages[kind]}/([\\w-]+)/([\\w-]{43})\\b`);
  const links = shop.mailbox.filter((message) => message.to === to).map(({ text }) => form.exec(text) ?? []);
  const [, uid, token] = links.findLast(([link]) => link !== undefined) ?? [];
  if (uid === undefined || token === undefined) throw new Error(`Nothing of this kind was mailed to ${to}`);
  return { uid, token };
}

export async function orderAs(shop: TestShop, headers: Record<string, string> = {}, changes: object = {}) {
  const body = pickupOrder([{ variantId: 1, qty: 1 }], '500.00', changes);
  return (await shop.post(createOrder, body, headers)).json() as { id: number; order_reference: string };
}

/** Makes sessions and links older. */
export async function letTimePass({ database }: TestShop, seconds: number): Promise<void> {
  const earlier = (...columns: string[]) =>
    columns.map((column) => `${column} = ${column} - make_interval(secs => ${seconds})`).join(', ');
  await database.pool.query(`update customer_sessions set ${earlier('rotated_at', 'expires_at')}`);
  await database.pool.query(`update customer_tokens set ${earlier('expires_at')}`);
  await database.pool.query(`update account_requests set ${earlier('created_at')}`);
}

/** The content of all tables, those of the job queue included. */
export async function everythingKept({ database: { pool } }: TestShop): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  return JSON.stringify(await Promise.all(rows.map(async ({ name }) => (await pool.query(`table ${name}`)).rows)));
}
