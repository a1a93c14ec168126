import { type ReturnTerms, ShopSettings } from '@shop/contract/shop-settings.ts';
import { shopWording } from '@shop/wording/shop.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { findShopSetting, upsertShopSetting } from './shop-settings.queries.ts';

/** The one setting that everybody may read; its neighbours in the table are the shop's own marks. */
const publicSettings = 'public_settings';

/** What is true before the owner has said anything. */
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

/** Settings saved before a fact became known to the shop have it defaults. */
export async function readPublicSettings(db: Executor): Promise<ShopSettings> {
  const told = (await findShopSetting(db, publicSettings)) as Partial<ShopSettings> | undefined;
  return ShopSettings.parse({
    ...defaults,
    ...told,
    social: { ...defaults.social, ...told?.social },
    seller: { ...defaults.seller, ...told?.seller },
  });
}

/** Terms of returning that are left out stay as they are. */
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
