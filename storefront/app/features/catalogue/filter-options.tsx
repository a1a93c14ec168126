import { type AnyChoice, chosenNames } from '@shop/domain/facets.ts';
import type { Filters } from './listing-facets.ts';

/** The options of a filter by names, each with the number of products it would leave. */
export function FilterOptions({
  group: { name: facet, label, options },
  choice,
  onChange,
}: {
  group: Filters['groups'][number];
  choice: AnyChoice;
  onChange: () => void;
}) {
  return (
    <fieldset className="options">
      <legend className="label">{label}</legend>
      {options.map(({ name, slug, count }) => (
        <FilterOption
          key={slug}
          name={facet}
          value={slug}
          label={name}
          count={count}
          isChosen={chosenNames(choice, facet).includes(slug)}
          onChange={onChange}
        />
      ))}
    </fieldset>
  );
}

/** One option of a filter, with the number of products it would leave. */
export function FilterOption({
  type = 'checkbox',
  name,
  value,
  label,
  count,
  isChosen,
  onChange,
}: {
  type?: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: string;
  count?: number;
  isChosen: boolean;
  onChange: () => void;
}) {
  return (
    <label className={`option ${count === 0 ? 'option--none' : ''}`}>
      <input type={type} name={name} value={value} checked={isChosen} onChange={onChange} />
      {label}
      {count !== undefined && <span className="option__count num">{count}</span>}
    </label>
  );
}
