import type { FoundProduct, Product, Variant, VariantItem } from '@shop/contract/catalogue.ts';
import { byMany, type ManyOf } from '@shop/contract/kinds.ts';
import { pageShape } from '@shop/contract/product-fields.ts';
import { isGtin } from '@shop/domain/barcodes.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import { variantAddress } from '@shop/domain/product-address.ts';
import { productFields, shownFields } from '@shop/domain/product-fields.ts';
import { ofEachProductKind, type ProductKind, readEachProductKind } from '@shop/domain/product-kinds.ts';
import { columnOf } from '../../../database/contract-names.ts';
import type { Executor } from '../../../database/database.ts';
import type { StockOf } from '../../catalogue-cache/index.ts';
import { toPicture } from '../../media/index.ts';
import { readKindsOf } from '../kinds/kinds.queries.ts';
import * as queries from './read-products.queries.ts';

/** A product as it is cached: everything but the stock. */
type WithoutStock<P extends FoundProduct> = Omit<P, 'variants'> & { variants: Omit<Variant, 'stock'>[] };
export type ProductContent = WithoutStock<Product>;

/** Batch size; other requests run between batches. */
const atOnce = 250;

/** Products by id, in the order of the ids. */
export async function readProducts(db: Executor, ids: readonly number[]): Promise<ProductContent[]> {
  const products: ProductContent[] = [];
  for await (const batch of readInBatches(db, ids)) products.push(...batch);
  return products;
}

/** The same batch by batch, for a reader that need not hold the whole catalogue. */
export async function* readInBatches(db: Executor, ids: readonly number[]): AsyncGenerator<ProductContent[]> {
  for (let start = 0; start < ids.length; start += atOnce) yield await readSome(db, ids.slice(start, start + atOnce));
}

async function readSome(db: Executor, ids: readonly number[]): Promise<ProductContent[]> {
  const productRows = await queries.readProductRows(db, ids);
  const variantRows = await queries.readVariantRows(db, ids);
  const pictureRows = await queries.readVariantPictureRows(
    db,
    variantRows.map((row) => row.variant.id),
  );
  const kindsOf = await readKindLists(db, ids);

  const pictures = Map.groupBy(pictureRows, (row) => row.variantId);
  const variants = Map.groupBy(variantRows, (row) => row.variant.productId);
  const products = new Map(productRows.map((row) => [row.product.id, row]));

  return ids.flatMap((id) => {
    const row = products.get(id);
    if (row === undefined) return [];
    return {
      id,
      ...toShownFields(row.product),
      brand: row.brand,
      ...kindsOf(id),
      variants: (variants.get(id) ?? []).map((each) => variantContent(each, pictures.get(each.variant.id) ?? [])),
    };
  });
}

type KindLists = Pick<Product, ManyOf<ProductKind>>;

/** The kinds of each product: `skin_types: [{ id, name, slug }]`. */
async function readKindLists(db: Executor, ids: readonly number[]): Promise<(id: number) => KindLists> {
  const byProduct = await readEachProductKind(async (kind) =>
    Map.groupBy(await readKindsOf(db, kind, ids), (row) => row.productId),
  );
  return (id) => byMany(ofEachProductKind((kind) => (byProduct[kind].get(id) ?? []).map(named)));
}

export function withStock<P extends WithoutStock<FoundProduct>>(product: P, stockOf: StockOf) {
  return { ...product, variants: product.variants.map((variant) => ({ ...variant, stock: stockOf(variant.id) })) };
}

/** The fields of a product that lists show. */
export function withoutTexts(product: ProductContent): WithoutStock<FoundProduct> {
  return Object.fromEntries(
    Object.entries(product).filter(([name]) => !Object.hasOwn(pageShape, name)),
  ) as WithoutStock<FoundProduct>;
}

export function variantIdsOf(products: readonly WithoutStock<FoundProduct>[]): number[] {
  return products.flatMap((product) => product.variants.map((variant) => variant.id));
}

/** A variant as a line of the cart or the wishlist. */
export function variantItem(
  product: ProductContent,
  variant: ProductContent['variants'][number],
  stock: number,
): VariantItem {
  const picture = variant.images[0] ?? null;
  return {
    id: variant.id,
    slug: product.slug,
    url: variantAddress(product, variant.id),
    code: variant.code,
    product_name: product.name,
    brand_name: product.brand.name,
    product_type: product.product_types[0]?.name ?? null,
    title: variant.title,
    value: variant.value,
    unit: product.unit,
    image: picture?.image ?? null,
    image_picture: picture,
    price: variant.price,
    discount_price: variant.discount_price,
    stock,
    is_collection_product: product.is_collection_product,
  };
}

type ProductRow = Awaited<ReturnType<typeof queries.readProductRows>>[number]['product'];
type VariantRow = Awaited<ReturnType<typeof queries.readVariantRows>>[number];
type PictureRow = Awaited<ReturnType<typeof queries.readVariantPictureRows>>[number];

const shownColumns = shownFields.map((field) => [productFields[field].shown, columnOf(field)] as const);

type ShownFields = Omit<WithoutStock<Product>, 'id' | 'brand' | 'variants' | ManyOf<ProductKind>>;

function toShownFields(row: ProductRow): ShownFields {
  return Object.fromEntries(shownColumns.map(([shown, column]) => [shown, row[column]])) as ShownFields;
}

function variantContent({ variant, icon }: VariantRow, pictureRows: readonly PictureRow[]): Omit<Variant, 'stock'> {
  const iconPicture = icon && toPicture(icon, variant.title || variant.value);
  return {
    id: variant.id,
    code: variant.code,
    value: variant.value,
    title: variant.title,
    price: toDecimal(kopiykas(variant.price)),
    discount_price: toDecimal(kopiykas(variant.discountPrice)),
    variant_icon: iconPicture?.image ?? null,
    variant_icon_picture: iconPicture,
    images: pictureRows.map((row) => toPicture(row.picture, row.alt)),
    ...(variant.barcode !== null && isGtin(variant.barcode) && { gtin: variant.barcode }),
  };
}

function named({ id, name, slug }: { id: number; name: string; slug: string }) {
  return { id, name, slug };
}
