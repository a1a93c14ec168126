import type { ListingChoice } from '@shop/domain/listing-choice.ts';
import { listingWording } from '@shop/wording/listing.ts';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { listingAddress } from './listing-address.ts';
import type { FilterGroup } from './read-listing.ts';
import '../../ui/chips.css';

type Chip = { label: string; without: ListingChoice };

/** The active filters, each with a link that removes it. */
export function ChosenFilters({
  path,
  choice,
  groups,
  canReset,
}: {
  path: string;
  choice: ListingChoice;
  groups: readonly FilterGroup[];
  canReset: boolean;
}) {
  const { page: _page, ...whole } = choice;
  const chips = filterChips(whole, groups);
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

function filterChips(choice: ListingChoice, groups: readonly FilterGroup[]): Chip[] {
  const { in_stock, on_sale, price_from, price_to } = choice;
  const named = groups.flatMap(({ kind, options }) =>
    options
      .filter(({ slug }) => choice[kind]?.includes(slug))
      .map(({ name, slug }) => ({
        label: name,
        without: { ...choice, [kind]: choice[kind]?.filter((each) => each !== slug) },
      })),
  );
  return [
    ...named,
    ...(in_stock ? [{ label: listingWording.inStock, without: { ...choice, in_stock: undefined } }] : []),
    ...(on_sale ? [{ label: listingWording.onSale, without: { ...choice, on_sale: undefined } }] : []),
    ...(price_from === undefined
      ? []
      : [{ label: listingWording.priceAbove(price_from), without: { ...choice, price_from: undefined } }]),
    ...(price_to === undefined
      ? []
      : [{ label: listingWording.priceBelow(price_to), without: { ...choice, price_to: undefined } }]),
  ];
}
