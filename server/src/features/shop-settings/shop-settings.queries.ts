import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { products } from '../../database/tables/catalogue.ts';
import { customers } from '../../database/tables/customers.ts';
import { shopSettings } from '../../database/tables/information.ts';
import { orders } from '../../database/tables/orders.ts';
import { staff } from '../../database/tables/staff.ts';

export async function findShopSetting(db: Executor, name: string): Promise<unknown> {
  const [row] = await db.select({ value: shopSettings.value }).from(shopSettings).where(eq(shopSettings.name, name));
  return row?.value;
}

/** Those of the named settings that are saved, by name. */
export async function findShopSettings(db: Executor, names: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await db
    .select({ name: shopSettings.name, value: shopSettings.value })
    .from(shopSettings)
    .where(inArray(shopSettings.name, [...names]));
  return new Map(rows.map(({ name, value }) => [name, value]));
}

export async function insertShopSetting(db: Executor, name: string, value: unknown): Promise<void> {
  await db.insert(shopSettings).values({ name, value });
}

/** False if it was there. */
export async function insertSettingOnce(db: Executor, name: string, value: unknown): Promise<boolean> {
  const rows = await db
    .insert(shopSettings)
    .values({ name, value })
    .onConflictDoNothing()
    .returning({ name: shopSettings.name });
  return rows.length > 0;
}

export async function upsertShopSetting(db: Executor, name: string, value: unknown): Promise<void> {
  await db
    .insert(shopSettings)
    .values({ name, value })
    .onConflictDoUpdate({ target: shopSettings.name, set: { value, updatedAt: sql`now()` } });
}

/** Deletes a setting; false if there was none. */
export async function deleteShopSetting(db: Executor, name: string): Promise<boolean> {
  const rows = await db.delete(shopSettings).where(eq(shopSettings.name, name)).returning({ name: shopSettings.name });
  return rows.length > 0;
}

/** Whether the database has any product, staff, customer or order. */
export async function isInUse(db: Executor): Promise<boolean> {
  for (const table of [products, staff, customers, orders]) {
    const rows = await db.select({ id: table.id }).from(table).limit(1);
    if (rows.length > 0) return true;
  }
  return false;
}

const orderNumbers = sql.raw('orders_id_seq');

/** Until the transaction ends nobody takes a number. A sequence cannot be locked otherwise. */
export async function lockOrderNumbers(tx: Transaction): Promise<void> {
  await tx.execute(sql`alter sequence ${orderNumbers} increment by 1`);
}

/** The largest number that was given, or skipped; 0 without any. */
export async function findLastOrderNumber(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(
    sql`select case when is_called then last_value else 0 end::integer as last from ${orderNumbers}`,
  );
  return rows[0]!.last;
}

/** As if the number before had been given, which backups keep, too. */
export async function advanceOrderNumbers(tx: Transaction, next: number): Promise<void> {
  await tx.execute(sql`select setval('orders_id_seq', ${next - 1})`);
}
