import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { expect, test } from 'vitest';
import { pooledDrizzle } from './pooled-drizzle.ts';

const shelves = pgTable('shelves', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  longName: text().default(''),
  note: text(),
  code: text().$defaultFn(() => 'made here'),
  changed: text()
    .default('never')
    .$onUpdate(() => sql`now()`),
});
const db = pooledDrizzle(new pg.Pool());

test('an insert names the columns that have a value, and those that Drizzle fills', () => {
  expect(db.insert(shelves).values({ longName: 'Верхня' }).toSQL()).toEqual({
    sql: 'insert into "shelves" ("long_name", "code") values ($1, $2)',
    params: ['Верхня', 'made here'],
  });
});

test('with several rows, each has its default where another one has a value', () => {
  const rows = [{ note: 'a' }, { longName: 'b', note: undefined, code: 'c' }];
  const insert = db.insert(shelves).values(rows).onConflictDoNothing().returning({ id: shelves.id });
  expect(insert.toSQL()).toEqual({
    sql: 'insert into "shelves" ("long_name", "note", "code") values (default, $1, $2), ($3, default, $4) on conflict do nothing returning "id"',
    params: ['a', 'made here', 'b', 'c'],
  });
});

test('a row of defaults alone is still one, and what is selected is written as it is', () => {
  const plain = pgTable('plain', { id: integer().generatedByDefaultAsIdentity(), note: text() });
  expect(db.insert(plain).values({}).toSQL().sql).toBe('insert into "plain" ("id", "note") values (default, default)');
  expect(db.insert(plain).select(sql`select 1, 'b'`).toSQL().sql).toBe(
    `insert into "plain" ("id", "note") select 1, 'b'`,
  );
});
