import { type AnyChoice, boundsOf, chosenBounds, chosenNames } from '@shop/domain/facets.ts';
import { listingWording } from '@shop/wording/listing.ts';
import type { Filters } from './listing-facets.ts';

/** Something that is chosen, in words, and the choice without it. */
type Chip = { facet: string; label: string; without: AnyChoice };

/** All that is chosen. Another choice begins at the first page. */
export function filterChips({ page: _page, ...choice }: AnyChoice, { groups, flags, ranges }: Filters): Chip[] {
  const without = (parameter: string): AnyChoice => ({ ...choice, [parameter]: undefined });
  const named = groups.flatMap(({ name: facet, test, options }) => {
    const chosen = chosenNames(choice, facet);
    return options
      .filter(({ slug }) => chosen.includes(slug))
      .map(({ name, slug }) => ({
        facet,
        label: test === 'none' ? listingWording.without(name) : name,
        without: { ...choice, [facet]: chosen.filter((each) => each !== slug) },
      }));
  });
  const flagged = flags
    .filter(({ name }) => choice[name])
    .map(({ name, label }) => ({ facet: name, label, without: without(name) }));
  const bounded = ranges.flatMap(({ name: facet, label, isMoney }) => {
    const [least, greatest] = boundsOf(facet);
    const { from, to } = chosenBounds(choice, facet);
    const { priceAbove, priceBelow, above, below } = listingWording;
    return [
      ...(from === undefined
        ? []
        : [{ facet, label: isMoney ? priceAbove(from) : above(label, from), without: without(least) }]),
      ...(to === undefined
        ? []
        : [{ facet, label: isMoney ? priceBelow(to) : below(label, to), without: without(greatest) }]),
    ];
  });
  return [...named, ...flagged, ...bounded];
}
