import { type AnyChoice, chosenBounds } from '@shop/domain/facets.ts';
import { listingOrders } from '@shop/domain/listing-choice.ts';
import { listingWording } from '@shop/wording/listing.ts';
import { goods } from '@shop/wording/plurals.ts';
import { useRef } from 'react';
import { closeOverlay, useOverlay } from '../../navigation/overlays.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { FilterOption, FilterOptions } from './filter-options.tsx';
import type { ListingControls } from './listing-toolbar.tsx';
import { RangeFilter } from './range-filter.tsx';
import { readChoiceForm } from './read-choice-form.ts';
import './filter-sheet.css';

const close = () => void closeOverlay('filters');

/** All filters and the sort order over a phone's page. A choice applies at once, behind the sheet. */
export default function FilterSheet({
  choosing: { choice, choose },
  listing: { filters, count: found },
  usualOrder,
}: ListingControls) {
  const form = useRef<HTMLFormElement>(null);
  const apply = () => {
    // In place, so that Back closes the sheet and keeps what was chosen.
    if (form.current) choose(readChoiceForm(form.current), true);
  };
  const { groups, flags, ranges } = filters;
  return (
    <Drawer
      side="bottom"
      label={listingWording.filters}
      heading={<h2 className="t-heading">{listingWording.filters}</h2>}
      closeLabel={listingWording.closeFilters}
      isOpen={useOverlay() === 'filters'}
      onClose={close}
    >
      <form
        ref={form}
        className="sheet"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
          close();
        }}
      >
        <div className="drawer__body sheet__body">
          <fieldset className="options">
            <legend className="label">{listingWording.order}</legend>
            {[undefined, ...listingOrders].map((order) => (
              <FilterOption
                key={order ?? ''}
                type="radio"
                name="sort"
                value={order ?? ''}
                label={order === undefined ? usualOrder : listingWording.orders[order]}
                isChosen={choice.sort === order}
                onChange={apply}
              />
            ))}
          </fieldset>
          {groups.map((group) => (
            <FilterOptions key={group.name} group={group} choice={choice} onChange={apply} />
          ))}
          {flags.length > 0 && (
            <fieldset className="options">
              <legend className="label">{listingWording.marks}</legend>
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
            </fieldset>
          )}
          {ranges.map((range) => (
            <RangeFilter key={range.name} facet={range} chosen={chosenBounds(choice, range.name)} onLeave={apply} />
          ))}
        </div>
        <div className="drawer__foot sheet__foot">
          <p className="sr" role="status">
            {goods(found)}
          </p>
          <button type="button" className="btn btn--line" onClick={() => choose({ sort: choice.sort }, true)}>
            {listingWording.resetFilters}
          </button>
          <button type="submit" className="btn btn--primary">
            {listingWording.showFound(goods(found))}
          </button>
        </div>
      </form>
    </Drawer>
  );
}
