import { addToCart, type CartLine } from '../browser-storage/cart.ts';
import { openOverlay } from '../navigation/overlays.ts';

/** Adds one piece to the cart and opens the cart. */
export function putIntoCart(variantId: number, type?: CartLine['type']): void {
  addToCart(variantId, type);
  openOverlay('cart');
}
