import { searchWording } from '@shop/wording/search.ts';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { keepSearch } from '../../browser-storage/recent-searches.ts';
import { closeOverlay, useOverlay } from '../../navigation/overlays.ts';
import { Icon } from '../../ui/icon.tsx';
import { Hit, hitAddress } from './hit.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { Placeholders, SearchStatus } from './search-status.tsx';
import { useSearch } from './use-search.ts';
import './search.css';

export default function SearchWhenOpen() {
  return useOverlay() === 'search' ? <SearchPanel /> : null;
}

/** Search under the header: a combobox whose options are links to found products, or other queries to try. */
function SearchPanel() {
  const id = useId();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [activeKey, setActiveKey] = useState<string>();
  const search = useSearch(words);
  const products = ('products' in search && search.products) || [];
  const suggestions = (search.state === 'found' && search.suggestions) || [];
  const options = products.length > 0 ? products.map(({ slug }) => slug) : suggestions;
  const active = activeKey === undefined ? -1 : options.indexOf(activeKey);
  const { field, closeAndGiveBack } = useBorrowedFocus();
  const recent = useRef<HTMLUListElement>(null);

  // The visible results may belong to the previous query; Enter then waits for the new ones.
  const [isEager, setIsEager] = useState(false);
  const [first] = products;
  useEffect(() => {
    if (isEager && search.state === 'found' && first) navigate(hitAddress(first, words.trim()));
  }, [isEager, search.state, first, words, navigate]);

  function type(next: string) {
    setWords(next);
    setActiveKey(undefined);
    setIsEager(false);
  }
  function tryInstead(next: string) {
    type(next);
    field.current?.focus();
  }
  function choose(option: string | undefined) {
    if (option !== undefined && products.length === 0) return tryInstead(option);
    keepSearch(words);
    const product = products.find(({ slug }) => slug === option);
    if (product === undefined) setIsEager(true);
    else navigate(hitAddress(product, words.trim()));
  }
  function leave(event: FocusEvent<HTMLElement>) {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) closeOverlay('search');
  }
  function steer(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' && words === '') recent.current?.querySelector('button')?.focus();
    else if (event.key === 'ArrowDown') setActiveKey(options.at((active + 1) % options.length));
    else if (event.key === 'ArrowUp') setActiveKey(options.at(Math.max(active, 0) - 1));
    else if (event.key === 'Enter') choose(options[active]);
    else return;
    event.preventDefault();
  }

  return (
    <search
      className="panel panel--search"
      data-open
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Escape' && closeAndGiveBack()}
    >
      <div className="panel__in">
        <div className="search__field">
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            role="combobox"
            aria-label={searchWording.label}
            aria-expanded={options.length > 0}
            aria-controls={`${id}-hits`}
            aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
            aria-autocomplete="list"
            placeholder={searchWording.placeholder}
            autoComplete="off"
            maxLength={100}
            value={words}
            onChange={(event) => type(event.target.value)}
            onKeyDown={steer}
          />
          <button type="button" className="iconbtn" aria-label={searchWording.close} onClick={closeAndGiveBack}>
            <Icon name="x" />
          </button>
        </div>
        <SearchStatus search={search} words={words} />
        {words === '' && <RecentSearches list={recent} field={field} onChoose={tryInstead} />}
        <div
          id={`${id}-hits`}
          className={suggestions.length > 0 ? 'chips' : 'search__results'}
          role="listbox"
          aria-label={searchWording.results}
        >
          {products.map((product, index) => (
            <Hit
              key={product.id}
              id={`${id}-${index}`}
              product={product}
              words={words.trim()}
              isActive={index === active}
              onOpen={() => keepSearch(words)}
            />
          ))}
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={suggestion}
              id={`${id}-${index}`}
              className="chip search__instead"
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => tryInstead(suggestion)}
            >
              {suggestion}
            </div>
          ))}
        </div>
        {search.state === 'searching' && search.products === undefined && <Placeholders />}
      </div>
    </search>
  );
}

/** Takes the focus; closing the search on purpose gives it back. */
function useBorrowedFocus() {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    before.current = document.activeElement;
    field.current?.focus();
  }, []);
  function closeAndGiveBack() {
    closeOverlay('search');
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }
  return { field, closeAndGiveBack };
}
