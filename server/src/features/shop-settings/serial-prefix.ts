import type { Executor, Transaction } from '../../database/database.ts';
import { findShopSetting, upsertShopSetting } from './shop-settings.queries.ts';

const serialSetting = 'certificate_numbers';
const usualPrefix = 'GIFT';
const formerPrefix = 'ROSA';

/** What the serial numbers of new gift certificates begin with. Certificates that exist keep theirs. */
export async function readSerialPrefix(db: Executor): Promise<string> {
  const decided = (await findShopSetting(db, serialSetting)) as { prefix: string } | undefined;
  return decided?.prefix ?? usualPrefix;
}

/** Serial numbers of a shop that is updated go on as they were. */
export async function keepFormerPrefix(tx: Transaction): Promise<void> {
  if ((await findShopSetting(tx, serialSetting)) === undefined) await saveSerialPrefix(tx, formerPrefix);
}

export async function saveSerialPrefix(tx: Transaction, prefix: string): Promise<void> {
  await upsertShopSetting(tx, serialSetting, { prefix });
}
