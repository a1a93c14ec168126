import { isSearchable } from '@shop/domain/search/search-words.ts';
import { searchWording } from '@shop/wording/search.ts';
import { mostShown } from './ask-search.ts';
import type { Search } from './use-search.ts';

/** The status of the search, announced at every change. */
export function SearchStatus({ search, words }: { search: Search; words: string }) {
  const isNothing = search.state === 'found' && search.products.length === 0;
  return (
    <div className="search__status t-caption mute" role="status">
      {statusText(search, words)}
      {isNothing && <p>{search.suggestions.length > 0 ? searchWording.perhaps : searchWording.nothingHint}</p>}
    </div>
  );
}

function statusText(search: Search, words: string) {
  switch (search.state) {
    case 'waiting':
      return words.trim() !== '' && !isSearchable(words.trim()) ? searchWording.hint : '';
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

/** Placeholders of the final size. */
export function Placeholders() {
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
