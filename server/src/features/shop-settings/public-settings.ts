import { type ReturnTerms, ShopSettings } from '@shop/contract/shop-settings.ts';
import { formerShopWording, newShopWording, shopWording } from '@shop/wording/shop.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { findShopSetting, upsertShopSetting } from './shop-settings.queries.ts';

/** The only public row of the settings table. */
const publicSettings = 'public_settings';

/** The values before the owner has saved any. */
const defaults: ShopSettings = {
  name: shopWording.name,
  short_name: null,
  description: null,
  phone: null,
  email: null,
  pickup_address: newShopWording.pickupAddress,
  working_hours: null,
  social: { instagram: null, telegram: null, facebook: null, tiktok: null, youtube: null },
  messengers: { viber: null, whatsapp: null, telegram: null },
  seller: { legal_name: null, code: null, address: null },
  return_policy: 'not_told',
  return_days: 14,
  return_paid_by: 'customer',
};

/** Fields that are missing in the saved settings have their defaults. */
export async function readPublicSettings(db: Executor): Promise<ShopSettings> {
  return await completed(db, defaults);
}

/** The owner of a shop that is updated finds saved what the shop called itself when that was code. */
export async function keepFormerWords(tx: Transaction): Promise<void> {
  await upsertShopSetting(tx, publicSettings, await completed(tx, { ...defaults, ...formerShopWording }));
}

async function completed(db: Executor, unsaved: ShopSettings): Promise<ShopSettings> {
  const saved = (await findShopSetting(db, publicSettings)) as Partial<ShopSettings> | undefined;
  return ShopSettings.parse({
    ...unsaved,
    ...saved,
    social: { ...defaults.social, ...saved?.social },
    messengers: { ...defaults.messengers, ...saved?.messengers },
    seller: { ...defaults.seller, ...saved?.seller },
  });
}

/** What the shop says of itself; without words of the owner only its name, which claims nothing. */
export function shownDescription({ name, description }: Pick<ShopSettings, 'name' | 'description'>): string {
  return description ?? newShopWording.plainDescription(name);
}

type Kept = keyof ReturnTerms | 'short_name' | 'description' | 'messengers';

/** Fields that are undefined keep their values, and so do social networks. */
export type NewPublicSettings = Omit<ShopSettings, Kept | 'social'> & {
  [Field in Kept]?: ShopSettings[Field] | undefined;
} & { social: { [Network in keyof ShopSettings['social']]?: string | null | undefined } };

export async function savePublicSettings(tx: Transaction, settings: NewPublicSettings): Promise<void> {
  const kept = await readPublicSettings(tx);
  await upsertShopSetting(
    tx,
    publicSettings,
    ShopSettings.parse({
      ...settings,
      short_name: settings.short_name === undefined ? kept.short_name : settings.short_name,
      description: settings.description === undefined ? kept.description : settings.description,
      messengers: settings.messengers ?? kept.messengers,
      social: { ...kept.social, ...settings.social },
      return_policy: settings.return_policy ?? kept.return_policy,
      return_days: settings.return_days ?? kept.return_days,
      return_paid_by: settings.return_paid_by ?? kept.return_paid_by,
    }),
  );
}
