import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import { changeStock, insertStockMovements } from './stock.queries.ts';

/**
 * Corrects a stock by a difference, with the reason in the ledger. The difference is applied to the current stock, not
 * to the stock that was seen, so that sales in between are kept.
 */
export async function adjustStock(
  tx: Transaction,
  variantId: number,
  difference: number,
  note: string,
  staffId: number | null = null,
): Promise<number> {
  const left = await changeStock(tx, variantId, difference);
  if (left === undefined) throw new Refusal('stock_below_zero', {});
  await insertStockMovements(tx, [{ variantId, kind: 'adjusted', difference, stockAfter: left.stock, note, staffId }]);
  return left.stock;
}
