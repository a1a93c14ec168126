import { fromDecimal, type Kopiykas } from '@shop/domain/money.ts';
import { currentPrice } from '@shop/domain/prices.ts';
import { variantAddress } from '@shop/domain/product-address.ts';
import { feedFields, productFields } from '@shop/domain/product-fields.ts';
import { productKindNames, productKinds } from '@shop/domain/product-kinds.ts';
import { feedWording } from '@shop/wording/feeds.ts';
import { kindWording } from '@shop/wording/kinds.ts';
import { pageTitle } from '@shop/wording/product-fields.ts';
import { type Catalogue, type ProductContent, readInBatches, readListingIndex } from '../catalogue/index.ts';
import { constant } from '../catalogue-cache/index.ts';

/** A variant as other sites sell it. Its id is the one that analytics events use. */
export type Offer = {
  id: number;
  productId: number;
  /** Whether the product has other variants. */
  isOneOfSeveral: boolean;
  name: string;
  description: string;
  path: string;
  /** Paths, without the origin. */
  pictures: readonly string[];
  brand: string;
  code: string;
  barcode: string | undefined;
  price: Kopiykas;
  /** The full price of a discounted variant. */
  oldPrice: Kopiykas | undefined;
  value: string;
  unit: string;
  productTypes: readonly { id: number; name: string }[];
  /** The fields of the product that feeds tell, with their names. */
  facts: readonly (readonly [string, string])[];
  /** What marketplaces filter by: kinds and facts. */
  features: readonly (readonly [string, string])[];
};

/** The limit of marketplaces. */
const mostPictures = 10;

/** Estimated memory of one offer. */
const bytesOfOffer = 1_500;

/** Cached for all feeds until the catalogue changes. */
export async function readOffers(catalogue: Catalogue): Promise<readonly Offer[]> {
  const make = async () => {
    const offers = await makeOffers(catalogue);
    return { ...constant(offers), bytes: bytesOfOffer * offers.length };
  };
  return (await catalogue.catalogueCache.getOrLoad('offers', make, 'files')).build(() => 0);
}

async function makeOffers(catalogue: Catalogue): Promise<Offer[]> {
  const { all } = await readListingIndex(catalogue);
  const offers: Offer[] = [];
  // Google and Rozetka reject offers without a picture. The product list in the admin has a filter for them.
  for await (const products of readInBatches(catalogue.db, [...all.table.ids]))
    for (const product of products)
      for (const variant of product.variants) if (variant.images.length > 0) offers.push(toOffer(product, variant));
  return offers;
}

function toOffer(product: ProductContent, variant: ProductContent['variants'][number]): Offer {
  const price = fromDecimal(variant.price)!;
  const current = currentPrice({ price, discountPrice: fromDecimal(variant.discount_price)! });
  return {
    id: variant.id,
    productId: product.id,
    isOneOfSeveral: product.variants.length > 1,
    name: feedWording.offerName(product, variant),
    description: product.description || product.human || product.name,
    path: variantAddress(product, variant.id),
    pictures: variant.images.slice(0, mostPictures).map(({ image }) => image),
    brand: product.brand.name,
    code: variant.code,
    barcode: variant.gtin,
    price: current,
    oldPrice: current < price ? price : undefined,
    value: variant.value,
    unit: product.unit,
    productTypes: product.product_types,
    facts: factsOfProduct(product),
    features: [...kindsOfProduct(product), ...factsOfProduct(product)],
  };
}

const isFilled = ([, value]: readonly [string, string]) => value !== '';

function kindsOfProduct(product: ProductContent): [string, string][] {
  return productKindNames
    .filter((kind) => productKinds[kind].isInFeeds)
    .map((kind): [string, string] => {
      const names = product[productKinds[kind].many].map(({ name }) => name);
      return [kindWording[kind].filter, names.join(', ')];
    })
    .filter(isFilled);
}

function factsOfProduct(product: ProductContent): [string, string][] {
  return feedFields
    .map((field): [string, string] => [pageTitle(field), product[productFields[field].shown]])
    .filter(isFilled);
}
