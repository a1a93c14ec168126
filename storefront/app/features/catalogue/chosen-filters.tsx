import { type AnyChoice, boundsOf, chosenBounds, chosenNames } from '@shop/domain/facets.ts';
import type { ListingChoice } from '@shop/domain/listing-choice.ts';
import { listingWording } from '@shop/wording/listing.ts';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { listingAddress } from './listing-address.ts';
import type { Filters } from './listing-facets.ts';
import '../../ui/chips.css';

type Chip = { label: string; without: AnyChoice };

/** The active filters, each with a link that removes it. */
export function ChosenFilters({
  path,
  choice,
  filters,
  canReset,
}: {
  path: string;
  choice: ListingChoice;
  filters: Filters;
  canReset: boolean;
}) {
  const { page: _page, ...whole } = choice;
  const chips = filterChips(whole, filters);
  const keptFocus = useKeptFocus<HTMLUListElement>(chips.map(({ label }) => label).join());
  return (
    <ul {...keptFocus} className="chips chosen" aria-label={listingWording.chosen}>
      {chips.map(({ label, without }) => (
        <li key={label} tabIndex={-1}>
          <Link
            className="chip"
            to={listingAddress(path, without)}
            preventScrollReset
            aria-label={listingWording.remove(label)}
          >
            {label}
            <Icon name="x" className="ico--s" />
          </Link>
        </li>
      ))}
      {chips.length > 0 && canReset && (
        <li>
          <Link className="linkbtn link" to={listingAddress(path, { sort: choice.sort })} preventScrollReset>
            {listingWording.reset}
          </Link>
        </li>
      )}
    </ul>
  );
}

function filterChips(choice: AnyChoice, { groups, flags, ranges }: Filters): Chip[] {
  const without = (parameter: string): AnyChoice => ({ ...choice, [parameter]: undefined });
  const named = groups.flatMap(({ name: facet, test, options }) => {
    const chosen = chosenNames(choice, facet);
    return options
      .filter(({ slug }) => chosen.includes(slug))
      .map(({ name, slug }) => ({
        label: test === 'none' ? listingWording.without(name) : name,
        without: { ...choice, [facet]: chosen.filter((each) => each !== slug) },
      }));
  });
  const flagged = flags
    .filter(({ name }) => choice[name])
    .map(({ name, label }) => ({ label, without: without(name) }));
  const bounded = ranges.flatMap(({ name, label, isMoney }) => {
    const [least, greatest] = boundsOf(name);
    const { from, to } = chosenBounds(choice, name);
    const { priceAbove, priceBelow, above, below } = listingWording;
    return [
      ...(from === undefined
        ? []
        : [{ label: isMoney ? priceAbove(from) : above(label, from), without: without(least) }]),
      ...(to === undefined ? [] : [{ label: isMoney ? priceBelow(to) : below(label, to), without: without(greatest) }]),
    ];
  });
  return [...named, ...flagged, ...bounded];
}
