import type { VariantItem } from '@shop/contract/catalogue.ts';
import type { ReactNode } from 'react';
import { Drop } from '../ui/drop.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { LinkedName } from './linked-name.tsx';
import './goods-line.css';

type Shown = Pick<VariantItem, 'product_name' | 'image_picture' | 'is_collection_product'> & { url: string | null };

/** One thing of a list in a drawer: its picture and name, how to take it out, and what the list does with it. */
export function GoodsLine({
  of,
  about,
  remove,
  children,
}: {
  of: Shown;
  /** What stands under the name. */
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

/** The name beside it says all there is to be read aloud. */
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

/** Blocks of the size of the lines that will come. */
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
