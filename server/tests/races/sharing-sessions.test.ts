import { expect, test } from 'vitest';
import { me, register, statusOf } from '../accounts.ts';
import { openTestShop } from '../open-test-shop.ts';
import type { TestShop } from '../orders.ts';
import { signedIn } from '../staff.ts';
import { newDatabasePlace, openAgain } from '../test-database.ts';

const refreshIn = async (shop: TestShop, refresh: string) => await shop.post('/api/v1/jwt/refresh/', { refresh });

test('a customer who signed in at one process is known to another, and signed out of both at once', async () => {
  const place = await newDatabasePlace();
  await using one = await openTestShop({ database: await openAgain(place) });
  await using other = await openTestShop({ database: await openAgain(place) });
  const customer = await register(one);
  expect((await me(other, customer)).json()).toMatchObject({ email: 'olena@rosa.example' });

  const exchanged = (await refreshIn(other, customer.refresh)).json();
  const headers = { authorization: `Bearer ${exchanged.access}` };
  expect(await statusOf(one, { headers })).toBe(200);

  await other.post('/api/v1/auth/logout/', { refresh: exchanged.refresh });
  expect([await statusOf(one, { headers }), await statusOf(other, { headers })]).toEqual([401, 401]);
  expect((await refreshIn(one, exchanged.refresh)).statusCode).toBe(401);
});

test('a staff session of one process works at another, until a sign-out at any process', async () => {
  const place = await newDatabasePlace();
  await using one = await openTestShop({ database: await openAgain(place) });
  await using other = await openTestShop({ database: await openAgain(place) });
  const { headers } = await signedIn(one);
  const asked = async (shop: TestShop) => (await shop.get('/api/v1/admin/orders/', headers)).statusCode;
  expect([await asked(one), await asked(other)]).toEqual([200, 200]);

  expect((await other.post('/api/v1/admin/auth/logout/', {}, headers)).statusCode).toBe(204);
  expect([await asked(one), await asked(other)]).toEqual([401, 401]);
});
