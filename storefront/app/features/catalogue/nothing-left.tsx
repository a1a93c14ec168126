import { type AnyChoice, parametersOf, type ShopFacet, shopFacets } from '@shop/domain/facets.ts';
import { listingWording } from '@shop/wording/listing.ts';
import { goods } from '@shop/wording/plurals.ts';
import { Link } from 'react-router';
import { filterChips } from './filter-chips.ts';
import { type ListingPlace, listingAddress } from './listing-address.ts';
import type { Filters } from './listing-facets.ts';
import type { ListingData } from './read-listing.ts';

/** Instead of the products when a choice finds none: the one filter without which most are found, and all of them. */
export function NothingLeft({
  place,
  listing: { choice, nearest, filters },
}: {
  place: ListingPlace;
  listing: Pick<ListingData, 'choice' | 'nearest' | 'filters'>;
}) {
  return (
    <div className="nothing">
      <p className="t-heading">{listingWording.nothing}</p>
      {nearest && (
        <Link className="btn btn--primary" to={listingAddress(place, withoutFacet(choice, nearest.without))}>
          {listingWording.nearest(chosenIn(nearest.without, { choice, filters }), goods(nearest.count))}
        </Link>
      )}
      <Link className="linkbtn link" to={listingAddress(place, {})} preventScrollReset>
        {listingWording.reset}
      </Link>
    </div>
  );
}

function withoutFacet(choice: AnyChoice, name: ShopFacet['name']): AnyChoice {
  const facet = shopFacets.find((each) => each.name === name)!;
  const nothing = ['page', ...parametersOf(facet)].map((parameter) => [parameter, undefined]);
  return { ...choice, ...Object.fromEntries(nothing) };
}

/** What is chosen in a facet, in words. A name that the listing does not know has none, so the facet stands for it. */
function chosenIn(name: ShopFacet['name'], { choice, filters }: { choice: AnyChoice; filters: Filters }): string[] {
  const labels = filterChips(choice, filters).flatMap(({ facet, label }) => (facet === name ? [label] : []));
  return labels.length > 0 ? labels : [listingWording.facets[name]];
}
