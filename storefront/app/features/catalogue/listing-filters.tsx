import { type AnyChoice, chosenBounds, chosenNames, countChosen } from '@shop/domain/facets.ts';
import { type ListingChoice, listingOrders, readListingChoice } from '@shop/domain/listing-choice.ts';
import { listingWording } from '@shop/wording/listing.ts';
import { goods } from '@shop/wording/plurals.ts';
import { type FormEvent, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { FilterOption } from './filter-option.tsx';
import { RangeFilter } from './range-filter.tsx';
import type { ListingData } from './read-listing.ts';
import './listing-filters.css';

/** Sort order and filters of a listing. Without scripts it is a GET form; with scripts every change applies at once. */
export function ListingFilters({
  path,
  choice,
  choose,
  listing: {
    filters: { groups, flags, ranges },
    count: found,
  },
}: {
  path: string;
  choice: ListingChoice;
  choose: (choice: ListingChoice) => void;
  listing: Pick<ListingData, 'filters' | 'count'>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDetailsElement>(null);
  const apply = () => {
    if (form.current) choose(readForm(form.current));
  };
  function applyAndClose(event: FormEvent) {
    event.preventDefault();
    apply();
    if (panel.current === null) return;
    panel.current.open = false;
    panel.current.querySelector('summary')?.focus();
  }

  const count = countChosen(choice);
  return (
    <form ref={form} className="filters" method="get" action={path} onSubmit={applyAndClose}>
      <details ref={panel}>
        <summary className="btn btn--line btn--s filters__open">
          {listingWording.filters}
          {count > 0 && (
            <>
              <span className="filters__count" aria-hidden="true">
                {count}
              </span>
              <span className="sr">{listingWording.chosenCount(count)}</span>
            </>
          )}
          <Icon name="chevron-down" className="ico--s" />
        </summary>
        <div className="filters__panel">
          {groups.map(({ name: facet, test, label, options }) => (
            <fieldset key={facet}>
              <legend className="label">{test === 'none' ? listingWording.without(label) : label}</legend>
              <div className="chips">
                {options.map(({ name, slug, count }) => (
                  <FilterOption
                    key={slug}
                    name={facet}
                    value={slug}
                    label={name}
                    count={count}
                    isChosen={chosenNames(choice, facet).includes(slug)}
                    onChange={apply}
                  />
                ))}
              </div>
            </fieldset>
          ))}
          {flags.length > 0 && (
            <fieldset>
              <legend className="label">{listingWording.marks}</legend>
              <div className="chips">
                {flags.map(({ name, label, count }) => (
                  <FilterOption
                    key={name}
                    name={name}
                    value="true"
                    label={label}
                    count={count}
                    isChosen={(choice as AnyChoice)[name] === true}
                    onChange={apply}
                  />
                ))}
              </div>
            </fieldset>
          )}
          {ranges.map((range) => (
            <RangeFilter key={range.name} facet={range} chosen={chosenBounds(choice, range.name)} onLeave={apply} />
          ))}
          <button type="submit" className="btn btn--primary btn--s filters__show">
            {listingWording.show} <span className="filters__found">{goods(found)}</span>
          </button>
        </div>
      </details>
      <label className="filters__order">
        <span className="filters__order-label">{listingWording.order}</span>
        <select className="input" name="sort" value={choice.sort ?? ''} onChange={apply}>
          <option value="">{listingWording.orders.shop}</option>
          {listingOrders.map((order) => (
            <option key={order} value={order}>
              {listingWording.orders[order]}
            </option>
          ))}
        </select>
        <button type="submit" className="btn btn--line btn--s filters__sort">
          {listingWording.show}
        </button>
      </label>
    </form>
  );
}

function readForm(form: HTMLFormElement): ListingChoice {
  return readListingChoice(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));
}
