import { useEffect } from 'react';
import { followCart } from '../browser-storage/cart.ts';
import { trackEvent } from './track-event.ts';

/** Tracks every change of the cart in one place, so that buttons need not. */
export function useTrackedCart(): void {
  useEffect(() => followCart((before, after) => trackEvent(({ changeCart }) => changeCart(before, after))), []);
}
