import { storedValue, useStoredValue } from '../browser-storage/stored-value.ts';
import { keepKnownWishes } from './known-wishes.ts';

/**
 * Whether a customer is signed in, as far as this browser knows. The tokens are http-only cookies, so only the server's
 * answer is final.
 */
const signedIn = storedValue('signedIn', (found) => (found === true ? true : undefined));

export const readIsSignedIn = () => signedIn.read() === true;

/** False during server rendering and hydration. */
export const useIsSignedIn = () => useStoredValue(signedIn) === true;

/** May be another customer than before, so the known wishlist is cleared. */
export function noteSignedIn(): void {
  keepKnownWishes([]);
  signedIn.change(() => true);
}

/** All open tabs receive the change. */
export function noteSignedOut(): void {
  signedIn.change(() => undefined);
}
