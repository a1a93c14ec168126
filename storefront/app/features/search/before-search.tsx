import { searchWording } from '@shop/wording/search.ts';
import { type Ref, type RefObject, useRef } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useLastSeen } from '../../browser-storage/last-seen.ts';
import { readVariants } from '../../goods/read-variants.ts';
import { SeenHit } from './hit.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { searchAddress } from './search-address.ts';
import { useShellOfSearch } from './use-shell-of-search.ts';
import { WayList } from './way-list.tsx';

const mostBrands = 6;
const mostSeen = 3;

const askPopular = (_question: '', signal: AbortSignal) =>
  browserApi('GET /api/v1/shop/search/popular/', { signal }).then(({ words }) => words);

/** What the search offers before anything is typed: words that others search for, brands, what was looked at last. */
export function BeforeSearch({
  ref,
  field,
  onChoose,
}: {
  ref: Ref<HTMLDivElement>;
  field: RefObject<HTMLInputElement | null>;
  onChoose: (query: string) => void;
}) {
  const recent = useRef<HTMLUListElement>(null);
  const popular = useAnswer('', askPopular, true).last?.answer ?? [];
  const brands = useShellOfSearch()?.brands.slice(0, mostBrands) ?? [];
  const seenIds = useLastSeen();
  const seen = useAnswer(seenIds, readVariants, seenIds.length > 0).last?.answer ?? [];
  return (
    <div ref={ref} className="find find--before">
      <div className="find__words">
        <RecentSearches list={recent} field={field} onChoose={onChoose} />
        <WayList
          title={searchWording.popular}
          icon="search"
          ways={popular.map((name) => ({ name, to: searchAddress(name) }))}
        />
      </div>
      <WayList title={searchWording.brands} icon="chevron-right" ways={brands} />
      {seen.length > 0 && (
        <section aria-label={searchWording.lastSeen}>
          <h2 className="t-caption mute">{searchWording.lastSeen}</h2>
          <ul>
            {seen.slice(0, mostSeen).map((variant) => (
              <li key={variant.id}>
                <SeenHit of={variant} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
