import { catalogueWording } from '@shop/wording/catalogue.ts';
import { searchWording } from '@shop/wording/search.ts';
import type { ReactElement } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Rail } from '../../ui/rail.tsx';
import { PopularWords } from './popular-words.tsx';
import { useShellOfSearch } from './use-shell-of-search.ts';

/** Ways on where a search finds nothing, and before anything is searched for. */
export function NothingFound({
  words,
  popular,
  children: best,
}: {
  words: { q: string; isSearchable: boolean };
  popular: readonly string[];
  /** Cards of the best products. */
  children: ReactElement[];
}) {
  return (
    <div className="nothing-found">
      <div className="page nothing-found__ways">
        {words.isSearchable && <AskUs />}
        {!words.isSearchable && words.q !== '' && <p>{searchWording.hint}</p>}
        <PopularWords title={searchWording.popular} words={popular} />
      </div>
      {best.length > 0 && (
        <Rail
          id="best-products"
          headingId="best-products-title"
          title={catalogueWording.newProducts}
          previousLabel={catalogueWording.previousOf(catalogueWording.newProducts)}
          nextLabel={catalogueWording.nextOf(catalogueWording.newProducts)}
        >
          {best}
        </Rail>
      )}
    </div>
  );
}

function AskUs() {
  const telegram = useShellOfSearch()?.shop.social.telegram;
  return (
    <div className="nothing-found__words">
      <h2 className="t-title">{searchWording.nothing}</h2>
      <p className="soft">{searchWording.nothingWays}</p>
      <p>
        {telegram ? (
          <a className="btn btn--primary" href={telegram} rel="noreferrer">
            <Icon name="message" />
            {searchWording.askInTelegram}
          </a>
        ) : (
          <PageLink className="btn btn--primary" to="/contacts">
            {searchWording.askUs}
          </PageLink>
        )}
      </p>
    </div>
  );
}
