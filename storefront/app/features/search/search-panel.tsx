import { isSearchable } from '@shop/domain/search/search-words.ts';
import { searchWording } from '@shop/wording/search.ts';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { keepSearch } from '../../browser-storage/recent-searches.ts';
import { closeOverlay, useOverlay } from '../../navigation/overlays.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BeforeSearch } from './before-search.tsx';
import { endingsOf, sectionsOf } from './found-ways.ts';
import { Hit, hitAddress } from './hit.tsx';
import { searchAddress } from './search-address.ts';
import { Placeholders, SearchStatus } from './search-status.tsx';
import { useSearch } from './use-search.ts';
import { WayList } from './way-list.tsx';
import './search.css';

export default function SearchWhenOpen() {
  return useOverlay() === 'search' ? <SearchPanel /> : null;
}

/** As many as fit beside the other ways on. */
const mostHits = 4;

/** Search under the header: a combobox whose options are links to found products. Enter leads to everything that was found. */
function SearchPanel() {
  const id = useId();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [activeKey, setActiveKey] = useState<string>();
  const search = useSearch(words);
  const { products = [], total = 0, corrected } = search.found ?? {};
  const hits = products.slice(0, mostHits);
  const active = hits.findIndex(({ slug }) => slug === activeKey);
  const asked = (corrected ?? words).trim();
  const { field, closeAndGiveBack } = useBorrowedFocus();
  const before = useRef<HTMLDivElement>(null);

  function type(next: string) {
    setWords(next);
    setActiveKey(undefined);
  }
  function tryInstead(next: string) {
    type(next);
    field.current?.focus();
  }
  function open() {
    if (!isSearchable(words.trim())) return;
    keepSearch(words);
    const product = hits[active];
    navigate(product === undefined ? searchAddress(words) : hitAddress(product, asked));
  }
  function leave(event: FocusEvent<HTMLElement>) {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) closeOverlay('search');
  }
  function steer(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' && words === '')
      before.current?.querySelector<HTMLElement>('.recent__query, a')?.focus();
    else if (event.key === 'ArrowDown') setActiveKey(hits.at((active + 1) % hits.length)?.slug);
    else if (event.key === 'ArrowUp') setActiveKey(hits.at(Math.max(active, 0) - 1)?.slug);
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
        <form
          className="search__field"
          action={searchAddress('')}
          onSubmit={(event) => {
            event.preventDefault();
            open();
          }}
        >
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            name="q"
            role="combobox"
            aria-label={searchWording.label}
            aria-expanded={hits.length > 0}
            aria-controls={`${id}-hits`}
            aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
            aria-autocomplete="list"
            placeholder={searchWording.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            value={words}
            onChange={(event) => type(event.target.value)}
            onKeyDown={steer}
          />
          <button type="button" className="iconbtn" aria-label={searchWording.close} onClick={closeAndGiveBack}>
            <Icon name="x" />
          </button>
        </form>
        <SearchStatus search={search} words={words} />
        {words.trim() === '' && <BeforeSearch ref={before} field={field} onChoose={tryInstead} />}
        <div className="find" hidden={search.found === undefined}>
          <section className="find__hits" aria-label={searchWording.results}>
            <div id={`${id}-hits`} className="hits" role="listbox" aria-label={searchWording.results}>
              {hits.map((product, index) => (
                <Hit
                  key={product.id}
                  id={`${id}-${index}`}
                  product={product}
                  words={asked}
                  isActive={index === active}
                  onOpen={() => keepSearch(words)}
                />
              ))}
            </div>
            {total > 0 && (
              <PageLink className="linkbtn find__all" to={searchAddress(words)} onClick={() => keepSearch(words)}>
                {searchWording.showAll(total)}
                <Icon name="arrow-right" className="ico--s ico--arrow" />
              </PageLink>
            )}
          </section>
          <WayList
            title={searchWording.endings}
            icon="search"
            words={asked}
            ways={endingsOf(asked, products).map((name) => ({ name, to: searchAddress(name) }))}
          />
          <WayList title={searchWording.sections} icon="chevron-right" words={asked} ways={sectionsOf(products)} />
        </div>
        {search.state === 'searching' && search.found === undefined && <Placeholders />}
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
