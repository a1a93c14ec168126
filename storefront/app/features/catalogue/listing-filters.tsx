import { type ListingChoice, listingKinds, listingOrders, readListingChoice } from '@shop/domain/listing-choice.ts';
import { listingWording } from '@shop/wording/listing.ts';
import { goods } from '@shop/wording/plurals.ts';
import { type FormEvent, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { FilterOption } from './filter-option.tsx';
import { PriceFilter } from './price-filter.tsx';
import type { ListingData } from './read-listing.ts';
import './listing-filters.css';

/** Sort order and filters of a listing. Without scripts it is a GET form; with scripts every change applies at once. */
export function ListingFilters({
  path,
  choice,
  choose,
  listing: { groups, marks, price, count: found },
}: {
  path: string;
  choice: ListingChoice;
  choose: (choice: ListingChoice) => void;
  listing: ListingData;
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

  const count = chosenCount(choice);
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
          {groups.map(({ kind, options }) => (
            <fieldset key={kind}>
              <legend className="label">{listingWording.kinds[kind]}</legend>
              <div className="chips">
                {options.map(({ name, slug, count }) => (
                  <FilterOption
                    key={slug}
                    name={kind}
                    value={slug}
                    label={name}
                    count={count}
                    isChosen={choice[kind]?.includes(slug) ?? false}
                    onChange={apply}
                  />
                ))}
              </div>
            </fieldset>
          ))}
          <fieldset>
            <legend className="label">{listingWording.marks}</legend>
            <div className="chips">
              {(['in_stock', 'on_sale'] as const).map((mark) => (
                <FilterOption
                  key={mark}
                  name={mark}
                  value="true"
                  label={mark === 'in_stock' ? listingWording.inStock : listingWording.onSale}
                  count={marks[mark]}
                  isChosen={choice[mark] ?? false}
                  onChange={apply}
                />
              ))}
            </div>
          </fieldset>
          <PriceFilter choice={choice} range={price} onLeave={apply} />
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

function chosenCount(choice: ListingChoice): number {
  const names = listingKinds.flatMap((kind) => choice[kind] ?? []).length;
  const { in_stock, on_sale, price_from, price_to } = choice;
  return names + [in_stock, on_sale, price_from ?? price_to].filter((each) => each !== undefined).length;
}
