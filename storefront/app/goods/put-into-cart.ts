import { addToCart, type CartLine } from '../browser-storage/cart.ts';
import { openOverlay } from '../navigation/overlays.ts';

/** Puts one piece into the cart and shows the cart. */
export function putIntoCart(variantId: number, type?: CartLine['type']): void {
  addToCart(variantId, type);
  openOverlay('cart');
}
