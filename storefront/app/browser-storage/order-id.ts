import { storedValue } from './stored-value.ts';

/** Of the order that was placed last in this browser: the shop's contract with whoever reads it. */
export const orderId = storedValue('orderId', (found) => (found === null ? undefined : Number(found)));
