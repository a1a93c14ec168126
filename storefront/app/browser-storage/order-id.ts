import { storedValue } from './stored-value.ts';

/** Id of the last order placed in this browser. Other scripts read this key: a public contract. */
export const orderId = storedValue('orderId', (found) => (found === null ? undefined : Number(found)));
