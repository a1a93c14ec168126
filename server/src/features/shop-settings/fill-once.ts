import type { Database, Transaction } from '../../database/database.ts';
import { findShopSetting, hasProducts, insertShopSetting } from './shop-settings.queries.ts';

const mark = 'demo_catalogue_loaded';

/** Fills an empty shop whole or not at all: the mark is written with the content. A shop with goods is left alone. */
export async function fillOnce(db: Database, fill: (tx: Transaction) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await findShopSetting(tx, mark)) !== undefined || (await hasProducts(tx))) return;
    await fill(tx);
    await insertShopSetting(tx, mark, true);
  });
}
