import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { pictures } from '../../database/tables/media.ts';
import { letters } from '../../database/tables/notifications.ts';
import { partnerApplications } from '../../database/tables/partners.ts';
import type { Job } from './archive-format.ts';
import type { Table } from './order-tables.ts';

const rowsAtOnce = 500;

export async function listTables(db: Executor): Promise<Table[]> {
  const { rows } = await db.execute<Table>(sql`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'isJson', a.atttypid = 'jsonb'::regtype) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(json_agg(distinct target.relname), '[]')
        from pg_constraint f join pg_class target on target.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f') as needs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname`);
  return rows;
}

const listed = (parts: SQL[]) => sql.join(parts, sql`, `);
const named = ({ columns }: Table) => listed(columns.map(({ name }) => sql.identifier(name).getSQL()));

/**
 * A table's rows as lines of JSON, in batches. A JSON column becomes a text, so that a JSON null and an SQL null stay
 * distinct. Rows that refer to other rows of the same table come after them, because those have lower ids.
 */
export async function* streamRows(tx: Transaction, table: Table): AsyncGenerator<string[]> {
  const columns = table.columns.map(({ name, isJson }) => {
    const column = sql.identifier(name);
    return isJson ? sql`${column}::text as ${column}` : sql`${column}`;
  });
  const order = table.needs.includes(table.name) ? sql`order by id` : sql``;
  await tx.execute(sql`
    declare backup_rows no scroll cursor for
    select row_to_json(r)::text as line from (select ${listed(columns)} from ${sql.identifier(table.name)} ${order}) r`);
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql`fetch ${sql.raw(String(rowsAtOnce))} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(sql`close backup_rows`);
}

export async function insertRows(tx: Transaction, table: Table, lines: readonly string[]): Promise<void> {
  const name = sql.identifier(table.name);
  const values = table.columns.map((column) => {
    const value = sql.identifier(column.name);
    return column.isJson ? sql`(${value} #>> '{}')::jsonb` : sql`${value}`;
  });
  await tx.execute(sql`
    insert into ${name} (${named(table)}) overriding system value
    select ${listed(values)} from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`);
}

/**
 * Orders from before discounts excluded certificates may be restored as they were: see the trigger
 * orders_name_their_products.
 */
export async function allowOlderOrders(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local shop.restoring = 'on'`);
}

/** Blocks all other writes until the transaction ends. */
export async function lockTables(tx: Transaction, tables: readonly Table[]): Promise<void> {
  await tx.execute(sql`lock table ${listed(tables.map(({ name }) => sql`${sql.identifier(name)}`))} in exclusive mode`);
}

export async function isEmpty(tx: Transaction, { name }: Table): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from ${sql.identifier(name)} limit 1`);
  return rows.length === 0;
}

/** The last number of each sequence. Unused sequences are left out. */
export async function readSequences(db: Executor): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; last: number }>(sql`
    select sequencename as name, last_value::integer as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export async function listSequences(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select sequencename as name from pg_sequences where schemaname = 'public'`,
  );
  return rows.map(({ name }) => name);
}

export async function setSequence(tx: Transaction, name: string, last: number): Promise<void> {
  await tx.execute(sql`select setval(quote_ident(${name})::regclass, ${last})`);
}

export async function listMigrations(db: Executor): Promise<string[]> {
  const { rows: found } = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (found[0]?.name === null) return [];
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations order by id`);
  return rows.map(({ hash }) => hash);
}

/** Unfinished jobs of these queues. A job that ran out of attempts but is not marked as failed yet is included. */
export async function listUnfinishedJobs(db: Executor, queues: readonly string[]): Promise<Job[]> {
  const { rows: found } = await db.execute(sql`select to_regclass('pgboss.job') as name`);
  if (found[0]?.name === null) return [];
  const { rows } = await db.execute<Job>(sql`
    select coalesce(source_name, name) as name, data, start_after as "startAfter" from pgboss.job
    where state in ('created', 'retry', 'active') and coalesce(source_name, name) = any(${sql.param(queues)})
    order by start_after, id`);
  return rows;
}

export async function listFingerprints(db: Executor): Promise<string[]> {
  const rows = await db.select({ fingerprint: pictures.fingerprint }).from(pictures).orderBy(pictures.id);
  return rows.map(({ fingerprint }) => fingerprint);
}

export async function listPhotoKeys(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ key: partnerApplications.photoKey })
    .from(partnerApplications)
    .orderBy(partnerApplications.id);
  return rows.map(({ key }) => key).filter((key) => key !== '');
}

/** The archive does not contain the links of these letters. Customers have to ask for new ones. */
export async function deleteLettersWithLinks(tx: Transaction): Promise<void> {
  const withLink = inArray(letters.kind, ['activation', 'password-reset', 'email-change']);
  await tx.delete(letters).where(and(eq(letters.state, 'waiting'), withLink));
}

/** The archive does not contain prepared picture sizes, so all pictures have to be prepared again. */
export async function markUnprepared(tx: Transaction): Promise<void> {
  await tx.update(pictures).set({ preparedAt: null, preparationFailures: 0 });
}
