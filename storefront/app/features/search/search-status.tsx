import { isSearchable } from '@shop/domain/search/search-words.ts';
import { searchWording } from '@shop/wording/search.ts';
import { Corrected } from './corrected.tsx';
import type { Search } from './use-search.ts';

/** The status of the search, announced at every change. */
export function SearchStatus({ search, words }: { search: Search; words: string }) {
  return (
    <div className="search__status t-caption mute" role="status">
      <StatusText search={search} words={words.trim()} />
    </div>
  );
}

function StatusText({ search: { state, found }, words }: { search: Search; words: string }) {
  switch (state) {
    case 'waiting':
      return words !== '' && !isSearchable(words) ? searchWording.hint : null;
    case 'searching':
      return searchWording.searching;
    case 'failed':
      return <p className="search__failed">{searchWording.failed}</p>;
    case 'found':
      if (found.total === 0) {
        return (
          <>
            <p className="search__nothing t-heading">{searchWording.nothing}</p>
            <p>{searchWording.nothingHint}</p>
          </>
        );
      }
      return (
        <>
          {found.corrected !== undefined && <Corrected typed={words} corrected={found.corrected} />}
          {searchWording.found(found.total)}
        </>
      );
  }
}

/** Placeholders of the final size. */
export function Placeholders() {
  return (
    <div className="find" aria-hidden="true">
      <div className="hits">
        {['first', 'second', 'third', 'fourth'].map((each) => (
          <div key={each} className="hit hit--coming">
            <span />
            <span />
          </div>
        ))}
      </div>
    </div>
  );
}
