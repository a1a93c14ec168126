import type { AdminDeliveries, NewDeliveries } from '@shop/contract/admin/deliveries.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { type DeliveryRules, offeredDeliveries, offeredRules } from '@shop/domain/delivery-rules.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { type Acting, changedFacts, claimRequestKey, recordChange } from '../audit/index.ts';
import { changeCatalogue } from '../catalogue-cache/index.ts';
import { readVersioned, takeNextVersion } from '../record-versions/index.ts';
import { adminDeliveries, formerFacts, toRules } from './deliveries-in-api.ts';
import { type KeptRules, readDeliveryRules, saveDeliveryRules } from './delivery-rules.ts';
import { editedSettings } from './read-settings.ts';

/** The name in the audit log. */
const editedDeliveries = { subject: 'settings', id: 'deliveries' } as const;

type Deciding = Pick<Shop, 'connected'>;

export async function readDeliveries(db: Executor, { connected }: Deciding): Promise<AdminDeliveries> {
  return await readVersioned(db, editedDeliveries, async () => adminDeliveries(await readDeliveryRules(db), connected));
}

export async function changeDeliveries(
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache' | 'connected'>,
  member: Acting,
  { version, ...given }: NewDeliveries,
): Promise<AdminDeliveries> {
  const { connected } = shop;
  return await changeCatalogue(shop, async (tx) => {
    await claimRequestKey(tx, member);
    await takeNextVersion(tx, editedDeliveries, version);
    const before = await readDeliveryRules(tx);
    const after = toRules(given, before);
    if (offeredDeliveries(offeredRules(after, connected)).length === 0) throw new Refusal('no_way_to_order', {});
    await saveDeliveryRules(tx, after);
    // The form of the settings shows some of these rules: one that is open must not bring the former ones back.
    if (changedFacts(formerView(before), formerView(after))) await takeNextVersion(tx, editedSettings, undefined);
    const changed = changedFacts(adminDeliveries(before, connected), adminDeliveries(after, connected));
    if (changed)
      await recordChange(tx, member, { action: 'update', subject: 'settings', subjectId: 'deliveries', ...changed });
    return await readDeliveries(tx, shop);
  });
}

const formerView = (rules: DeliveryRules) => ({ ...formerFacts(rules), address: rules.points[0]?.address });

type FormerFacts = Partial<
  Record<'freeDeliveryFrom' | 'courierCost' | 'prepayment', NewDeliveries['prepayment']['amount'] | null>
> & { pickupAddress?: string | null };

/** Changes the first zone and the first point, as the settings of earlier versions did. What is left out stays. */
export async function changeFormerRules(tx: Transaction, given: FormerFacts): Promise<void> {
  const before = await readDeliveryRules(tx);
  const [zone, ...zones] = before.zones;
  const [point, ...points] = before.points;
  const after: KeptRules = {
    ...before,
    zones: zone === undefined ? [] : [changedZone(zone, given), ...zones],
    points: point === undefined ? [] : [{ ...point, address: given.pickupAddress ?? point.address }, ...points],
    prepayment: given.prepayment == null ? before.prepayment : { amount: given.prepayment, percent: null },
  };
  if (!changedFacts(before, after)) return;
  await saveDeliveryRules(tx, after);
  await takeNextVersion(tx, editedDeliveries, undefined);
}

const changedZone = (zone: KeptRules['zones'][number], { freeDeliveryFrom, courierCost }: FormerFacts) => ({
  ...zone,
  price: courierCost ?? zone.price,
  freeFrom: freeDeliveryFrom ?? zone.freeFrom,
});
