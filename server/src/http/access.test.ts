import { randomUUID } from 'node:crypto';
import { adminEndpoints } from '@shop/contract/admin-endpoints.ts';
import type { Endpoint } from '@shop/contract/endpoint.ts';
import { endpoints } from '@shop/contract/endpoints.ts';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { type Caller, callers, gateAnswer, namedByReach } from '../../../tools/access-table.ts';
import { orderAs, register } from '../../tests/accounts.ts';
import { openShopWithCards, orderByCard } from '../../tests/card-orders.ts';
import { openTestShop } from '../../tests/open-test-shop.ts';
import { addCertificate, books, type TestShop } from '../../tests/orders.ts';
import { signedIn } from '../../tests/staff.ts';
import { startSession } from '../features/customers/sessions/start-session.ts';

/** Staff endpoints that work without a sign-in. */
const open = [
  'POST /api/v1/admin/auth/login/',
  'POST /api/v1/admin/auth/logout/',
  'POST /api/v1/admin/auth/reset/',
  'POST /api/v1/admin/auth/link/',
  'POST /api/v1/admin/auth/link/password/',
];
const unknownId = '999999';
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('everything at /api/v1/admin/ is for the staff and named in one list', () => {
  const there = endpoints.filter(({ path }) => path.startsWith('/api/v1/admin/'));
  expect(there).toEqual([...adminEndpoints]);
  const unguarded = adminEndpoints.filter(({ needs }) => typeof needs === 'string');
  expect(unguarded.map(nameOf)).toEqual(open);
});

test('all calls in the table exist', () => {
  const names = endpoints.map(nameOf);
  expect(namedByReach.filter((name) => !names.includes(name))).toEqual([]);
});

/** Headers of each kind of caller. A call may end a customer's session, so each call gets its own. */
async function callerHeaders(shop: TestShop): Promise<Record<Caller, () => Promise<Record<string, string>>>> {
  const owner = await signedIn(shop);
  const manager = await signedIn(shop, 'manager');
  const editor = await signedIn(shop, 'content_editor');
  const { headers } = await register(shop);
  const [customer] = (await shop.rows('customers')) as { id: number }[];
  const { db, secrets } = shop.shop;
  return {
    stranger: async () => ({}),
    customer: async () => {
      const { access } = await startSession(db, secrets, customer!.id, { address: '', device: '' });
      return { ...headers, authorization: `Bearer ${access}` };
    },
    owner: async () => owner.headers,
    manager: async () => manager.headers,
    content_editor: async () => editor.headers,
    owner_without_factor: async () => owner.headers,
  };
}

const gateCodes = ['not_authenticated', 'not_allowed', 'second_factor_needed'];

test.each([
  ['a demonstration', 'demo', callers.filter((caller) => caller !== 'owner_without_factor')],
  ['a live shop', 'live', ['owner_without_factor']],
] as const)('in %s each call is answered only to the callers that the table names', async (_shop, mode, all) => {
  await using shop = await openTestShop({ hasRateLimits: false, mode });
  const headers = await callerHeaders(shop);
  const before = await shop.rows('audit_log');
  for (const endpoint of endpoints) {
    const { method, path } = endpoint;
    const request = { method, url: path.replace(/:\w+/g, unknownId), ...(method !== 'GET' && { payload: {} }) };
    for (const caller of all) {
      if (open.includes(nameOf(endpoint)) && caller !== 'stranger') continue;
      const reply = await shop.app.inject({ ...request, headers: await headers[caller]() });
      const code = reply.statusCode < 400 ? undefined : reply.json().code;
      const answer = gateCodes.includes(code) ? code : null;
      expect([nameOf(endpoint), caller, answer]).toEqual([nameOf(endpoint), caller, gateAnswer(endpoint, caller)]);
      expect(reply.statusCode, `${nameOf(endpoint)} as ${caller}`).toBeLessThan(500);
    }
  }
  expect(await shop.rows('audit_log')).toEqual(before);
});

test('data of another customer is answered like unknown data, and stays unchanged', async () => {
  await using shop = await openShopWithCards({ hasRateLimits: false });
  const olena = await register(shop);
  const order = await orderAs(shop, olena.headers);
  const { attempt } = await orderByCard(shop);
  await addCertificate(shop, 'OLENAS-SERIAL', 500_00);
  const [{ id: session }] = (await shop.get('/api/v1/auth/sessions/', olena.headers)).json().sessions;
  const iryna = await register(shop, { email: 'iryna@rosa.example', phone_number: '+380501112233' });
  const before = await books(shop);

  const secrets = [order.order_reference, attempt, 'OLENAS-SERIAL'];
  // An id, or a part of a secret, is not the secret; the session is Olena's even by its full id.
  const guesses = [String(order.id), '1', session, ...secrets.flatMap((word) => [word.slice(0, -1), word.slice(1)])];
  for (const endpoint of endpoints) {
    const { method, path, needs, body } = endpoint;
    const field = ['payment_reference', 'serial_number'].find((name) => name in ((body as z.ZodObject).shape ?? {}));
    if (typeof needs === 'object' || (!path.includes(':') && field === undefined)) continue;
    const ask = async (name: string) => {
      const url = path.replace(/:\w+/g, encodeURIComponent(name));
      const payload = field === undefined ? {} : { [field]: name };
      const reply = await shop.app.inject({
        method,
        url,
        headers: iryna.headers,
        ...(method !== 'GET' && { payload }),
      });
      return [reply.statusCode, reply.body.replace(/"request_id":"[^"]+"/, '')];
    };
    const unknown = await ask(randomUUID());
    for (const guess of guesses)
      expect([nameOf(endpoint), guess, ...(await ask(guess))]).toEqual([nameOf(endpoint), guess, ...unknown]);
  }
  expect(await books(shop)).toEqual(before);
  expect((await shop.get('/api/v1/users/me/', olena.headers)).statusCode).toBe(200);
});
