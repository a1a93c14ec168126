import { storedValue } from './stored-value.ts';

/**
 * The idempotency key of an order attempt, and the order it made once that is known. Contains nothing of the order
 * itself.
 */
type Attempt = { key: string; orderId?: number };

/** The current attempt. It ends when it was refused, or when the customer has seen the order. */
const attempt = storedValue<Attempt | undefined>('orderAttempt', acceptAttempt, () => sessionStorage);

/** The same key until the attempt ends, even if the cart changes: after a lost answer the order may already exist. */
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

/** Called once the order is shown. Another order on the screen does not end the attempt. */
export function forgetAttemptOf(orderId: number): void {
  if (attempt.read()?.orderId === orderId) forgetAttempt();
}

/** Not `randomUUID`: browsers offer it on https only, and a shop is also tried out in a home network. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function acceptAttempt(found: unknown): Attempt | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { key, orderId } = found as Record<string, unknown>;
  if (typeof key !== 'string') return undefined;
  return typeof orderId === 'number' ? { key, orderId } : { key };
}
