import { useEffect, useState } from 'react';
import { isCartOrdered, takeOrderedOutOfCart } from '../../browser-storage/placed-order.ts';
import type { CartItem } from '../../goods/cart-item.ts';
import { useCartItems } from '../../goods/cart-items.ts';
import { CartReceipt } from './receipt.tsx';

/**
 * An order of which only the number is known was made of the cart, so the cart is what was bought. Once it is read it is
 * emptied, and what was read stays.
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
