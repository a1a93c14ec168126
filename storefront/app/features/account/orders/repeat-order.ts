import { type CartLine, putLines, readCart } from '../../../browser-storage/cart.ts';
import { orderLimit } from '../../../goods/cart-item.ts';
import { type Details, readDetails } from '../../../goods/cart-items.ts';

type Ordered = { variant: number; type: CartLine['type']; name: string; quantity: number };

export type Repeated = {
  /** Lines as the cart will have them. */
  lines: CartLine[];
  /** Names of what is not sold any more. */
  gone: string[];
  /** What there are too few of, with how many could be added. */
  fewer: { name: string; added: number }[];
};

/** Puts what was ordered into the cart once more, beside what is there. */
export async function repeatOrder(ordered: readonly Ordered[], largestLine: number): Promise<Repeated> {
  const wanted = ordered.map(({ variant, type, quantity }) => ({ variantId: variant, qty: quantity, type }));
  const details = await readDetails(wanted, new AbortController().signal);
  const repeated = planRepeat(ordered, details, readCart(), largestLine);
  putLines(repeated.lines);
  return repeated;
}

/** Nothing is promised that the shop could not send: no more than there are, or than one may order ahead. */
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
