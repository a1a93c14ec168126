import { dashboardEndpoint, movedByHandEndpoint } from '@shop/contract/admin/dashboard.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { readAttacked } from '../sign-in-safety/index.ts';
import { readDashboard } from './read-dashboard.ts';
import { readMovedByHand } from './read-moved-by-hand.ts';

export function dashboardRoutes(serve: Serve, shop: Pick<Shop, 'db'>) {
  serve.staff(dashboardEndpoint, async (_, { role }) => ({
    ...(await readDashboard(shop)),
    attacked_accounts: role === 'owner' ? await readAttacked(shop.db) : { total: 0, accounts: [] },
  }));
  serve.staff(movedByHandEndpoint, () => readMovedByHand(shop));
}
