import type { Database, Transaction } from '../../database/database.ts';
import { StartRefusal } from '../../start-refusal.ts';
import { findShopSetting, insertShopSetting, isInUse } from './shop-settings.queries.ts';

const mark = 'demo_catalogue_loaded';

/** A demonstration's sign-ins and codes are public: a live shop must not have them. */
export async function refuseDemonstration(db: Database): Promise<void> {
  if ((await findShopSetting(db, mark)) === undefined) return;
  throw new StartRefusal(
    'This database was filled by a demonstration, with public sign-ins. A live shop needs an empty one: set DATABASE_URL to it',
  );
}

/** Fills an empty shop whole or not at all: the mark is written with the content. A shop in use is left alone. */
export async function fillOnce(db: Database, fill: (tx: Transaction) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await findShopSetting(tx, mark)) !== undefined || (await isInUse(tx))) return;
    await fill(tx);
    await insertShopSetting(tx, mark, true);
  });
}
