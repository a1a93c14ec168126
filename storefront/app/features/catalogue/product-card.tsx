import { catalogueWording } from '@shop/wording/catalogue.ts';
import { useViewTransitionState } from 'react-router';
import { toggleWish, useIsWished } from '../../browser-storage/wishlist.ts';
import { AddButton } from '../../goods/add-button.tsx';
import { DiscountFlag, Price } from '../../goods/price.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { CardProduct } from './card-product.ts';
import { truncate } from './truncate.ts';
import './product-card.css';

const shownWidth = '(min-width: 64rem) 20vw, (min-width: 48rem) 33vw, 50vw';

export function ProductCard({ product, isEager = false }: { product: CardProduct; isEager?: boolean }) {
  const { name, brand, url: to, human, variant, images, isInStock, isFrom, sizes } = product;
  const isOffer = product.is_collection_product;
  const [first, second] = images;
  const isOpening = useViewTransitionState(to);
  return (
    <article className={`card ${isInStock ? '' : 'card--out'} ${isOffer ? 'card--collection' : ''}`}>
      <div className={`card__tile ${isOpening ? 'card__tile--opening' : ''}`}>
        {first && <Picture picture={first} sizes={shownWidth} isEager={isEager} />}
        {second && isInStock && <Picture picture={{ ...second, alt: '' }} sizes={shownWidth} />}
        {!isInStock && <span className="card__out">{catalogueWording.outOfStock}</span>}
        {product.note && <span className="card__note">{product.note}</span>}
        {isOffer && <span className="card__band">{catalogueWording.offer}</span>}
        <div className="card__flags">
          <DiscountFlag of={variant} isOffer={isOffer} />
        </div>
      </div>
      <WishHeart variantId={variant.id} product={name} />
      <p className="card__brand">{brand}</p>
      <h3 className="card__title">
        <PageLink to={to} viewTransition>
          {truncate(name, 30)}
        </PageLink>
      </h3>
      <p className="card__sub">{truncate(human, 50)}</p>
      <p className="card__sizes">{sizes}</p>
      <Price className="card__price" of={variant} isOffer={isOffer} isFrom={isFrom} />
      <AddButton
        variantId={variant.id}
        isInStock={isInStock}
        product={name}
        className={`btn--s card__add ${isOffer ? 'btn--soft-offer' : 'btn--soft'}`}
      />
    </article>
  );
}

function WishHeart({ variantId, product }: { variantId: number; product: string }) {
  return (
    <button
      type="button"
      className="iconbtn card__wish"
      aria-pressed={useIsWished(variantId)}
      aria-label={catalogueWording.actionOn(catalogueWording.addToWishlist, product)}
      onClick={() => toggleWish(variantId)}
    >
      <Icon name="heart" />
    </button>
  );
}
