import type { VariantItem } from '@shop/contract/catalogue.ts';
import { cartWording } from '@shop/wording/cart.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { removeWish } from '../../browser-storage/wishlist.ts';
import { GoodsLine } from '../../goods/goods-line.tsx';
import { Price } from '../../goods/price.tsx';
import { putIntoCart } from '../../goods/put-into-cart.ts';
import { variantName } from '../../goods/variant-name.ts';

/** Buying closes the wishlist: the cart opens in its place. */
export function WishlistLine({ item }: { item: VariantItem }) {
  const { id, product_name } = item;
  const action = item.stock < 1 ? catalogueWording.preorder : cartWording.buy;
  return (
    <GoodsLine
      of={item}
      about={<p className="line__meta">{variantName(item)}</p>}
      remove={{ label: cartWording.removeWish(product_name), onClick: () => removeWish(id) }}
    >
      <Price of={item} isOffer={item.is_collection_product} />
      <button
        type="button"
        className="btn btn--line btn--s"
        aria-label={catalogueWording.actionOn(action, product_name)}
        onClick={() => putIntoCart(id)}
      >
        {action}
      </button>
    </GoodsLine>
  );
}
