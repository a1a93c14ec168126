import { searchWording } from '@shop/wording/search.ts';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { Hit } from './hit.tsx';
import { fewestCharacters, mostShown, type Search, useSearch } from './use-search.ts';
import './search.css';

/** Search under the header: a combobox whose options are links to the products found. */
export default function SearchPanel({ close }: { close: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [active, setActive] = useState(-1);
  const search = useSearch(words);
  const products = ('products' in search && search.products) || [];
  const input = useFocusUntilClosed();

  function leave(event: FocusEvent<HTMLElement>) {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
  }
  // What is shown may still answer older words; who presses Enter then means the answer to come.
  const [isEager, setIsEager] = useState(false);
  const [first] = products;
  useEffect(() => {
    if (isEager && search.state === 'found' && first) navigate(`/product/${first.slug}`);
  }, [isEager, search.state, first, navigate]);
  function steer(event: KeyboardEvent) {
    const chosen = products[active];
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') setActive((active + 1) % Math.max(products.length, 1));
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? products.length : active) - 1);
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
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className="panel__in">
        <div className="search__field">
          <Icon name="search" />
          <input
            ref={input}
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
              setActive(-1);
              setIsEager(false);
            }}
            onKeyDown={steer}
          />
          <button type="button" className="iconbtn" aria-label={searchWording.close} onClick={close}>
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

/** Takes the focus, and gives it back to where it came from when the search is closed. */
function useFocusUntilClosed() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const field = input.current;
    field?.focus();
    return () => {
      const isStillHere = document.activeElement === document.body || document.activeElement === field;
      if (isStillHere && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return input;
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
