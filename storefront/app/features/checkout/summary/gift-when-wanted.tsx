import { type ComponentType, useEffect, useState } from 'react';
import type { CartItem } from '../../../goods/cart-item.ts';

/**
 * The recipient of a certificate, loaded when a certificate is shown. If loading fails, the certificate can still be
 * bought.
 */
export function GiftWhenWanted({ item }: { item: CartItem }) {
  const [Part, setPart] = useState<ComponentType<{ item: CartItem }>>();
  useEffect(() => {
    import('../../../goods/gift-line.tsx').then(
      (part) => setPart(() => part.default),
      () => {},
    );
  }, []);
  return Part === undefined ? null : <Part item={item} />;
}
