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
  const { brands, skin_types, product_types } = await readNavbar(db);
  const variants = Map.groupBy(await queries.readActiveVariants(db), ({ productId }) => productId);
  const skinTypes = Map.groupBy(await queries.readAllSkinTypes(db), ({ productId }) => productId);
  const productTypes = Map.groupBy(await queries.readAllProductTypes(db), ({ productId }) => productId);
  const products = (await queries.readActiveProducts(db)).flatMap(({ id, brand, createdAt, isInCollection }) => {
    const ofProduct = variants.get(id);
    if (ofProduct === undefined) return [];
    return {
      id,
      createdAt: createdAt.getTime(),
      isInCollection,
      brand: [brand],
      skin_type: slugs(skinTypes.get(id)),
      product_type: slugs(productTypes.get(id)),
      variants: ofProduct.map(listedVariant),
    };
  });
  return {
    all: products,
    collection: products.filter(({ isInCollection }) => isInCollection),
    brand: listingsBy(products, 'brand'),
    skin_type: listingsBy(products, 'skin_type'),
    product_type: listingsBy(products, 'product_type'),
    names: { brand: brands.map(named), skin_type: skin_types.map(named), product_type: product_types.map(named) },
  };
}

function listingsBy(products: readonly ListedProduct[], kind: ListingKind): Listings {
  const listings = new Map<string, ListedProduct[]>();
  for (const product of products)
    for (const slug of product[kind]) {
      const listing = listings.get(slug);
      if (listing === undefined) listings.set(slug, [product]);
      else listing.push(product);
    }
  return listings;
}

const slugs = (rows: readonly { slug: string }[] = []) => rows.map(({ slug }) => slug);
const named = ({ name, slug }: Named) => ({ name, slug });

function listedVariant(row: { id: number; price: number; discountPrice: number }): ListedVariant {
  const { id, price, discountPrice } = row;
  return {
    id,
    price: currentPrice({ price: kopiykas(price), discountPrice: kopiykas(discountPrice) }),
    isOnSale: discountPrice > 0,
  };
}
