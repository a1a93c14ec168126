import type { ListingFacets } from '@shop/contract/listings.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Banner } from '@shop/contract/shapes.ts';
import {
  type Counts,
  isNameFacet,
  type Range,
  type RangeFacet,
  type ShopFacet,
  shopFacets,
} from '@shop/domain/facets.ts';
import type { ListingKind } from '@shop/domain/listing-choice.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Executor } from '../../../database/database.ts';
import { constant, type StockOf } from '../../catalogue-cache/index.ts';
import { readProducts, variantIdsOf, withoutTexts, withStock } from '../products/read-products.ts';
import { listCollections } from '../read-catalogue.queries.ts';
import { readBanners, toBanner } from '../read-catalogue.ts';
import { requireBrand, requireKind } from '../require-subject.ts';
import { type SearchQuestion, searchProducts } from '../search/search-products.ts';
import { type Asked, chooseProductIds } from './choose-products.ts';
import type { Catalogue, ListingIndex } from './listing-index.ts';

type Head = { name: string; text: string; banners: Banner[] };
type AskedSubject = { of: ListingKind | 'collection'; slug: string };

/**
 * A page of a listing. Filters can be combined without limit, so headings and products are cached separately and only
 * missing ones are read.
 */
export async function listingAnswer(catalogue: Catalogue, subject: AskedSubject, asked: Asked) {
  const head = await cachedHead(catalogue, subject);
  const chosen = await chooseProductIds(catalogue, subject, asked);
  const products = await cachedCards(catalogue, chosen.ids);
  const page = { subject: head, ...countsOf(chosen) };
  return {
    variantIds: variantIdsOf(products),
    build: (stockOf: StockOf) => ({ ...page, products: products.map((product) => withStock(product, stockOf)) }),
  };
}

/** What a search finds, as a page of a listing. */
export async function searchListingAnswer(catalogue: Catalogue, question: SearchQuestion, asked: Asked) {
  const { ids, reasonOf, corrected } = await searchProducts(catalogue, question);
  const chosen = await chooseProductIds(catalogue, { of: 'search', ids }, asked);
  const products = (await cachedCards(catalogue, chosen.ids)).map((product) => ({
    ...product,
    ...reasonOf(product.id),
  }));
  const page = { corrected, ...countsOf(chosen) };
  return {
    variantIds: variantIdsOf(products),
    build: (stockOf: StockOf) => ({ ...page, products: products.map((product) => withStock(product, stockOf)) }),
  };
}

type Chosen = Awaited<ReturnType<typeof chooseProductIds>>;

const countsOf = (chosen: Chosen) => ({
  total: chosen.total,
  count: chosen.count,
  nearest: nearestChoice(chosen),
  facets: toListingFacets(chosen),
});

async function cachedHead({ db, catalogueCache }: Catalogue, subject: AskedSubject): Promise<Head> {
  const load = async () => constant(await readHead(db, subject));
  return (await catalogueCache.getOrLoad(`head ${subject.of} ${subject.slug}`, load, 'cards')).build(() => 0);
}

/** Product cards, each cached separately. Missing ones are read in one query. */
async function cachedCards({ db, catalogueCache }: Catalogue, ids: readonly number[]) {
  const keyOf = (id: number) => `card ${id}`;
  const missing = ids.filter((id) => !catalogueCache.has(keyOf(id), 'cards'));
  let reading: ReturnType<typeof readCards> | undefined;
  const load = async (id: number) => {
    reading ??= readCards(db, missing);
    return constant((await reading).get(id) ?? null);
  };
  const cards = await Promise.all(ids.map((id) => catalogueCache.getOrLoad(keyOf(id), () => load(id), 'cards')));
  return cards.flatMap((card) => card.build(() => 0) ?? []);
}

async function readCards(db: Executor, ids: readonly number[]) {
  return new Map((await readProducts(db, ids)).map((product) => [product.id, withoutTexts(product)]));
}

async function readHead(db: Executor, { of, slug }: AskedSubject): Promise<Head> {
  switch (of) {
    case 'brand': {
      const { id, name, character } = await requireBrand(db, slug);
      return { name, text: character, banners: await readBanners(db, id) };
    }
    case 'collection': {
      const [first, ...others] = await listCollections(db);
      if (!first?.collection.isActive) throw new Refusal('collection_not_found', {});
      const { name, text, alt } = first.collection;
      const further = others
        .filter(({ collection }) => collection.isActive)
        .map(({ collection, banner, mobileBanner }) =>
          toBanner({ alt: collection.alt, title: collection.name, text: collection.text }, banner, mobileBanner),
        );
      return { name, text, banners: [toBanner({ alt }, first.banner, first.mobileBanner), ...further] };
    }
    default: {
      const { name, description, bannerAlt, banner } = await requireKind(db, of, slug);
      return { name, text: description, banners: banner ? [toBanner({ alt: bannerAlt }, banner)] : [] };
    }
  }
}

function toListingFacets({ facets, names }: { facets: Counts; names: ListingIndex['names'] }): ListingFacets {
  const entries = shopFacets.map((facet) => {
    if (isNameFacet(facet)) return [facet.list, toOptions(names[facet.name], facets[facet.name])];
    return [facet.name, facet.test === 'flag' ? facets[facet.name] : toRange(facet, facets[facet.name])];
  });
  return Object.fromEntries(entries);
}

/** When nothing is found, the filter without which most is. */
function nearestChoice({ count, without }: { count: number; without: Partial<Record<ShopFacet['name'], number>> }) {
  if (count > 0) return null;
  const counts = shopFacets.map(({ name }) => ({ without: name, count: without[name] ?? 0 }));
  const nearest = counts.reduce((best, each) => (each.count > best.count ? each : best));
  return nearest.count > 0 ? nearest : null;
}

const toOptions = (names: readonly { name: string; slug: string }[], counts: ReadonlyMap<string, number>) =>
  names.flatMap(({ name, slug }) => {
    const count = counts.get(slug);
    return count === undefined ? [] : { name, slug, count };
  });

function toRange({ isMoney }: Pick<RangeFacet, 'isMoney'>, range: Range<number> | undefined) {
  if (range === undefined) return null;
  return isMoney ? { from: toDecimal(kopiykas(range.from)), to: toDecimal(kopiykas(range.to)) } : range;
}
