import { type Connected, type DeliveryRules, offeredRules, usualDeliveryRules } from '@shop/domain/delivery-rules.ts';
import { kopiykas } from '@shop/domain/money.ts';
import { usualCourierCity } from '@shop/wording/delivery-addresses.ts';
import { newShopWording } from '@shop/wording/shop.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { findShopSettings, upsertShopSetting } from './shop-settings.queries.ts';

const rulesSetting = 'delivery_rules';
const formerNames = ['shop_rules', 'public_settings'] as const;

/** With the last id that a zone or a point had: an order may name one that is gone, so ids are not used again. */
export type KeptRules = DeliveryRules & { lastId: number };

/** What the owner has decided, whether or not the companies that it needs are connected. */
export async function readDeliveryRules(db: Executor): Promise<KeptRules> {
  const found = await findShopSettings(db, [rulesSetting, ...formerNames]);
  const decided = found.get(rulesSetting) as KeptRules | undefined;
  return decided ?? formerRules(found);
}

/** Whether the owner has saved any rules: those of a new shop are nobody's decision. */
export async function areRulesDecided(db: Executor): Promise<boolean> {
  return (await findShopSettings(db, [rulesSetting])).size > 0;
}

/** The rules as customers meet them. */
export async function readOfferedRules(db: Executor, connected: Connected): Promise<DeliveryRules> {
  return offeredRules(await readDeliveryRules(db), connected);
}

/** Where orders of earlier versions are fetched, which do not name their point. */
export async function readFirstPoint(db: Executor): Promise<string> {
  const { points } = await readDeliveryRules(db);
  return points[0]?.address ?? '';
}

export async function saveDeliveryRules(tx: Transaction, rules: KeptRules): Promise<void> {
  await upsertShopSetting(tx, rulesSetting, rules);
}

type FormerFacts = Partial<Record<'freeDeliveryFrom' | 'courierCost' | 'prepayment', number>>;

/** Earlier versions knew one price of the courier, one threshold, one prepayment and one pickup point. */
function formerRules(found: ReadonlyMap<string, unknown>): KeptRules {
  const { freeDeliveryFrom, courierCost, prepayment } = (found.get('shop_rules') ?? {}) as FormerFacts;
  const { pickup_address } = (found.get('public_settings') ?? {}) as { pickup_address?: string | null };
  const usual = usualDeliveryRules({
    city: usualCourierCity,
    pickupAddress: pickup_address || newShopWording.pickupAddress,
  });
  const [zone] = usual.zones;
  return {
    ...usual,
    zones: [
      {
        ...zone!,
        price: kopiykas(courierCost ?? zone!.price),
        freeFrom: kopiykas(freeDeliveryFrom ?? zone!.freeFrom ?? 0),
      },
    ],
    prepayment: { amount: kopiykas(prepayment ?? usual.prepayment.amount), percent: null },
    lastId: 2,
  };
}
