import * as admin from '@shop/contract/admin/settings.ts';
import { shopSettingsEndpoint } from '@shop/contract/shop-settings.ts';
import type { ServeRemembered } from '../../http/serve-remembered.ts';
import type { ServeStaff } from '../../http/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue/remembered.ts';
import { changeSettings } from './change-settings.ts';
import { readSettings, readToldSettings } from './read-settings.ts';
import { switchMaintenance } from './switch-maintenance.ts';

export function shopSettingsRoutes(
  { serveRemembered, serveStaff }: { serveRemembered: ServeRemembered; serveStaff: ServeStaff },
  shop: Pick<Shop, 'db' | 'catalogueMemory' | 'pageMemory' | 'maintenance'>,
) {
  serveRemembered(shopSettingsEndpoint, async () => constant(await readToldSettings(shop.db)));

  serveStaff(admin.readSettingsEndpoint, () => readSettings(shop.db));
  serveStaff(admin.changeSettingsEndpoint, ({ body }, member) => changeSettings(shop, member, body));
  serveStaff(admin.readMaintenanceEndpoint, async () => ({ is_on: shop.maintenance.isOn }));
  serveStaff(admin.switchMaintenanceEndpoint, async ({ body }, member) => {
    await switchMaintenance(shop, body.is_on, member);
    return { is_on: shop.maintenance.isOn };
  });
}
