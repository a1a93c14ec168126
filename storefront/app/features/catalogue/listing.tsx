import { catalogueWording } from '@shop/wording/catalogue.ts';
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';
import './listing.css';

/** `narrow` is the picture for phones. */
type ListingBanner = { picture: PictureSource; narrow?: PictureSource; isSlim?: boolean };

/** On a phone two cards stand beside each other. */
const firstSeen = 2;

/** A page of product cards under a heading: brand, skin type, product type, special offer. */
export function Listing({
  banner,
  section,
  title,
  text,
  products,
  startsWithCards = false,
}: {
  banner?: ListingBanner | null | undefined;
  /** What kind of listing it is, in the breadcrumbs. */
  section?: string;
  title: string;
  text?: string;
  products: readonly CardProduct[];
  /** No banner stands above: the first cards are what is seen first, and their pictures are not put off. */
  startsWithCards?: boolean;
}) {
  return (
    <>
      {banner && (
        <div className={`lbanner ${banner.isSlim ? 'lbanner--slim' : ''}`}>
          <Picture picture={banner.picture} narrow={banner.narrow} sizes="100vw" isEager />
        </div>
      )}
      <div className="page">
        <Breadcrumbs steps={section === undefined ? [] : [{ name: section }]} current={title} />
        <div className="lhead">
          <h1 className="t-display">{title}</h1>
          {text && <p className="soft">{text}</p>}
        </div>
        <h2 className="sr">{catalogueWording.products}</h2>
        {products.length === 0 && <p className="msg msg--note listing__none">{catalogueWording.noProducts}</p>}
        <ul className="grid listing">
          {products.map((product, index) => (
            <li key={product.id}>
              <ProductCard product={product} isEager={startsWithCards && index < firstSeen} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
