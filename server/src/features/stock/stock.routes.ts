import { changeStockEndpoint, listStockMovementsEndpoint } from '@shop/contract/admin/stock.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { correctStock } from './correct-stock.ts';
import { listStockMovements } from './list-stock-movements.ts';

export function stockRoutes({ serve }: { serve: Serve }, shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>) {
  serve.staff(changeStockEndpoint, ({ params, body }, member) => correctStock(shop, member, params.id, body));
  serve.staff(listStockMovementsEndpoint, ({ params, query }) => listStockMovements(shop, params.id, query));
}
