import { storedValue } from './stored-value.ts';

/** What an attempt to order is known by, and once it is known the order that came of it; nothing of what was ordered. */
type Attempt = { key: string; orderId?: number };

/** The attempt that is not over: it is over when it was refused, or when the customer has seen the order. */
const attempt = storedValue<Attempt | undefined>('orderAttempt', acceptAttempt, () => sessionStorage);

/** One key until the attempt is over, whatever becomes of the cart: after a lost answer the order may be there already. */
export function keyOfAttempt(): string {
  const { key } = attempt.read() ?? { key: randomKey() };
  attempt.change((last) => last ?? { key });
  return key;
}

export function keepOrderOfAttempt(orderId: number): void {
  attempt.change((last) => last && { ...last, orderId });
}

export function forgetAttempt(): void {
  attempt.change(() => undefined);
}

/** Once its order is shown; another order on the screen says nothing about it. */
export function forgetAttemptOf(orderId: number): void {
  if (attempt.read()?.orderId === orderId) forgetAttempt();
}

/** Not `randomUUID`: browsers have it on https only, and a shop is tried out in a home network, too. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function acceptAttempt(found: unknown): Attempt | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { key, orderId } = found as Record<string, unknown>;
  if (typeof key !== 'string') return undefined;
  return typeof orderId === 'number' ? { key, orderId } : { key };
}
