import type { CartLine } from '../browser-storage/cart.ts';

/** What came into the cart and what left it, each line with the quantity that came or left. */
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
