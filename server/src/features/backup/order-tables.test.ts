import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { listTables } from './backup.queries.ts';
import { opensAccounts, orderTables } from './order-tables.ts';

test('every table with a token of an account is one that archives leave out', async () => {
  await using shop = await openTestShop();
  const tables = await listTables(shop.shop.db);
  const leftOut = tables.filter(opensAccounts).map(({ name }) => name);
  expect(leftOut).toEqual(
    expect.arrayContaining(['customer_sessions', 'customer_tokens', 'staff_sessions', 'staff_links']),
  );
  const withToken = tables.filter(({ columns }) => columns.some(({ name }) => name === 'token_hash'));
  expect(leftOut).toEqual(expect.arrayContaining(withToken.map(({ name }) => name)));
  const bySense = tables.map(({ name }) => name).filter((name) => /session|device|token/.test(name));
  expect(leftOut).toEqual(expect.arrayContaining(bySense));
});

test('every table comes after those that it refers to', async () => {
  await using shop = await openTestShop();
  const tables = await listTables(shop.shop.db);
  const ordered = orderTables(tables);
  expect(ordered).toHaveLength(tables.length);
  const place = new Map(ordered.map(({ name }, index) => [name, index]));
  const tooEarly = ordered.filter(({ name, needs }) => needs.some((other) => place.get(other)! > place.get(name)!));
  expect(tooEarly).toEqual([]);
});
