import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import { changeStock, insertStockMovements } from './stock.queries.ts';

/**
 * Corrects a stock by a difference, with the reason in the ledger. What was sold meanwhile stays sold: the difference
 * is applied to what is there now, not to what somebody saw.
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
