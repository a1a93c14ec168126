import { searchWording } from '@shop/wording/search.ts';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { closeOverlay, useOverlay } from '../../navigation/overlays.ts';
import { Icon } from '../../ui/icon.tsx';
import { Hit } from './hit.tsx';
import { fewestCharacters, mostShown, type Search, useSearch } from './use-search.ts';
import './search.css';

export default function SearchWhenOpen() {
  return useOverlay() === 'search' ? <SearchPanel /> : null;
}

/** Search under the header: a combobox whose options are links to the products found. */
function SearchPanel() {
  const id = useId();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [activeId, setActiveId] = useState<number>();
  const search = useSearch(words);
  const products = ('products' in search && search.products) || [];
  const active = products.findIndex((product) => product.id === activeId);
  const { field, closeAndGiveBack } = useBorrowedFocus();

  // What is shown may still answer older words; who presses Enter then means the answer to come.
  const [isEager, setIsEager] = useState(false);
  const [first] = products;
  useEffect(() => {
    if (isEager && search.state === 'found' && first) navigate(`/product/${first.slug}`);
  }, [isEager, search.state, first, navigate]);

  function leave(event: FocusEvent<HTMLElement>) {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) closeOverlay('search');
  }
  function steer(event: KeyboardEvent) {
    const chosen = products[active];
    if (event.key === 'ArrowDown') setActiveId(products.at((active + 1) % products.length)?.id);
    else if (event.key === 'ArrowUp') setActiveId(products.at(Math.max(active, 0) - 1)?.id);
    else if (event.key === 'Enter' && chosen) navigate(`/product/${chosen.slug}`);
    else if (event.key === 'Enter') setIsEager(true);
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
            aria-expanded={products.length > 0}
            aria-controls={`${id}-hits`}
            aria-activedescendant={products[active] && `${id}-${active}`}
            aria-autocomplete="list"
            placeholder={searchWording.placeholder}
            autoComplete="off"
            maxLength={100}
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              setActiveId(undefined);
              setIsEager(false);
            }}
            onKeyDown={steer}
          />
          <button type="button" className="iconbtn" aria-label={searchWording.close} onClick={closeAndGiveBack}>
            <Icon name="x" />
          </button>
        </div>
        <Status search={search} words={words} />
        <div id={`${id}-hits`} className="search__results" role="listbox" aria-label={searchWording.results}>
          {products.map((product, index) => (
            <Hit
              key={product.id}
              id={`${id}-${index}`}
              product={product}
              words={words.trim()}
              isActive={index === active}
            />
          ))}
        </div>
        {search.state === 'searching' && search.products === undefined && <Placeholders />}
      </div>
    </search>
  );
}

/** Takes the focus; who closes the search on purpose gets it back where it was. */
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

function Status({ search, words }: { search: Search; words: string }) {
  return (
    <div className="search__status t-caption mute" role="status">
      {statusOf(search, words)}
      {search.state === 'found' && search.products.length === 0 && <p>{searchWording.nothingHint}</p>}
    </div>
  );
}

function statusOf(search: Search, words: string) {
  switch (search.state) {
    case 'waiting':
      return words.trim().length > 0 && words.trim().length < fewestCharacters ? searchWording.hint : '';
    case 'searching':
      return searchWording.searching;
    case 'failed':
      return <p className="search__failed">{searchWording.failed}</p>;
    case 'found':
      if (search.products.length === 0) return <p className="search__nothing t-heading">{searchWording.nothing}</p>;
      return search.products.length < mostShown
        ? searchWording.found(search.products.length)
        : searchWording.firstFound(mostShown);
  }
}

/** Blocks of the size of what will come. */
function Placeholders() {
  return (
    <div className="search__results" aria-hidden="true">
      {['first', 'second', 'third'].map((each) => (
        <div key={each} className="hit hit--coming">
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
