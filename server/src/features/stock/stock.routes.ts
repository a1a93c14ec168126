import { changeStockEndpoint, listStockMovementsEndpoint } from '@shop/contract/admin/stock.ts';
import type { ServeStaff } from '../../http/serving/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { correctStock } from './correct-stock.ts';
import { listStockMovements } from './list-stock-movements.ts';

export function stockRoutes(
  { serveStaff }: { serveStaff: ServeStaff },
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>,
) {
  serveStaff(changeStockEndpoint, ({ params, body }, member) => correctStock(shop, member, params.id, body));
  serveStaff(listStockMovementsEndpoint, ({ params, query }) => listStockMovements(shop, params.id, query));
}
