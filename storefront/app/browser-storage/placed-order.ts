import { type CartLine, readCart, readLine, takeOut } from './cart.ts';
import { orderId } from './order-id.ts';
import { storedValue } from './stored-value.ts';

/** Two keys of our own, beside `orderId`. */
const orderReference = storedValue('orderReference', (found) => (typeof found === 'string' ? found : undefined));
/** The ordered lines that are still in the cart. */
const orderedLines = storedValue<readonly CartLine[] | undefined>('orderedLines', (found) =>
  Array.isArray(found) ? found.flatMap((each) => readLine(each) ?? []) : undefined,
);

export type PlacedOrder = { id: number; reference: string | undefined };

/** Replaces the previous order. */
export function keepPlacedOrder(order: { id: number; reference: string; lines: readonly CartLine[] }): void {
  orderId.change(() => order.id);
  orderReference.change(() => order.reference);
  orderedLines.change(() => order.lines);
}

/** Keeps an order found by its address. If it was not placed here, no line of this cart belongs to it. */
export function keepFoundOrder({ id, reference }: { id: number; reference: string }): void {
  if (readPlacedOrder()?.reference !== reference) keepPlacedOrder({ id, reference, lines: [] });
}

export function readPlacedOrder(): PlacedOrder | undefined {
  const id = orderId.read();
  return id !== undefined && Number.isSafeInteger(id) && id > 0 ? { id, reference: orderReference.read() } : undefined;
}

/** Whether the cart still holds what was ordered. An order without stored lines was made of the whole cart. */
export function isCartOrdered(): boolean {
  return linesToTake().length > 0;
}

/** Removes what was ordered from the cart, once. Lines added since then stay. */
export function takeOrderedOutOfCart(): void {
  takeOut(linesToTake());
  orderedLines.change(() => []);
}

function linesToTake(): readonly CartLine[] {
  return orderedLines.read() ?? readCart();
}
