import { dashboardEndpoint, movedByHandEndpoint } from '@shop/contract/admin/dashboard.ts';
import type { ServeStaff } from '../../http/serving/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { readAttacked } from '../sign-in-safety/index.ts';
import { readDashboard } from './read-dashboard.ts';
import { readMovedByHand } from './read-moved-by-hand.ts';

export function dashboardRoutes(serveStaff: ServeStaff, shop: Pick<Shop, 'db'>) {
  serveStaff(dashboardEndpoint, async (_, { role }) => ({
    ...(await readDashboard(shop)),
    attacked_accounts: role === 'owner' ? await readAttacked(shop.db) : { total: 0, accounts: [] },
  }));
  serveStaff(movedByHandEndpoint, () => readMovedByHand(shop));
}
