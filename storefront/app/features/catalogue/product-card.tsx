import { catalogueWording } from '@shop/wording/catalogue.ts';
import { Picture } from '../../ui/picture.tsx';
import type { CardProduct } from './card-product.ts';
import { Price } from './price.tsx';
import { truncate } from './truncate.ts';
import './product-card.css';

const shownWidth = '(min-width: 64rem) 20vw, (min-width: 48rem) 33vw, 50vw';

export function ProductCard({ product }: { product: CardProduct }) {
  const [variant] = product.variants;
  if (variant === undefined) return null;
  const [first, second] = variant.images;
  const isOut = product.variants.every((each) => each.stock < 1);
  const isOffer = product.is_collection_product;
  return (
    <article className={`card ${isOut ? 'card--out' : ''} ${isOffer ? 'card--collection' : ''}`}>
      <div className="card__tile">
        {first && <Picture picture={first} sizes={shownWidth} />}
        {second && <Picture picture={{ ...second, alt: '' }} sizes={shownWidth} />}
        {isOut && <span className="card__out">{catalogueWording.outOfStock}</span>}
        {isOffer && <span className="card__band">{catalogueWording.offer}</span>}
      </div>
      <div className="card__body">
        <h3 className="card__title">{truncate(product.name, 30)}</h3>
        <p className="card__sub">{truncate(product.human, 50)}</p>
        <div className="card__foot">
          <Price price={variant.price} discountPrice={variant.discount_price} isOffer={isOffer} />
        </div>
      </div>
    </article>
  );
}
