import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/index.ts';
import { maintenanceSetting } from './closure.ts';
import { findShopSetting, upsertShopSetting } from './shop-settings.queries.ts';

/** Closes or opens the shop. Other processes get a database notification; this one rereads the setting at once. */
export async function switchMaintenance(
  { db, closure }: Pick<Shop, 'db' | 'closure'>,
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
  await closure.look();
}
