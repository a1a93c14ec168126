import { kopiykas } from '@shop/domain/money.ts';
import { currentPrice } from '@shop/domain/prices.ts';
import { cartWording } from '@shop/wording/cart.ts';
import { checkoutWording } from '@shop/wording/checkout.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { setQuantity } from '../../../browser-storage/cart.ts';
import { type CartItem, leftTooFew, orderLimit } from '../../../goods/cart-item.ts';
import { itemKind } from '../../../goods/item-kind.ts';
import { LinkedName } from '../../../goods/linked-name.tsx';
import { Price } from '../../../goods/price.tsx';
import { priced } from '../../../goods/priced.ts';
import { Quantity } from '../../../goods/quantity.tsx';
import { SummaryLine } from '../../../goods/summary-line.tsx';
import { useSellingFacts } from '../../../goods/use-selling-facts.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';

/** The ordered lines, with quantities that can still be changed. */
export function OrderLines({ items }: { items: readonly CartItem[] }) {
  const keptFocus = useKeptFocus(String(items.length));
  return (
    <div {...keptFocus}>
      <ul>
        {items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ul>
    </div>
  );
}

function Line({ item }: { item: CartItem }) {
  const { id, product_name, qty, url } = item;
  const { largestLine } = useSellingFacts();
  const left = leftTooFew(item);
  return (
    <SummaryLine
      name={<LinkedName of={{ name: product_name, url }} />}
      meta={
        <>
          {`${itemKind(item)} · `}
          <Price of={item} isOffer={item.is_collection_product} isAdded />
        </>
      }
      picture={item.image_picture}
      money={
        <>
          <span className="sr">{checkoutWording.lineSum} </span>
          {exactHryvnias(kopiykas(currentPrice(priced(item)) * qty))}
        </>
      }
    >
      <Quantity
        of={product_name}
        qty={qty}
        most={orderLimit(item, largestLine)}
        onChange={(next) => setQuantity(id, next)}
      />
      {item.isPreorder && <span className="flag">{checkoutWording.preorder}</span>}
      {left !== undefined && <span className="short">{cartWording.left(left)}</span>}
      {item.type === 'certificate' && <GiftWhenWanted item={item} />}
    </SummaryLine>
  );
}

/**
 * The recipient of a certificate, loaded when a certificate is shown. If loading fails, the certificate can still be
 * bought.
 */
function GiftWhenWanted({ item }: { item: CartItem }) {
  const [Part, setPart] = useState<ComponentType<{ item: CartItem }>>();
  useEffect(() => {
    import('../../../goods/gift-line.tsx').then(
      (part) => setPart(() => part.default),
      () => {},
    );
  }, []);
  return Part === undefined ? null : <Part item={item} />;
}
