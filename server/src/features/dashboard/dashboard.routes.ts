import { dashboardEndpoint, movedByHandEndpoint } from '@shop/contract/admin/dashboard.ts';
import type { ServeStaff } from '../../http/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { readDashboard } from './read-dashboard.ts';
import { readMovedByHand } from './read-moved-by-hand.ts';

export function dashboardRoutes(serveStaff: ServeStaff, shop: Pick<Shop, 'db'>) {
  serveStaff(dashboardEndpoint, () => readDashboard(shop));
  serveStaff(movedByHandEndpoint, () => readMovedByHand(shop));
}
