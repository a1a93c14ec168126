import { type CartLine, putLines, readCart } from '../../../browser-storage/cart.ts';
import { orderLimit } from '../../../goods/cart-item.ts';
import { type Details, readDetails } from '../../../goods/cart-items.ts';

type Ordered = { variant: number; type: CartLine['type']; name: string; quantity: number };

export type Repeated = {
  /** Lines as they will be in the cart. */
  lines: CartLine[];
  /** Names of products that are no longer sold. */
  gone: string[];
  /** Lines with too little stock, and how many pieces could be added. */
  fewer: { name: string; added: number }[];
};

/** Adds the ordered goods to the cart again, beside what is there. */
export async function repeatOrder(ordered: readonly Ordered[], largestLine: number): Promise<Repeated> {
  const wanted = ordered.map(({ variant, type, quantity }) => ({ variantId: variant, qty: quantity, type }));
  const details = await readDetails(wanted, new AbortController().signal);
  const repeated = planRepeat(ordered, details, readCart(), largestLine);
  putLines(repeated.lines);
  return repeated;
}

/** Adds no more than the stock, or the preorder limit, allows. */
export function planRepeat(
  ordered: readonly Ordered[],
  details: Details,
  cart: readonly CartLine[],
  largestLine: number,
): Repeated {
  const repeated: Repeated = { lines: [], gone: [], fewer: [] };
  for (const { variant, type, name, quantity } of ordered) {
    const item = details.get(variant);
    if (item === undefined) {
      repeated.gone.push(name);
      continue;
    }
    const present = cart.find(({ variantId }) => variantId === variant)?.qty ?? 0;
    const added = Math.max(0, Math.min(quantity, orderLimit(item, largestLine) - present));
    if (added < quantity) repeated.fewer.push({ name, added });
    if (added > 0) repeated.lines.push({ variantId: variant, qty: present + added, type });
  }
  return repeated;
}
