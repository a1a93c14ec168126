import { type CartLine, readCart, readLine, takeOut } from './cart.ts';
import { orderId } from './order-id.ts';
import { storedValue } from './stored-value.ts';

/** Beside `orderId`, two keys of our own. */
const orderReference = storedValue('orderReference', (found) => (typeof found === 'string' ? found : undefined));
/** What of the cart went into the order and is still in the cart. */
const orderedLines = storedValue<readonly CartLine[] | undefined>('orderedLines', (found) =>
  Array.isArray(found) ? found.flatMap((each) => readLine(each) ?? []) : undefined,
);

export type PlacedOrder = { id: number; reference: string | undefined };

/** The last order replaces the one before. */
export function keepPlacedOrder(order: { id: number; reference: string; lines: readonly CartLine[] }): void {
  orderId.change(() => order.id);
  orderReference.change(() => order.reference);
  orderedLines.change(() => order.lines);
}

/**
 * An order that was found by its address. Unless it was placed here, nothing of this browser's cart belongs to it.
 */
export function keepFoundOrder({ id, reference }: { id: number; reference: string }): void {
  if (readPlacedOrder()?.reference !== reference) keepPlacedOrder({ id, reference, lines: [] });
}

export function readPlacedOrder(): PlacedOrder | undefined {
  const id = orderId.read();
  return id !== undefined && Number.isSafeInteger(id) && id > 0 ? { id, reference: orderReference.read() } : undefined;
}

/** Whether the cart still holds what was ordered. An order that says nothing of its lines was made of the whole cart. */
export function isCartOrdered(): boolean {
  return linesToTake().length > 0;
}

/** Takes what was ordered out of the cart, once; what came into it since stays. */
export function takeOrderedOutOfCart(): void {
  takeOut(linesToTake());
  orderedLines.change(() => []);
}

function linesToTake(): readonly CartLine[] {
  return orderedLines.read() ?? readCart();
}
