import { type ReturnTerms, ShopSettings } from '@shop/contract/shop-settings.ts';
import { shopWording } from '@shop/wording/shop.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { findShopSetting, upsertShopSetting } from './shop-settings.queries.ts';

/** The only public row of the settings table. */
const publicSettings = 'public_settings';

/** The values before the owner has saved any. */
const defaults: ShopSettings = {
  name: shopWording.name,
  phone: null,
  email: null,
  pickup_address: shopWording.pickupAddress,
  working_hours: null,
  social: { instagram: null, telegram: null, facebook: null },
  seller: { legal_name: null, code: null, address: null },
  return_policy: 'not_told',
  return_days: 14,
  return_paid_by: 'customer',
};

/** Fields that are missing in the saved settings have their defaults. */
export async function readPublicSettings(db: Executor): Promise<ShopSettings> {
  const saved = (await findShopSetting(db, publicSettings)) as Partial<ShopSettings> | undefined;
  return ShopSettings.parse({
    ...defaults,
    ...saved,
    social: { ...defaults.social, ...saved?.social },
    seller: { ...defaults.seller, ...saved?.seller },
  });
}

/** Return terms that are undefined keep their values. */
type NewPublicSettings = Omit<ShopSettings, keyof ReturnTerms> & {
  [Term in keyof ReturnTerms]?: ReturnTerms[Term] | undefined;
};

export async function savePublicSettings(tx: Transaction, settings: NewPublicSettings): Promise<void> {
  const kept = await readPublicSettings(tx);
  const terms: ReturnTerms = {
    return_policy: settings.return_policy ?? kept.return_policy,
    return_days: settings.return_days ?? kept.return_days,
    return_paid_by: settings.return_paid_by ?? kept.return_paid_by,
  };
  await upsertShopSetting(tx, publicSettings, ShopSettings.parse({ ...settings, ...terms }));
}
