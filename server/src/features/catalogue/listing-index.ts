import type { ListingKind } from '@shop/domain/listing-choice.ts';
import type { ListedProduct, ListedVariant } from '@shop/domain/listing-selection.ts';
import { kopiykas } from '@shop/domain/money.ts';
import { currentPrice } from '@shop/domain/prices.ts';
import type { Shop } from '../../shop.ts';
import * as queries from './listing-index.queries.ts';
import { readNavbar } from './read-catalogue.ts';
import { constant } from './remembered.ts';

type Named = { name: string; slug: string };

type Listings = ReadonlyMap<string, readonly ListedProduct[]>;

/** All that listings are chosen from: each small enough to be gone through for each question. */
export type ListingIndex = {
  /** In the order of the shop, like all the others. */
  all: readonly ListedProduct[];
  collection: readonly ListedProduct[];
  /** By the address of what they have in common. */
  brand: Listings;
  skin_type: Listings;
  product_type: Listings;
  /** In the order of the navigation. */
  names: { brand: readonly Named[]; skin_type: readonly Named[]; product_type: readonly Named[] };
};

export type Catalogue = Pick<Shop, 'db' | 'catalogueMemory'>;

/** About so many, with two variants and a few kinds. */
const bytesOfProduct = 500;

/** Read once after each change of the catalogue. */
export async function readListingIndex({ db, catalogueMemory }: Catalogue): Promise<ListingIndex> {
  const load = async () => {
    const index = await makeIndex(db);
    return { ...constant(index), bytes: bytesOfProduct * index.all.length };
  };
  return (await catalogueMemory.remember('listing index', load, 'indexes')).build(() => 0);
}

async function makeIndex(db: Shop['db']): Promise<ListingIndex> {
  const navbar = await readNavbar(db);
  const names = { brand: navbar.brands, skin_type: navbar.skin_types, product_type: navbar.product_types };
  const brandPlaces = placesById(names.brand);
  const skinTypePlaces = placesById(names.skin_type);
  const productTypePlaces = placesById(names.product_type);
  const variants = Map.groupBy(await queries.readActiveVariants(db), ({ productId }) => productId);
  const skinTypes = Map.groupBy(await queries.readAllSkinTypes(db), ({ productId }) => productId);
  const productTypes = Map.groupBy(await queries.readAllProductTypes(db), ({ productId }) => productId);
  const products = (await queries.readActiveProducts(db)).flatMap(({ id, brandId, createdAt, isInCollection }) => {
    const ofProduct = variants.get(id);
    if (ofProduct === undefined) return [];
    return {
      id,
      createdAt: createdAt.getTime(),
      isInCollection,
      brand: placesOf([{ kindId: brandId }], brandPlaces),
      skin_type: placesOf(skinTypes.get(id), skinTypePlaces),
      product_type: placesOf(productTypes.get(id), productTypePlaces),
      variants: ofProduct.map(listedVariant),
    };
  });
  return {
    all: products,
    collection: products.filter(({ isInCollection }) => isInCollection),
    brand: listingsBy('brand', products, names),
    skin_type: listingsBy('skin_type', products, names),
    product_type: listingsBy('product_type', products, names),
    names,
  };
}

function listingsBy(kind: ListingKind, products: readonly ListedProduct[], names: ListingIndex['names']): Listings {
  const listings = names[kind].map(({ slug }) => [slug, [] as ListedProduct[]] as const);
  for (const product of products) for (const place of product[kind]) listings[place]![1].push(product);
  return new Map(listings);
}

const placesById = (names: readonly { id: number }[]) => new Map(names.map(({ id }, place) => [id, place]));

/** What was named after the names were read is left out: that change is about to be announced. */
const placesOf = (kinds: readonly { kindId: number }[] = [], places: ReadonlyMap<number, number>) =>
  kinds.flatMap(({ kindId }) => places.get(kindId) ?? []);

function listedVariant(row: { id: number; price: number; discountPrice: number }): ListedVariant {
  const { id, price, discountPrice } = row;
  return {
    id,
    price: currentPrice({ price: kopiykas(price), discountPrice: kopiykas(discountPrice) }),
    isOnSale: discountPrice > 0,
  };
}
