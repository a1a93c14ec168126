import { keepGiftsOf } from './gifts.ts';
import { isPositive, storedList } from './stored-list.ts';
import { useStoredValue } from './stored-value.ts';

export type CartLine = { variantId: number; qty: number; type: 'product' | 'certificate' };

/** Upper limit. A larger number was not written by this shop. */
const largestQty = 9_999;

const cart = storedList<CartLine>('cart', readLine, ({ variantId }) => variantId);

export const readCart = cart.read;

export const useCart = () => useStoredValue(cart);

/** Total number of pieces, as the badge shows it. */
export const useCartCount = () => useCart().reduce((sum, line) => sum + line.qty, 0);

type FollowCart = (before: readonly CartLine[], after: readonly CartLine[]) => void;
let follow: FollowCart = () => {};

/** Sets the listener for every change that the customer makes in this tab. */
export function followCart(changed: FollowCart): void {
  follow = changed;
}

type Change = (lines: readonly CartLine[]) => readonly CartLine[];

function change(next: Change): void {
  const before = cart.read();
  changeUntracked(next);
  follow(before, cart.read());
}

/** Also removes the gift details of lines that left the cart. */
function changeUntracked(next: Change): void {
  cart.change(next);
  keepGiftsOf(cart.read());
}

/** Adds one piece. */
export function addToCart(variantId: number, type: CartLine['type'] = 'product'): void {
  const line = readCart().find((each) => each.variantId === variantId);
  if (line) setQuantity(variantId, line.qty + 1);
  else change((lines) => [...lines, { variantId, qty: 1, type }]);
}

/** Sets the lines to these quantities and adds missing lines. */
export function putLines(wanted: readonly CartLine[]): void {
  change((lines) => [
    ...lines.map((line) => bounded(wanted.find(({ variantId }) => variantId === line.variantId) ?? line)),
    ...wanted.filter(({ variantId }) => !lines.some((line) => line.variantId === variantId)).map(bounded),
  ]);
}

/** A quantity below one removes the line. */
export function setQuantity(variantId: number, qty: number): void {
  change((lines) =>
    lines
      .map((line) => (line.variantId === variantId ? bounded({ ...line, qty }) : line))
      .filter((line) => line.qty > 0),
  );
}

export function removeFromCart(...variantIds: number[]): void {
  change((lines) => lines.filter(({ variantId }) => !variantIds.includes(variantId)));
}

export function clearCart(): void {
  change(() => []);
}

/** Restores removed lines; lines added since then stay. */
export function putBack(lines: readonly CartLine[]): void {
  change((present) => [
    ...lines.filter(({ variantId }) => !present.some((line) => line.variantId === variantId)),
    ...present,
  ]);
}

/** Removes what was ordered. Not tracked: the customer did not change the cart. */
export function takeOut(ordered: readonly CartLine[]): void {
  const orderedQuantity = (id: number) => ordered.find(({ variantId }) => variantId === id)?.qty ?? 0;
  changeUntracked((lines) =>
    lines.map((line) => ({ ...line, qty: line.qty - orderedQuantity(line.variantId) })).filter((line) => line.qty > 0),
  );
}

function bounded(line: CartLine): CartLine {
  return { ...line, qty: Math.min(line.qty, largestQty) };
}

/** A line without a type is a product. */
export function readLine(found: unknown): CartLine | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { variantId, qty, type } = found as Record<string, unknown>;
  if (!isPositive(variantId) || !isPositive(qty) || qty > largestQty) return undefined;
  return { variantId, qty, type: type === 'certificate' ? 'certificate' : 'product' };
}
