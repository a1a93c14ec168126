import { currentPrice } from '@shop/domain/prices.ts';
import { cartWording } from '@shop/wording/cart.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { removeFromCart, setQuantity } from '../../browser-storage/cart.ts';
import { type CartItem, leftTooFew, orderLimit, wholeLine } from '../../goods/cart-item.ts';
import GiftLine from '../../goods/gift-line.tsx';
import { GoodsLine } from '../../goods/goods-line.tsx';
import { itemKind } from '../../goods/item-kind.ts';
import { Price } from '../../goods/price.tsx';
import { priced } from '../../goods/priced.ts';
import { Quantity } from '../../goods/quantity.tsx';
import { useSellingFacts } from '../../goods/use-selling-facts.ts';

export function CartLine({ item }: { item: CartItem }) {
  const { id, qty, product_name, isPreorder } = item;
  const left = leftTooFew(item);
  const { largestLine } = useSellingFacts();
  return (
    <GoodsLine
      of={item}
      about={
        <>
          <p className="line__meta">{aboutLine(item)}</p>
          {isPreorder && <p className="line__note">{catalogueWording.preorder}</p>}
          {left !== undefined && <p className="line__note">{cartWording.left(left)}</p>}
          {item.type === 'certificate' && <GiftLine item={item} />}
        </>
      }
      remove={{ label: cartWording.remove(product_name), onClick: () => removeFromCart(id) }}
    >
      {/* The stock is checked when the order is placed; here the limit is the stock as of now. */}
      <Quantity
        of={product_name}
        qty={qty}
        most={orderLimit(item, largestLine)}
        onChange={(next) => setQuantity(id, next)}
      />
      <Price of={wholeLine(item)} isOffer={item.is_collection_product} isAdded />
    </GoodsLine>
  );
}

function aboutLine(item: CartItem): string {
  // Most certificates cost their face value, which the name already says.
  const isSaid = item.type === 'certificate' && item.price === item.value;
  if (item.qty === 1 || isSaid) return itemKind(item);
  return cartWording.each(itemKind(item), exactHryvnias(currentPrice(priced(item))));
}
