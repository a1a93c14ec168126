import { type AnyChoice, chosenBounds, countChosen, type Facet } from '@shop/domain/facets.ts';
import { listingOrders } from '@shop/domain/listing-choice.ts';
import { listingWording } from '@shop/wording/listing.ts';
import { goods } from '@shop/wording/plurals.ts';
import { type ReactNode, useRef } from 'react';
import { openOverlay } from '../../navigation/overlays.ts';
import { Icon, Outline } from '../../ui/icon.tsx';
import { Popover, usePopovers } from '../../ui/popovers.tsx';
import { FilterOptions } from './filter-options.tsx';
import { RangeFilter } from './range-filter.tsx';
import { readChoiceForm } from './read-choice-form.ts';
import type { ListingData } from './read-listing.ts';
import type { Choosing } from './use-listing-choice.ts';
import './listing-toolbar.css';

/** What the toolbar and the sheet need to know of a listing. */
export type ListingControls = {
  choosing: Choosing;
  listing: Pick<ListingData, 'filters' | 'count'>;
  /** The name of the order in which the listing comes when none is chosen. */
  usualOrder: string;
};

const sliders = 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3';

/**
 * Filters and sort order of a listing, in one GET form that also works without scripts. With scripts every change applies
 * at once, and narrow screens have the filters in a sheet.
 */
export function ListingToolbar({
  choosing: { place, choice, choose },
  listing: { filters, count: found },
  usualOrder,
}: ListingControls) {
  const form = useRef<HTMLFormElement>(null);
  const popovers = usePopovers(form);
  const apply = () => {
    if (form.current) choose(readChoiceForm(form.current));
  };
  const popover = (facet: Facet & { label: string }, content: ReactNode) => (
    <Popover
      key={facet.name}
      group="filters"
      className="pill"
      label={
        <>
          {facet.label}
          <Count of={countChosen(choice, [facet])} />
          <Icon name="chevron-down" className="ico--s" />
        </>
      }
    >
      {content}
    </Popover>
  );
  return (
    <form
      ref={form}
      className="tools"
      method="get"
      action={place.path}
      onKeyDown={popovers.closeByEscape}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
        popovers.close();
      }}
    >
      {Object.entries(place.fixed ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="page tools__in">
        <button type="button" className="pill tools__all" aria-haspopup="dialog" onClick={() => openOverlay('filters')}>
          <Outline of={sliders} className="ico--s" />
          {listingWording.filters}
          <Count of={countChosen(choice)} />
        </button>
        {filters.groups.map((group) =>
          popover(group, <FilterOptions group={group} choice={choice} onChange={apply} />),
        )}
        {filters.ranges.map((range) =>
          popover(range, <RangeFilter facet={range} chosen={chosenBounds(choice, range.name)} onLeave={apply} />),
        )}
        {filters.flags.map(({ name, label }) => (
          <label key={name} className="pill pill--flag">
            <input
              type="checkbox"
              name={name}
              value="true"
              checked={(choice as AnyChoice)[name] === true}
              onChange={apply}
            />
            {label}
          </label>
        ))}
        {/* Beside the filters on wide screens; read out with the products. */}
        <span className="tools__found" aria-hidden="true">
          {goods(found)}
        </span>
        <select
          className="pill pill--select"
          name="sort"
          aria-label={listingWording.order}
          value={choice.sort ?? ''}
          onChange={apply}
        >
          <option value="">{usualOrder}</option>
          {listingOrders.map((order) => (
            <option key={order} value={order}>
              {listingWording.orders[order]}
            </option>
          ))}
        </select>
        <button type="submit" className="btn btn--primary btn--s tools__show">
          {listingWording.show}
        </button>
      </div>
    </form>
  );
}

/** How many filters are chosen. */
function Count({ of: count }: { of: number }) {
  if (count === 0) return null;
  return (
    <>
      <span className="pill__count" aria-hidden="true">
        {count}
      </span>
      <span className="sr">{listingWording.chosenCount(count)}</span>
    </>
  );
}
