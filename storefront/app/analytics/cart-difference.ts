import type { CartLine } from '../browser-storage/cart.ts';

/** Lines added to and removed from the cart, each with the quantity added or removed. */
export function cartDifference(
  before: readonly CartLine[],
  after: readonly CartLine[],
): { added: CartLine[]; removed: CartLine[] } {
  return { added: beyond(after, before), removed: beyond(before, after) };
}

function beyond(more: readonly CartLine[], fewer: readonly CartLine[]): CartLine[] {
  return more.flatMap((line) => {
    const qty = line.qty - (fewer.find(({ variantId }) => variantId === line.variantId)?.qty ?? 0);
    return qty > 0 ? [{ ...line, qty }] : [];
  });
}
