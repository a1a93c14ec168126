import type { VariantItem } from '@shop/contract/catalogue.ts';
import type { ReactNode } from 'react';
import { Drop } from '../ui/drop.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { LinkedName } from './linked-name.tsx';
import './goods-line.css';

type Shown = Pick<VariantItem, 'product_name' | 'image_picture' | 'is_collection_product'> & { url: string | null };

/** A line of the cart or the wishlist: picture, name, remove button and the list's own controls. */
export function GoodsLine({
  of,
  about,
  remove,
  children,
}: {
  of: Shown;
  /** Shown under the name. */
  about: ReactNode;
  remove: { label: string; onClick: () => void };
  children: ReactNode;
}) {
  return (
    <li className="line" tabIndex={-1}>
      <Thumbnail of={of} />
      <div className="line__main">
        <div className="line__top">
          <div>
            <LinkedName of={{ name: of.product_name, url: of.url }} className="line__name" />
            {about}
          </div>
          <button type="button" className="iconbtn" aria-label={remove.label} onClick={remove.onClick}>
            <Icon name="x" className="ico--s" />
          </button>
        </div>
        <div className="line__bottom">{children}</div>
      </div>
    </li>
  );
}

/** Decorative: the name beside it says everything. */
function Thumbnail({ of: { image_picture, is_collection_product } }: { of: Shown }) {
  const className = `line__img ${is_collection_product ? 'line__img--collection' : ''}`;
  if (image_picture) {
    return <Picture picture={{ ...image_picture, alt: '' }} sizes="96px" className={className} />;
  }
  return (
    <span className={`${className} line__img--none`}>
      <Drop />
    </span>
  );
}

/** Placeholders of the final size. */
export function ComingLines({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => `coming-${index}`).map((key) => (
        <div key={key} className="line line--coming">
          <span className="line__img" />
          <div className="line__main">
            <span />
            <span />
          </div>
        </div>
      ))}
    </div>
  );
}
