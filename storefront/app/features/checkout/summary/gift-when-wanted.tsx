import { type ComponentType, useEffect, useState } from 'react';
import type { CartItem } from '../../../goods/cart-item.ts';

/** Who gets a certificate. The code comes when one is shown; when it cannot be had, the certificate is bought as it is. */
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
