import { usualPalette } from '@shop/domain/palette.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { findShopSetting, upsertShopSetting } from '../shop-settings/index.ts';

const lookSetting = 'look';

/** What the editors have chosen. */
export type Look = {
  accent: string;
  paper: string;
  logo_id: number | null;
  icon_id: number | null;
  cover_id: number | null;
  social_id: number | null;
  has_drop: boolean;
};

const usual: Look = {
  ...usualPalette,
  logo_id: null,
  icon_id: null,
  cover_id: null,
  social_id: null,
  has_drop: true,
};

/** Fields that are missing in the saved look have their defaults. */
export async function readLook(db: Executor): Promise<Look> {
  return { ...usual, ...((await findShopSetting(db, lookSetting)) as Partial<Look> | undefined) };
}

/** Whether anybody has chosen one. */
export async function hasLook(db: Executor): Promise<boolean> {
  return (await findShopSetting(db, lookSetting)) !== undefined;
}

/** Fields that are left out have their defaults. */
export async function saveLook(tx: Transaction, look: Partial<Look>): Promise<void> {
  await upsertShopSetting(tx, lookSetting, { ...usual, ...look } satisfies Look);
}
