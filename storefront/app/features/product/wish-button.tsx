import { catalogueWording } from '@shop/wording/catalogue.ts';
import { productWording } from '@shop/wording/product.ts';
import { toggleWish, useIsWished } from '../../browser-storage/wishlist.ts';
import { Icon } from '../../ui/icon.tsx';

export function WishButton({ variantId }: { variantId: number }) {
  const isWished = useIsWished(variantId);
  return (
    <button
      type="button"
      className={`btn btn--line ${isWished ? 'is-wished' : ''}`}
      aria-label={isWished ? productWording.removeFromWishlist : undefined}
      onClick={() => toggleWish(variantId)}
    >
      <Icon name="heart" />
      {isWished ? productWording.inWishlist : catalogueWording.addToWishlist}
    </button>
  );
}
