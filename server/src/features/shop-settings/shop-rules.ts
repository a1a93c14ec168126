import type { Executor, Transaction } from '../../database/database.ts';
import { findShopSetting, upsertShopSetting } from './shop-settings.queries.ts';

const rulesSetting = 'shop_rules';

export type ShopRules = {
  /** How long an unpaid card order reserves its stock and certificates. */
  holdMinutes: number;
  /** A variant with this stock or less is running out. */
  lowStock: number;
  /** How many years after its last event a finished order keeps its personal data. */
  keepPersonYears: number;
};

const usual: ShopRules = { holdMinutes: 60, lowStock: 5, keepPersonYears: 3 };

/** Rules that are missing in the saved ones have their defaults. */
export async function readShopRules(db: Executor): Promise<ShopRules> {
  const decided = (await findShopSetting(db, rulesSetting)) as Partial<Record<keyof ShopRules, number>> | undefined;
  const { holdMinutes, lowStock, keepPersonYears } = { ...usual, ...decided };
  return { holdMinutes, lowStock, keepPersonYears };
}

/** Keeps what else the setting says: earlier versions stored the rules of delivery here, and they may still count. */
export async function saveShopRules(tx: Transaction, rules: ShopRules): Promise<void> {
  const kept = (await findShopSetting(tx, rulesSetting)) as object | undefined;
  await upsertShopSetting(tx, rulesSetting, { ...kept, ...rules });
}
