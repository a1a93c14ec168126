import { useEffect } from 'react';
import { followCart } from '../browser-storage/cart.ts';
import { trackEvent } from './track-event.ts';

/** Every change of the cart is told from here, so that no button has to think of it. */
export function useTrackedCart(): void {
  useEffect(() => followCart((before, after) => trackEvent(({ changeCart }) => changeCart(before, after))), []);
}
