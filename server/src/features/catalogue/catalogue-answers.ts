import { Refusal } from '@shop/contract/refusal.ts';
import type { ListingChoice } from '@shop/domain/listing-choice.ts';
import { hasText, type ProductKind } from '@shop/domain/product-kinds.ts';
import type { Executor } from '../../database/database.ts';
import type { StockOf } from '../catalogue-cache/index.ts';
import { pictureField } from '../media/index.ts';
import { type Asked, chooseProductIds, chooseProducts, type Subject, takePage } from './listings/choose-products.ts';
import type { Catalogue } from './listings/listing-index.ts';
import {
  findProductId,
  listBestProductIds,
  listIdsOnSale,
  readProductIdsOfVariants,
} from './products/read-products.queries.ts';
import {
  type ProductContent,
  readProducts,
  variantIdsOf,
  variantItem,
  withoutTexts,
  withStock,
} from './products/read-products.ts';
import { readBanners } from './read-catalogue.ts';
import { requireBrand, requireKind } from './require-subject.ts';
import { type SearchQuestion, searchProducts } from './search/search-products.ts';

// Each function returns the cacheable part of a reply and how to fill in the current stock.

export async function productListAnswer(catalogue: Catalogue, subject: Subject, asked: Asked) {
  return listAnswer((await chooseProducts(catalogue, subject, asked)).products, chooseOrder(asked));
}

/** Paged after sorting, because the order depends on the current stock. The list is short and chosen by hand. */
export async function bestProductsAnswer(db: Executor, page: number | undefined) {
  const { variantIds, build } = listAnswer(await readProducts(db, await listBestProductIds(db)), soldOutLast);
  return { variantIds, build: (stockOf: StockOf) => takePage(build(stockOf), page) };
}

type Few = { count: number; hidesSoldOut: boolean };

/** A few products that were chosen by hand, those in stock first. Ones that are not on sale are left out. */
export async function chosenProductsAnswer(db: Executor, ids: readonly number[], few: Few) {
  const onSale = new Set(await listIdsOnSale(db, ids));
  const products = await readProducts(
    db,
    ids.filter((id) => onSale.has(id)),
  );
  return listAnswer(products, firstFew(few));
}

/** The first products of a listing, those in stock before all others. */
export async function firstProductsAnswer(
  catalogue: Catalogue,
  subject: Subject,
  { choice, soldOut, ...few }: Few & Asked,
) {
  const idsOf = async (wanted: ListingChoice) =>
    (await chooseProductIds(catalogue, subject, { choice: wanted, soldOut })).ids.slice(0, few.count);
  const inStock = await idsOf({ ...choice, in_stock: true });
  const isEnough = inStock.length === few.count || few.hidesSoldOut;
  const ids = [...new Set([...inStock, ...(isEnough ? [] : await idsOf(choice))])];
  return listAnswer(await readProducts(catalogue.db, ids), firstFew(few));
}

export async function searchAnswer(
  catalogue: Catalogue,
  { limit, page, ...question }: SearchQuestion & { limit: number; page: number },
) {
  const { ids, reasonOf, corrected } = await searchProducts(catalogue, question);
  const shown = ids.slice((page - 1) * limit, page * limit);
  const products = (await readProducts(catalogue.db, shown)).map((product) => ({
    ...withoutTexts(product),
    ...reasonOf(product.id),
  }));
  return {
    ...listAnswer(products),
    // Headers are Latin.
    headers: {
      'x-total-count': String(ids.length),
      ...(corrected !== null && { 'x-search-corrected': encodeURIComponent(corrected) }),
    },
  };
}

export async function brandAnswer(catalogue: Catalogue, slug: string, asked: Asked) {
  const { id, name, character } = await requireBrand(catalogue.db, slug);
  const head = { id, name, slug, character, big_banners: await readBanners(catalogue.db, id) };
  return headedAnswer(head, await chooseProducts(catalogue, { of: 'brand', slug }, asked), asked);
}

export async function kindAnswer(catalogue: Catalogue, kind: ProductKind, slug: string, asked: Asked) {
  const { id, name, description, bannerAlt, banner } = await requireKind(catalogue.db, kind, slug);
  const head = { id, name, slug, ...(hasText(kind) && { description, ...pictureField('banner', banner, bannerAlt) }) };
  return headedAnswer(head, await chooseProducts(catalogue, { of: kind, slug }, asked), asked);
}

export async function productAnswer(db: Executor, slug: string) {
  const id = await findProductId(db, slug);
  const [product] = id === undefined ? [] : await readProducts(db, [id]);
  if (product === undefined) throw new Refusal('product_not_found', {});
  return { variantIds: variantIdsOf([product]), build: (stockOf: StockOf) => withStock(product, stockOf) };
}

/** Largest id of an integer column. */
const maxId = 2 ** 31 - 1;

/** Variants in the requested order, without duplicates. Unknown and inactive ones are left out. */
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

type InOrder = <P extends { variants: readonly { stock: number }[] }>(products: P[]) => P[];

const asGiven: InOrder = (products) => products;

/** Applied when the current stock is filled in, so that a whole listing is cached once, whatever is sold out. */
const soldOutLast: InOrder = (products) => {
  const isSoldOut = new Map(products.map((product) => [product, product.variants.every(({ stock }) => stock < 1)]));
  return products.toSorted((one, other) => Number(isSoldOut.get(one)) - Number(isSoldOut.get(other)));
};

const firstFew =
  ({ count, hidesSoldOut }: Few): InOrder =>
  (products) => {
    const inOrder = soldOutLast(products);
    const shown = hidesSoldOut ? inOrder.filter(({ variants }) => variants.some(({ stock }) => stock > 0)) : inOrder;
    return shown.slice(0, count);
  };

const chooseOrder = ({ choice }: Asked) => (choice.sort === undefined ? soldOutLast : asGiven);

function listAnswer<P extends Parameters<typeof withStock>[0]>(products: readonly P[], inOrder = asGiven) {
  return {
    variantIds: variantIdsOf(products),
    build: (stockOf: StockOf) => inOrder(products.map((product) => withStock(product, stockOf))),
  };
}

function headedAnswer<Head extends object>(
  head: Head,
  chosen: { count: number; products: readonly ProductContent[] },
  asked: Asked,
) {
  const { variantIds, build } = listAnswer(chosen.products, chooseOrder(asked));
  return {
    variantIds,
    build: (stockOf: StockOf) => ({ ...head, count: chosen.count, products_with_variants: build(stockOf) }),
  };
}
