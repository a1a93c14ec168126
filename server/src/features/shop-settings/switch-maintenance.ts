import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/record-change.ts';
import { maintenanceSetting } from './maintenance.ts';
import { findShopSetting, upsertShopSetting } from './shop-settings.queries.ts';

/** Closes the shop or opens it again. Other processes are told by the database; this one does not wait to hear it. */
export async function switchMaintenance(
  { db, maintenance }: Pick<Shop, 'db' | 'maintenance'>,
  isOn: boolean,
  member?: { id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const wasOn = (await findShopSetting(tx, maintenanceSetting)) === true;
    if (wasOn === isOn) return;
    await upsertShopSetting(tx, maintenanceSetting, isOn);
    await recordChange(tx, member, {
      action: isOn ? 'close' : 'open',
      subject: 'shop',
      subjectId: 'maintenance',
      before: { is_on: wasOn },
      after: { is_on: isOn },
    });
  });
  await maintenance.look();
}
