import type { Executor, Transaction } from '../../database/database.ts';
import { findShopSetting, upsertShopSetting } from './shop-settings.queries.ts';

const noticesSetting = 'order_notices';

/** The addresses that get a letter about each new order; none by default. */
export async function readOrderNoticeEmails(db: Executor): Promise<string[]> {
  const decided = (await findShopSetting(db, noticesSetting)) as { emails: string[] } | undefined;
  return decided?.emails ?? [];
}

export async function saveOrderNoticeEmails(tx: Transaction, emails: readonly string[]): Promise<void> {
  await upsertShopSetting(tx, noticesSetting, { emails });
}
