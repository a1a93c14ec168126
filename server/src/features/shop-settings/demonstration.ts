import { sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../database/database.ts';
import { StartRefusal } from '../../start-refusal.ts';
import { deleteShopSetting, findShopSetting, insertShopSetting, isInUse } from './shop-settings.queries.ts';

export const demonstrationMark = 'demo_catalogue_loaded';
/** What it leaves: a shop that was a demonstration, in demo mode until its next start. */
const removalMark = 'demonstration_removed';

/** Refuses to start a live shop on a demonstration's database: its passwords and codes are public. */
export async function refuseDemonstration(db: Database): Promise<void> {
  if ((await findShopSetting(db, demonstrationMark)) === undefined) return;
  throw new StartRefusal(
    'This database was filled by a demonstration, with public sign-ins. A live shop needs an empty one: set DATABASE_URL to it',
  );
}

/**
 * Refuses to start a demonstration on another shop's database, because its passwords are public. Checked before
 * migrations, so that nothing in the other database changes.
 */
export async function refuseOtherShop(db: Database): Promise<void> {
  const { rows } = await db.execute<{ isShop: boolean; hasTables: boolean }>(
    sql`select to_regclass('public.shop_settings') is not null as "isShop",
      exists (select from pg_tables where schemaname = 'public') as "hasTables"`,
  );
  const { isShop, hasTables } = rows[0]!;
  if (!isShop && hasTables)
    throw new StartRefusal(
      'The database at DATABASE_URL holds tables of another program. Set DATABASE_URL to an empty database',
    );
  if (!isShop || (await findShopSetting(db, demonstrationMark)) !== undefined || !(await isInUse(db))) return;
  throw new StartRefusal(
    'The database at DATABASE_URL holds a shop that is no demonstration. Set SHOP_MODE=live to open it, or set DATABASE_URL to an empty database',
  );
}

/** Fills an empty shop in one transaction with its mark. A shop in use is left unchanged. */
export async function fillOnce(db: Database, fill: (tx: Transaction) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await findShopSetting(tx, demonstrationMark)) !== undefined || (await isInUse(tx))) return;
    await fill(tx);
    await markDemonstration(tx);
  });
}

export async function markDemonstration(db: Executor): Promise<void> {
  await insertShopSetting(db, demonstrationMark, true);
}

export async function isDemonstration(db: Executor): Promise<boolean> {
  return (await findShopSetting(db, demonstrationMark)) !== undefined;
}

/** Removes the mark with what was filled in; false when there is none, or somebody was faster. */
export async function takeDemonstrationMark(tx: Transaction): Promise<boolean> {
  if (!(await deleteShopSetting(tx, demonstrationMark))) return false;
  await insertShopSetting(tx, removalMark, true);
  return true;
}

/** Once, at the first start of a live shop that was a demonstration, and in one transaction with its mark. */
export async function leaveDemonstration(db: Database, leave: (tx: Transaction) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    if (await deleteShopSetting(tx, removalMark)) await leave(tx);
  });
}
