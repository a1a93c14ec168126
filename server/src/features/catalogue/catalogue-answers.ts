import { Refusal } from '@shop/contract/refusal.ts';
import type { Executor } from '../../database/database.ts';
import { pictureField } from '../media/renditions.ts';
import { findBrand, findProductType, findSkinType } from './read-catalogue.queries.ts';
import { readBanners } from './read-catalogue.ts';
import { findProductId, type ProductFilter, readProductIdsOfVariants } from './read-products.queries.ts';
import {
  type ProductPage,
  readProductPage,
  readProducts,
  variantIdsOf,
  variantItem,
  withoutTexts,
  withStock,
} from './read-products.ts';
import type { StockOf } from './remembered.ts';
import { findProductIds } from './search-products.queries.ts';

// Each answer is what can be remembered, and how it is completed with the stock of the moment.

export async function productListAnswer(db: Executor, filter: ProductFilter, page: number | undefined) {
  const { products } = await readProductPage(db, filter, page);
  return {
    variantIds: variantIdsOf(products),
    build: (stockOf: StockOf) => products.map((product) => withStock(product, stockOf)),
  };
}

/** One letter is in almost every name. */
const fewestCharacters = 2;

export async function searchAnswer(db: Executor, { q, limit }: { q: string; limit: number }) {
  const ids = [...q].length < fewestCharacters ? [] : await findProductIds(db, q, limit);
  const products = (await readProducts(db, ids)).map(withoutTexts);
  return {
    variantIds: variantIdsOf(products),
    build: (stockOf: StockOf) => products.map((product) => withStock(product, stockOf)),
  };
}

export async function brandAnswer(db: Executor, slug: string, page: number | undefined) {
  const brand = await findBrand(db, slug);
  if (brand === undefined) throw new Refusal('brand_not_found', {});
  const { id, name, character } = brand;
  const head = { id, name, slug, character, big_banners: await readBanners(db, id) };
  return listingAnswer(head, await readProductPage(db, { brandId: id }, page));
}

export async function skinTypeAnswer(db: Executor, slug: string, page: number | undefined) {
  const found = await findSkinType(db, slug);
  if (found === undefined) throw new Refusal('skin_type_not_found', {});
  const { id, name, description, bannerAlt } = found.skinType;
  const head = { id, name, slug, description, ...pictureField('banner', found.banner, bannerAlt) };
  return listingAnswer(head, await readProductPage(db, { skinTypeId: id }, page));
}

export async function productTypeAnswer(db: Executor, slug: string, page: number | undefined) {
  const found = await findProductType(db, slug);
  if (found === undefined) throw new Refusal('product_type_not_found', {});
  const { id, name } = found;
  return listingAnswer({ id, name, slug }, await readProductPage(db, { productTypeId: id }, page));
}

export async function productAnswer(db: Executor, slug: string) {
  const id = await findProductId(db, slug);
  const [product] = id === undefined ? [] : await readProducts(db, [id]);
  if (product === undefined) throw new Refusal('product_not_found', {});
  return { variantIds: variantIdsOf([product]), build: (stockOf: StockOf) => withStock(product, stockOf) };
}

/** Larger numbers are no ids in the database. */
const maxId = 2 ** 31 - 1;

/** Variants in the order asked, each once; unknown and inactive ones are left out. */
export async function variantsAnswer(db: Executor, variantIds: readonly number[]) {
  const ids = [...new Set(variantIds)].filter((id) => id > 0 && id <= maxId);
  const products = await readProducts(db, await readProductIdsOfVariants(db, ids));
  const lines = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
  const byId = new Map(lines.map((line) => [line.variant.id, line]));
  const asked = ids.flatMap((id) => byId.get(id) ?? []);
  return {
    variantIds: asked.map((line) => line.variant.id),
    build: (stockOf: StockOf) =>
      asked.map(({ product, variant }) => variantItem(product, variant, stockOf(variant.id))),
  };
}

function listingAnswer<Head extends object>(head: Head, { count, products }: ProductPage) {
  return {
    variantIds: variantIdsOf(products),
    build: (stockOf: StockOf) => ({
      ...head,
      count,
      products_with_variants: products.map((product) => withStock(product, stockOf)),
    }),
  };
}
