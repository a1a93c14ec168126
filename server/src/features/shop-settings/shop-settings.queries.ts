import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { products } from '../../database/tables/catalogue.ts';
import { shopSettings } from '../../database/tables/information.ts';

export async function findShopSetting(db: Executor, name: string): Promise<unknown> {
  const [row] = await db.select().from(shopSettings).where(eq(shopSettings.name, name));
  return row?.value;
}

export async function insertShopSetting(db: Executor, name: string, value: unknown): Promise<void> {
  await db.insert(shopSettings).values({ name, value });
}

export async function hasProducts(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).limit(1);
  return rows.length > 0;
}
