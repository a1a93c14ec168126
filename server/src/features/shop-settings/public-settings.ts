import { type ReturnTerms, ShopSettings } from '@shop/contract/shop-settings.ts';
import { formerShopWording, newShopWording, shopWording } from '@shop/wording/shop.ts';
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
  short_name: null,
  description: null,
  phone: null,
  email: null,
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
  const { isOn, points } = await readDeliveryRules(db);
  return { ...(await readSaved(db)), pickup_address: (isOn.pickup && points[0]?.address) || null };
}

const readSaved = (db: Executor) => completed(db, defaults);

/** The owner of a shop that is updated finds saved what the shop called itself when that was code. */
export async function keepFormerWords(tx: Transaction): Promise<void> {
  await upsertShopSetting(tx, publicSettings, await completed(tx, { ...defaults, ...formerShopWording }));
}

async function completed(db: Executor, unsaved: SavedSettings): Promise<SavedSettings> {
  const saved = (await findShopSetting(db, publicSettings)) as Partial<ShopSettings> | undefined;
  return SavedSettings.parse({
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
export type NewPublicSettings = Omit<SavedSettings, Kept | 'social'> & {
  [Field in Kept]?: ShopSettings[Field] | undefined;
} & { social: { [Network in keyof ShopSettings['social']]?: string | null | undefined } };

export async function savePublicSettings(tx: Transaction, settings: NewPublicSettings): Promise<void> {
  const kept = await readSaved(tx);
  const { pickup_address = kept.pickup_address, ...facts } = settings;
  await upsertShopSetting(
    tx,
    publicSettings,
    SavedSettings.parse({
      ...facts,
      ...(pickup_address && { pickup_address }),
      short_name: facts.short_name === undefined ? kept.short_name : facts.short_name,
      description: facts.description === undefined ? kept.description : facts.description,
      messengers: facts.messengers ?? kept.messengers,
      social: { ...kept.social, ...facts.social },
      return_policy: facts.return_policy ?? kept.return_policy,
      return_days: facts.return_days ?? kept.return_days,
      return_paid_by: facts.return_paid_by ?? kept.return_paid_by,
    }),
  );
}
