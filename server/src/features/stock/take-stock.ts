import type { Transaction } from '../../database/database.ts';
import { changeStock, insertStockMovements } from './stock.queries.ts';

export type SoldLine = { orderLineId: number; variantId: number; quantity: number };

/** The stock is smaller than the order needs. */
export class NotEnoughStock extends Error {}

/**
 * Takes what an order sells from stock, in the order of variant ids. The ledger names the order line and the revival of
 * its order.
 */
export async function takeStock(tx: Transaction, lines: readonly SoldLine[], revival = 0): Promise<void> {
  await move(tx, lines, { kind: 'sold', sign: -1, revival });
}

/** Puts what an order has taken back in stock. */
export async function returnStock(tx: Transaction, lines: readonly SoldLine[], revival: number): Promise<void> {
  await move(tx, lines, { kind: 'returned', sign: 1, revival });
}

async function move(
  tx: Transaction,
  lines: readonly SoldLine[],
  { kind, sign, revival }: { kind: 'sold' | 'returned'; sign: 1 | -1; revival: number },
): Promise<void> {
  const movements = [];
  for (const { orderLineId, variantId, quantity } of byVariant(lines)) {
    const difference = sign * quantity;
    const left = await changeStock(tx, variantId, difference);
    if (left === undefined) throw new NotEnoughStock(`Variant ${variantId} has fewer than ${quantity} in stock`);
    movements.push({ variantId, orderLineId, revival, kind, difference, stockAfter: left.stock });
  }
  if (movements.length > 0) await insertStockMovements(tx, movements);
}

/** Always in this order, so that two transactions cannot deadlock. */
function byVariant(lines: readonly SoldLine[]): SoldLine[] {
  return lines.filter(({ quantity }) => quantity > 0).toSorted((a, b) => a.variantId - b.variantId);
}
