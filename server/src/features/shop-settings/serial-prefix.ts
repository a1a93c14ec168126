import type { Executor, Transaction } from '../../database/database.ts';
import { keepsFormerContent } from './former-content.ts';
import { findShopSetting, upsertShopSetting } from './shop-settings.queries.ts';

const serialSetting = 'certificate_numbers';
const usualPrefix = 'GIFT';
const formerPrefix = 'ROSA';

/** What the serial numbers of new gift certificates begin with. Certificates that exist keep theirs. */
export async function readSerialPrefix(db: Executor): Promise<string> {
  const decided = (await findShopSetting(db, serialSetting)) as { prefix: string } | undefined;
  if (decided !== undefined) return decided.prefix;
  return (await keepsFormerContent(db)) ? formerPrefix : usualPrefix;
}

export async function saveSerialPrefix(tx: Transaction, prefix: string): Promise<void> {
  await upsertShopSetting(tx, serialSetting, { prefix });
}
