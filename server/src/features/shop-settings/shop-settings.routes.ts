import { changeDeliveriesEndpoint, readDeliveriesEndpoint } from '@shop/contract/admin/deliveries.ts';
import * as admin from '@shop/contract/admin/settings.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { changeDeliveries, readDeliveries } from './change-deliveries.ts';
import { changeSettings } from './change-settings.ts';
import { readAllSettings } from './read-settings.ts';
import { switchMaintenance } from './switch-maintenance.ts';

export function shopSettingsRoutes(
  { serve }: { serve: Serve },
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache' | 'closure' | 'connected'>,
) {
  serve.staff(admin.readSettingsEndpoint, () => readAllSettings(shop.db));
  serve.staff(admin.changeSettingsEndpoint, ({ body }, member) => changeSettings(shop, member, body));
  serve.staff(readDeliveriesEndpoint, () => readDeliveries(shop.db, shop));
  serve.staff(changeDeliveriesEndpoint, ({ body }, member) => changeDeliveries(shop, member, body));
  serve.staff(admin.readMaintenanceEndpoint, async () => maintenanceState(shop));
  serve.staff(admin.switchMaintenanceEndpoint, async ({ body }, member) => {
    await switchMaintenance(shop, body.is_on, member);
    return maintenanceState(shop);
  });
}

const maintenanceState = ({ closure }: Pick<Shop, 'closure'>) => ({
  is_on: closure.isInMaintenance,
  has_opened: closure.hasOpened,
});
