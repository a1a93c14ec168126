import type { Transaction } from '../../database/database.ts';
import { changeStock, insertStockMovements } from './stock.queries.ts';

export type SoldLine = { orderLineId: number; variantId: number; quantity: number };

/** The shelf has less than the order takes. */
export class NotEnoughStock extends Error {}

/**
 * Takes what an order sells from the shelf, in the order of the ids; the ledger says which line took it, in which life
 * of its order.
 */
export async function takeStock(tx: Transaction, lines: readonly SoldLine[], revival = 0): Promise<void> {
  await move(tx, lines, { kind: 'sold', sign: -1, revival });
}

/** Puts what an order had taken back on the shelf. */
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
    if (left === undefined) throw new NotEnoughStock(`${quantity} of variant ${variantId} are not there`);
    movements.push({ variantId, orderLineId, revival, kind, difference, stockAfter: left.stock });
  }
  if (movements.length > 0) await insertStockMovements(tx, movements);
}

/** Whoever takes or returns does it in this order, and never waits for another one crosswise. */
function byVariant(lines: readonly SoldLine[]): SoldLine[] {
  return lines.filter(({ quantity }) => quantity > 0).toSorted((a, b) => a.variantId - b.variantId);
}
