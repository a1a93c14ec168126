import { useEffect } from 'react';
import { followCart } from '../browser-storage/cart.ts';
import { tellAnalytics } from './tell.ts';

/** Every change of the cart is told from here, so that no button has to think of it. */
export function useToldCart(): void {
  useEffect(() => followCart((before, after) => tellAnalytics(({ changeCart }) => changeCart(before, after))), []);
}
