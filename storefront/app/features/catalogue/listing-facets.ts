import type { ListingFacets } from '@shop/contract/listings.ts';
import {
  type Facet,
  type FlagFacet,
  isFlagFacet,
  isNameFacet,
  isRangeFacet,
  type NameFacet,
  type RangeFacet,
  shopFacets,
} from '@shop/domain/facets.ts';
import { listingWording } from '@shop/wording/listing.ts';

/** The filters of a listing as the page draws them: their descriptions with what can be chosen. */
export type Filters = {
  groups: (NameFacet & { label: string; options: ListingFacets['brands'] })[];
  flags: (FlagFacet & { label: string; count: number })[];
  /** The range of the products left by the other filters; money as in the API. */
  ranges: (RangeFacet & { label: string; range: { from: string | number; to: string | number } | null })[];
};

/** A listing is not narrowed down by its own subject, nor by a single name. */
export function toFilters(
  answer: object,
  subject: string,
  facets: readonly Facet[] = shopFacets,
  words: Readonly<Record<string, string>> = listingWording.facets,
): Filters {
  const counts = answer as Readonly<Record<string, never>>;
  const label = ({ name, test }: Facet) => (test === 'none' ? listingWording.without(words[name]!) : words[name]!);
  const labelled = <Kind extends Facet>(facet: Kind) => ({ ...facet, label: label(facet) });
  return {
    groups: facets
      .filter(isNameFacet)
      .map((facet) => ({ ...labelled(facet), options: counts[facet.list]! as ListingFacets['brands'] }))
      .filter(({ name, options }) => name !== subject && options.length > 1),
    flags: facets.filter(isFlagFacet).map((facet) => ({ ...labelled(facet), count: counts[facet.name]! })),
    ranges: facets.filter(isRangeFacet).map((facet) => ({ ...labelled(facet), range: counts[facet.name]! })),
  };
}
