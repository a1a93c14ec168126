import type { Executor } from '../../database/database.ts';
import { findShopSetting } from './shop-settings.queries.ts';

/** Whether the shop was at work before its owner could change what it says: it keeps name, words and prefix. */
export async function keepsFormerContent(db: Executor): Promise<boolean> {
  return (await findShopSetting(db, 'keeps_former_content')) !== undefined;
}
