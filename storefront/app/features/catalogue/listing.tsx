import { catalogueWording } from '@shop/wording/catalogue.ts';
import { listingWording } from '@shop/wording/listing.ts';
import { goods } from '@shop/wording/plurals.ts';
import { type ReactNode, useRef } from 'react';
import { closeOverlay, openOverlay, useOverlay } from '../../navigation/overlays.ts';
import { WhenWanted } from '../../ui/when-wanted.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import type { ListingPlace } from './listing-address.ts';
import { ListingPages } from './listing-pages.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { NothingLeft } from './nothing-left.tsx';
import { ProductCard } from './product-card.tsx';
import type { ListingData } from './read-listing.ts';
import { useCardsAbove } from './use-cards-above.ts';
import { useListingChoice } from './use-listing-choice.ts';
import './listing.css';

type ListingProps = {
  listing: ListingData;
  /** Parameters that all addresses of the listing have, such as the words of a search. */
  fixed?: ListingPlace['fixed'];
  /** The name of the order in which the listing comes when none is chosen. */
  usualOrder?: string;
  /** No picture above: those of the first cards are not lazy. */
  startsWithCards?: boolean;
};

/** A phone shows two cards in a row. */
const firstSeen = 2;

/** A page of product cards under its head: brand, skin type, product type, special offer. */
export function Listing({ head, ...shown }: ListingProps & { head: ReactNode }) {
  return (
    <>
      <div className="page">{head}</div>
      {shown.listing.total === 0 ? (
        <div className="page listing">
          <p className="msg msg--note">{catalogueWording.noProducts}</p>
        </div>
      ) : (
        <ChosenProducts {...shown} />
      )}
    </>
  );
}

const loadSheet = () => import('./filter-sheet.tsx');
const closeSheet = () => void closeOverlay('filters');

function ChosenProducts({
  listing,
  fixed,
  usualOrder = listingWording.orders.shop,
  startsWithCards = false,
}: ListingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // After a choice from the toolbar, which sticks to the window, the list begins anew.
  const choosing = useListingChoice(listing.choice, fixed, () => {
    if ((heading.current?.getBoundingClientRect().top ?? 0) < 0) heading.current?.scrollIntoView();
  });
  const { count, pages, filters, products } = listing;
  const { cards, list, ...above } = useCardsAbove(products);
  const controls = { choosing, listing, usualOrder };
  return (
    <>
      <h2 ref={heading} className="sr listing__top">
        {catalogueWording.products}
      </h2>
      <ListingToolbar {...controls} />
      <WhenWanted isWanted={useOverlay() === 'filters'} load={loadSheet} onFailure={closeSheet} props={controls} />
      <div className="page listing">
        <div className="listing__found">
          <p role="status">{goods(count)}</p>
          <ChosenFilters choosing={choosing} filters={filters} canReset={count > 0} />
          {/* The sheet begins with the sort orders. */}
          <button type="button" className="link listing__order" onClick={() => openOverlay('filters')}>
            <span className="sr">{listingWording.order}: </span>
            {choosing.choice.sort === undefined ? usualOrder : listingWording.orders[choosing.choice.sort]}
          </button>
        </div>
        {count === 0 ? (
          <NothingLeft place={choosing.place} listing={listing} />
        ) : (
          <ul ref={list} className="grid">
            {cards.map((product, index) => (
              <li key={product.id}>
                <ProductCard product={product} isEager={startsWithCards && index < firstSeen} />
              </li>
            ))}
          </ul>
        )}
        {pages > 1 && (
          <ListingPages place={choosing.place} choice={listing.choice} pages={pages} count={count} {...above} />
        )}
      </div>
    </>
  );
}
