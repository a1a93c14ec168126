/** Most pieces of one variant in a preorder. */
export const largestPreorder = 99;
/** Most certificates of one value in an order. */
export const largestCertificateQuantity = 20;

/** `short`: not enough stock, and no preorder. */
export type Fulfilment = 'from_stock' | 'preorder' | 'short';

/** The whole line becomes a preorder only if the customer agreed to it and the stock is not enough. */
export function fulfilment(line: { quantity: number; stock: number; mayPreorder: boolean }): Fulfilment {
  if (line.quantity <= line.stock) return 'from_stock';
  return line.mayPreorder ? 'preorder' : 'short';
}

type OrderedLine = { variantId: number; type: string; qty: number; preorder: boolean; recipient?: unknown };

/** Merges lines with the same variant and recipient. The merged line is a preorder only if both were. */
export function mergeLines<Line extends OrderedLine>(lines: readonly Line[]): Line[] {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    const thing = JSON.stringify([line.type, line.variantId, line.recipient]);
    const same = merged.get(thing);
    const both = same && { ...same, qty: same.qty + line.qty, preorder: same.preorder && line.preorder };
    merged.set(thing, both ?? line);
  }
  return [...merged.values()];
}
