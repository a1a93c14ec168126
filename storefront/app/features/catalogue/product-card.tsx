import type { Product } from '@shop/contract/catalogue.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price } from './price.tsx';
import { truncate } from './truncate.ts';

export function ProductCard({ product }: { product: Product }) {
  const [variant] = product.variants;
  if (variant === undefined) return null;
  const [picture] = variant.images;
  const isOut = product.variants.every((each) => each.stock < 1);
  return (
    <article className="flex flex-col gap-1">
      <div className="relative aspect-[7/8] overflow-hidden rounded-tile bg-mist">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 20vw, (min-width: 48rem) 33vw, 50vw"
            className={`h-full w-full object-cover ${isOut ? 'blur-[7px] saturate-50' : ''}`}
          />
        )}
        {isOut && (
          <span className="absolute inset-x-0 bottom-4 mx-auto w-fit rounded-pill bg-surface px-4 py-1 text-caption">
            {catalogueWording.outOfStock}
          </span>
        )}
      </div>
      <h3 className="mt-3 text-ui font-medium">{truncate(product.name, 30)}</h3>
      <p className="text-small text-ink-soft">{truncate(product.human, 50)}</p>
      <Price price={variant.price} discountPrice={variant.discount_price} />
    </article>
  );
}
