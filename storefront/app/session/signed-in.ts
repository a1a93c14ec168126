import { storedValue, useStoredValue } from '../browser-storage/stored-value.ts';
import { keepKnownWishes } from './known-wishes.ts';

/**
 * Whether somebody is signed in here, as far as this browser knows. The tokens are cookies that no script reads, so the
 * shop may know better: what it refuses is what counts.
 */
const signedIn = storedValue('signedIn', (found) => (found === true ? true : undefined));

export const readIsSignedIn = () => signedIn.read() === true;

/** False while the page is rendered on the server and hydrated. */
export const useIsSignedIn = () => useStoredValue(signedIn) === true;

/** It may be somebody else than before, of whose wishes nothing is known. */
export function noteSignedIn(): void {
  keepKnownWishes([]);
  signedIn.change(() => true);
}

/** Every open tab hears it. */
export function noteSignedOut(): void {
  signedIn.change(() => undefined);
}
