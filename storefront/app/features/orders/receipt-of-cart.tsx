import { useEffect, useState } from 'react';
import { isCartOrdered, takeOrderedOutOfCart } from '../../browser-storage/placed-order.ts';
import type { CartItem } from '../../goods/cart-item.ts';
import { useCartItems } from '../../goods/cart-items.ts';
import { CartReceipt } from './receipt.tsx';

/**
 * If only the order number is known, the order was made of the whole cart, so the cart is the receipt. The cart is
 * emptied after reading; the copy stays on the screen.
 */
export function ReceiptOfCart({ isPaid }: { isPaid: boolean }) {
  const { state, items } = useCartItems();
  const [bought, setBought] = useState<readonly CartItem[]>([]);
  useEffect(() => {
    if (state !== 'ready' || items.length === 0 || !isCartOrdered()) return;
    setBought(items);
    if (isPaid) takeOrderedOutOfCart();
  }, [state, items, isPaid]);
  return bought.length > 0 ? <CartReceipt items={bought} /> : null;
}
