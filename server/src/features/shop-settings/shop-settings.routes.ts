import * as admin from '@shop/contract/admin/settings.ts';
import { shopSettingsEndpoint } from '@shop/contract/shop-settings.ts';
import type { ServeCached } from '../../http/serving/serve-cached.ts';
import type { ServeStaff } from '../../http/serving/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue-cache/index.ts';
import { changeSettings } from './change-settings.ts';
import { readAllSettings, readStorefrontSettings } from './read-settings.ts';
import { switchMaintenance } from './switch-maintenance.ts';

export function shopSettingsRoutes(
  { serveCached, serveStaff }: { serveCached: ServeCached; serveStaff: ServeStaff },
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache' | 'maintenance'>,
) {
  serveCached(shopSettingsEndpoint, async () => constant(await readStorefrontSettings(shop.db)));

  serveStaff(admin.readSettingsEndpoint, () => readAllSettings(shop.db));
  serveStaff(admin.changeSettingsEndpoint, ({ body }, member) => changeSettings(shop, member, body));
  serveStaff(admin.readMaintenanceEndpoint, async () => ({ is_on: shop.maintenance.isOn }));
  serveStaff(admin.switchMaintenanceEndpoint, async ({ body }, member) => {
    await switchMaintenance(shop, body.is_on, member);
    return { is_on: shop.maintenance.isOn };
  });
}
