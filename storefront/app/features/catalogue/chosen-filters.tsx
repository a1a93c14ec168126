import { listingWording } from '@shop/wording/listing.ts';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { filterChips } from './filter-chips.ts';
import { listingAddress } from './listing-address.ts';
import type { Filters } from './listing-facets.ts';
import type { Choosing } from './use-listing-choice.ts';
import '../../ui/chips.css';

/** The active filters, each with a link that removes it. */
export function ChosenFilters({
  choosing: { place, choice },
  filters,
  canReset,
}: {
  choosing: Choosing;
  filters: Filters;
  canReset: boolean;
}) {
  const chips = filterChips(choice, filters);
  const keptFocus = useKeptFocus<HTMLUListElement>(chips.map(({ label }) => label).join());
  return (
    <ul {...keptFocus} className="chips chosen" aria-label={listingWording.chosen}>
      {chips.map(({ label, without }) => (
        <li key={label} tabIndex={-1}>
          <Link
            className="chip"
            to={listingAddress(place, without)}
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
          <Link className="linkbtn link" to={listingAddress(place, { sort: choice.sort })} preventScrollReset>
            {listingWording.reset}
          </Link>
        </li>
      )}
    </ul>
  );
}
