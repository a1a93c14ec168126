import { catalogueWording } from '@shop/wording/catalogue.ts';
import { listingWording } from '@shop/wording/listing.ts';
import { goods } from '@shop/wording/plurals.ts';
import { Link } from 'react-router';
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { ListingFilters } from './listing-filters.tsx';
import { ListingPages } from './listing-pages.tsx';
import { ProductCard } from './product-card.tsx';
import type { ListingData } from './read-listing.ts';
import { useListingChoice } from './use-listing-choice.ts';
import './listing.css';

/** `narrow` is the picture for phones. */
type ListingBanner = { picture: PictureSource; narrow?: PictureSource; isSlim?: boolean };

/** A phone shows two cards in a row. */
const firstSeen = 2;

/** A page of product cards under a heading: brand, skin type, product type, special offer. */
export function Listing({
  banner,
  section,
  title,
  text,
  listing,
  startsWithCards = false,
}: {
  banner?: ListingBanner | null | undefined;
  /** The kind of listing, for the breadcrumbs. */
  section?: string;
  title: string;
  text?: string;
  listing: ListingData;
  /** No banner above: the first cards are visible at once, so their pictures are not lazy. */
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
        {listing.total === 0 ? (
          <p className="msg msg--note listing__none">{catalogueWording.noProducts}</p>
        ) : (
          <ChosenProducts listing={listing} startsWithCards={startsWithCards} />
        )}
      </div>
    </>
  );
}

function ChosenProducts({ listing, startsWithCards }: { listing: ListingData; startsWithCards: boolean }) {
  const { choice, choose, path } = useListingChoice(listing.choice);
  const { count, pages, filters, products } = listing;
  return (
    <>
      <ListingFilters path={path} choice={choice} choose={choose} listing={listing} />
      <div className="listing__found">
        <p className="t-small mute" role="status">
          {goods(count)}
        </p>
        <ChosenFilters path={path} choice={choice} filters={filters} canReset={count > 0} />
      </div>
      {count === 0 && (
        <div className="msg msg--note listing__none">
          <p>{listingWording.nothing}</p>
          <Link className="link" to={path} preventScrollReset>
            {listingWording.reset}
          </Link>
        </div>
      )}
      <ul className="grid listing">
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} isEager={startsWithCards && index < firstSeen} />
          </li>
        ))}
      </ul>
      {/* The key remounts the links with every page, so that the focus starts from the top again. */}
      {pages > 1 && <ListingPages key={listing.choice.page} path={path} choice={listing.choice} pages={pages} />}
    </>
  );
}
