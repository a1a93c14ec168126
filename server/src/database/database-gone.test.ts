import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestShop } from '../../tests/open-test-shop.ts';
import { books, createOrder, pickupOrder } from '../../tests/orders.ts';
import { isDatabaseGone } from './database-gone.ts';

const coded = (code: string, changes: object = {}) => Object.assign(new Error('no'), { code, ...changes });

test.each([
  ['a server that is not there', coded('ECONNREFUSED'), true],
  ['a socket that is not there', coded('ENOENT', { syscall: 'connect' }), true],
  ['a name that is not resolved', coded('EAI_AGAIN'), true],
  ['a server that shuts down', coded('57P01'), true],
  ['a server that starts', coded('57P03'), true],
  ['a full disk', coded('53100'), true],
  ['too many connections', coded('53300'), true],
  ['a database that accepts no connections', coded('55000'), true],
  ['a password that was changed', coded('28P01'), true],
  ['a database that is not there', coded('3D000'), true],
  ['a read-only server', coded('25006'), true],
  ['too long a wait for a row', coded('55P03'), true],
  ['a connection lost meanwhile', new Error('Client has encountered a connection error and is not queryable'), true],
  ['a failed statement with its reason', new Error('Failed query', { cause: coded('08006') }), true],
  ['a row that is there already', coded('23505'), false],
  ['a column that is not there', coded('42703'), false],
  ['a file that is not there', coded('ENOENT', { syscall: 'open' }), false],
  ['a bug', new TypeError('undefined is not a function'), false],
  ['nothing', undefined, false],
])('%s', (_what, error, isGone) => {
  expect(isDatabaseGone(error)).toBe(isGone);
});

test('an order that a full database cannot write is a 503, and nothing of it stays', async () => {
  await using shop = await openTestShop();
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  const order = pickupOrder([{ variantId: 1, qty: 1 }], '100.00');
  const before = await books(shop);
  await shop.shop.db.execute(sql`create function fail_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  // A letter is the last row that an order writes.
  await shop.shop.db.execute(sql`create trigger full_disk before insert on letters execute function fail_full()`);
  const refused = await shop.post(createOrder, order);
  await shop.shop.db.execute(sql`drop function fail_full() cascade`);

  expect([refused.statusCode, refused.headers['retry-after'], refused.json().detail]).toEqual([
    503,
    '60',
    'Крамниця тимчасово недоступна. Спробуйте за хвилину.',
  ]);
  expect(await books(shop)).toEqual(before);
  expect((await shop.post(createOrder, order)).statusCode).toBe(201);
});
