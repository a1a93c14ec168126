import type { Api } from '@shop/contract/client.ts';
import { readListingChoice } from '@shop/domain/listing-choice.ts';
import { isSearchable, readSearchWords } from '@shop/domain/search/search-words.ts';
import { searchWording } from '@shop/wording/search.ts';
import { useEffect } from 'react';
import { viewSearchResults } from '../../analytics/view-search-results.ts';
import { browserApi } from '../../api/browser-api.ts';
import { pageContext } from '../../api/page-context.ts';
import { keepSearch } from '../../browser-storage/recent-searches.ts';
import { describePage } from '../../meta/describe-page.ts';
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cardProducts } from '../catalogue/card-product.ts';
import { Listing } from '../catalogue/listing.tsx';
import { ProductCard } from '../catalogue/product-card.tsx';
import { toListing } from '../catalogue/read-listing.ts';
import type { Route } from './+types/search-page.ts';
import { Corrected } from './corrected.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PopularWords } from './popular-words.tsx';
import { reasonWords } from './reason-words.ts';
import { searchPath } from './search-address.ts';
import './search-page.css';

/** What a search finds, as a listing; with other ways on where nothing is found. */
async function readSearch(api: Api, url: string) {
  const parameters = new URL(url).searchParams;
  const words = readSearchWords(parameters);
  const choice = readListingChoice(parameters);
  const [{ corrected, products, ...answer }, popular] = await Promise.all([
    api('GET /api/v1/shop/search/listing/', { query: { ...words, ...choice } }),
    api('GET /api/v1/shop/search/popular/'),
  ]);
  const reasons = new Map(products.map((product) => [product.id, reasonWords(product)]));
  const listing = toListing(choice, { ...answer, products }, 'search');
  return {
    words: { ...words, isSearchable: isSearchable(words.q) },
    corrected,
    popular: popular.words,
    best: answer.total === 0 ? cardProducts(await api('GET /api/v1/shop/best-products/')) : [],
    listing: { ...listing, products: listing.products.map((card) => ({ ...card, note: reasons.get(card.id) })) },
  };
}

type SearchData = Awaited<ReturnType<typeof readSearch>>;

export const loader = ({ context, request }: Route.LoaderArgs) => readSearch(context.get(pageContext).api, request.url);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readSearch(browserApi, request.url);

export const meta: Route.MetaFunction = ({ loaderData, ...visit }) => {
  const q = loaderData?.words.q ?? '';
  const title = q === '' ? searchWording.title : searchWording.titleOf(q);
  return describePage(visit, { title, path: searchPath, isOtherView: true });
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { words, corrected, popular, listing } = loaderData;
  const { q, exact } = words;
  useSearchNoted(loaderData);
  const head = <SearchHead key={q} words={words} corrected={corrected} total={listing.total} />;
  if (listing.total === 0) {
    return (
      <>
        <div className="page">{head}</div>
        <NothingFound words={words} popular={popular}>
          {loaderData.best.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </NothingFound>
      </>
    );
  }
  return (
    <>
      <Listing
        key={q}
        head={head}
        listing={listing}
        fixed={{ q, ...(exact && { exact: 'true' }) }}
        usualOrder={searchWording.byRelevance}
        startsWithCards
      />
      <div className="page search-also">
        <PopularWords title={searchWording.also} words={popular.filter((each) => each !== q)} />
      </div>
    </>
  );
}

function SearchHead({ words: { q }, corrected, total }: Pick<SearchData, 'words' | 'corrected'> & { total: number }) {
  return (
    <>
      <Breadcrumbs steps={[]} current={searchWording.title} />
      <h1 className="sr">{q === '' ? searchWording.title : searchWording.titleOf(q)}</h1>
      <search className="search-head">
        <form className="sbox" action={searchPath}>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            aria-label={searchWording.label}
            placeholder={searchWording.placeholder}
            defaultValue={q}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            required
            minLength={2}
          />
          <button type="submit" className="iconbtn" aria-label={searchWording.submit}>
            <Icon name="arrow-right" />
          </button>
        </form>
        {corrected !== null && <Corrected typed={q} corrected={corrected} />}
        {total > 0 && <p className="soft">{searchWording.whereSearched}</p>}
      </search>
    </>
  );
}

/** Keeps the words among the searches of this browser, counts them, and tells the tags that results were looked at. */
function useSearchNoted({ words: { q, isSearchable }, corrected, listing }: SearchData): void {
  const found = listing.total > 0 ? (corrected ?? q) : undefined;
  useEffect(() => {
    if (isSearchable) viewSearchResults(q);
  }, [isSearchable, q]);
  useEffect(() => {
    if (found === undefined) return;
    keepSearch(q);
    // Only the owner's statistics: a failure is nobody's trouble.
    browserApi('POST /api/v1/shop/search/note/', { body: { q: found }, keepalive: true }).catch(() => {});
  }, [q, found]);
}
