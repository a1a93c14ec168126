/** As many pieces of one thing may be ordered before it is there. */
export const largestPreorder = 99;
/** As many certificates of one value may be bought at once. */
export const largestCertificateQuantity = 20;

/** From the shelf, before it is there, or not at all. */
export type Fulfilment = 'from_stock' | 'preorder' | 'short';

/** A line becomes a preorder, as a whole, only if the customer agreed to one and the shelf does not hold enough. */
export function fulfilment(line: { quantity: number; stock: number; mayPreorder: boolean }): Fulfilment {
  if (line.quantity <= line.stock) return 'from_stock';
  return line.mayPreorder ? 'preorder' : 'short';
}

type OrderedLine = { variantId: number; type: string; qty: number; preorder: boolean; recipient?: unknown };

/** The same thing for the same person named twice is one line of both; a preorder only if both said so. */
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
