import type { AnyRole } from '@shop/contract/admin/roles.ts';
import { createStaff } from '../src/features/staff/create-staff.ts';
import type { TestShop } from './orders.ts';

export const staffPassword = 'a long password';

/** A signed-in staff member, with functions for their calls. */
export async function signedIn(
  shop: TestShop,
  role: AnyRole = 'owner',
  email = `${String(role).replace('_', '-')}@rosa.example`,
) {
  const member = { email, name: 'Олена', role, password: staffPassword };
  const id = await shop.shop.db.transaction((tx) => createStaff(tx, member));
  const cookie = await signInAs(shop, email);
  const headers = { cookie, origin: shop.shop.publicUrl };
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object | Buffer) =>
    await shop.app.inject({
      method,
      url: `/api/v1/admin/${path}`,
      headers: { ...headers, ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }) },
      ...(body !== undefined && { payload: body }),
    });
  return {
    id,
    email,
    headers,
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, body: object | Buffer = {}) => call('POST', path, body),
    put: (path: string, body: object) => call('PUT', path, body),
    delete: (path: string) => call('DELETE', path),
  };
}

async function signInAs(shop: TestShop, email: string): Promise<string> {
  const reply = await shop.post('/api/v1/admin/auth/login/', { email, password: staffPassword });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return String(reply.headers['set-cookie']).split(';')[0]!;
}

/** The entries of the audit log about one subject. */
export async function auditOf(shop: TestShop, subject: string): Promise<Record<string, unknown>[]> {
  return (await shop.rows('audit_log')).filter((entry) => entry.subject === subject);
}

/** The parts of the link in the newest letter to a member of staff. */
export async function staffLink(shop: TestShop, email: string) {
  await shop.mailEverything();
  const letter = shop.mailbox.findLast(({ to, text }) => to === email && text.includes('/admin/link/'));
  const [, uid, token] = /\/admin\/link\/([\w-]+)\/([\w-]+)/.exec(letter?.text ?? '') ?? [];
  if (uid === undefined || token === undefined) throw new Error(`No letter with a link to ${email}`);
  return { uid, token };
}
