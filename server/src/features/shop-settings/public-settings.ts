import { type ReturnTerms, ShopSettings } from '@shop/contract/shop-settings.ts';
import { shopWording } from '@shop/wording/shop.ts';
import type { z } from 'zod';
import type { Executor, Transaction } from '../../database/database.ts';
import { readDeliveryRules } from './delivery-rules.ts';
import { findShopSetting, upsertShopSetting } from './shop-settings.queries.ts';

/** The only public row of the settings table. */
const publicSettings = 'public_settings';

/** The pickup address belongs to the rules of delivery; here is the one that the shop of an earlier version had saved. */
const SavedSettings = ShopSettings.partial({ pickup_address: true });
type SavedSettings = z.infer<typeof SavedSettings>;

/** The values before the owner has saved any. */
const defaults: SavedSettings = {
  name: shopWording.name,
  phone: null,
  email: null,
  working_hours: null,
  social: { instagram: null, telegram: null, facebook: null },
  seller: { legal_name: null, code: null, address: null },
  return_policy: 'not_told',
  return_days: 14,
  return_paid_by: 'customer',
};

/** Fields that are missing in the saved settings have their defaults. */
export async function readPublicSettings(db: Executor): Promise<ShopSettings> {
  const { isOn, points } = await readDeliveryRules(db);
  return { ...(await readSaved(db)), pickup_address: (isOn.pickup && points[0]?.address) || null };
}

async function readSaved(db: Executor): Promise<SavedSettings> {
  const saved = (await findShopSetting(db, publicSettings)) as Partial<ShopSettings> | undefined;
  return SavedSettings.parse({
    ...defaults,
    ...saved,
    social: { ...defaults.social, ...saved?.social },
    seller: { ...defaults.seller, ...saved?.seller },
  });
}

/** Return terms that are undefined keep their values. */
type NewPublicSettings = Omit<SavedSettings, keyof ReturnTerms> & {
  [Term in keyof ReturnTerms]?: ReturnTerms[Term] | undefined;
};

export async function savePublicSettings(tx: Transaction, settings: NewPublicSettings): Promise<void> {
  const kept = await readSaved(tx);
  const terms: ReturnTerms = {
    return_policy: settings.return_policy ?? kept.return_policy,
    return_days: settings.return_days ?? kept.return_days,
    return_paid_by: settings.return_paid_by ?? kept.return_paid_by,
  };
  const { pickup_address = kept.pickup_address, ...facts } = settings;
  const saved = SavedSettings.parse({ ...facts, ...terms, ...(pickup_address && { pickup_address }) });
  await upsertShopSetting(tx, publicSettings, saved);
}
