import type { StockMovement } from '@shop/contract/admin/stock.ts';
import type { Shop } from '../../shop.ts';
import { countMovements, listStockMovementRows } from './stock.queries.ts';

/** The stock movements of a variant, the latest first. */
export async function listStockMovements(
  { db }: Pick<Shop, 'db'>,
  variantId: number,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: StockMovement[]; total: number }> {
  const rows = await listStockMovementRows(db, variantId, { limit: per_page, offset: (page - 1) * per_page });
  const data = rows.map(({ movement, orderId, staffName }) => ({
    id: movement.id,
    at: movement.at.toISOString(),
    kind: movement.kind,
    difference: movement.difference,
    stock_after: movement.stockAfter,
    order_id: orderId,
    staff_name: staffName,
    note: movement.note,
  }));
  return { data, total: await countMovements(db, variantId) };
}
