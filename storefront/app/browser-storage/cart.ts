import { isPositive, storedList, useStoredList } from './stored-list.ts';

export type CartLine = { variantId: number; qty: number; type: 'product' | 'certificate' };

/** Nobody orders more; a larger number was not written by this shop. */
const largestQty = 9_999;

const cart = storedList<CartLine>('cart', readLine, ({ variantId }) => variantId);

export const useCart = () => useStoredList(cart);

/** How many pieces there are, as the icon counts them. */
export const useCartCount = () => useCart().reduce((sum, line) => sum + line.qty, 0);

/** One more piece of it. */
export function addToCart(variantId: number, type: CartLine['type'] = 'product'): void {
  cart.change((lines) =>
    lines.some((line) => line.variantId === variantId)
      ? lines.map((line) =>
          line.variantId === variantId ? { ...line, qty: Math.min(line.qty + 1, largestQty) } : line,
        )
      : [...lines, { variantId, qty: 1, type }],
  );
}

/** A line without a type is a product. */
function readLine(value: unknown): CartLine | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { variantId, qty, type } = value as Record<string, unknown>;
  if (!isPositive(variantId) || !isPositive(qty) || qty > largestQty) return undefined;
  return { variantId, qty, type: type === 'certificate' ? 'certificate' : 'product' };
}
