import type { FoundProduct, Product, Variant, VariantItem } from '@shop/contract/catalogue.ts';
import { isGtin } from '@shop/domain/barcodes.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import { variantAddress } from '@shop/domain/product-address.ts';
import type { Executor } from '../../database/database.ts';
import { toPicture } from '../media/renditions.ts';
import type { StockOf } from './cached-answer.ts';
import * as queries from './read-products.queries.ts';

/** A product as it is cached: everything but the stock. */
type WithoutStock<P extends FoundProduct> = Omit<P, 'variants'> & { variants: Omit<Variant, 'stock'>[] };
export type ProductContent = WithoutStock<Product>;

/** Batch size; other requests run between batches. */
const atOnce = 250;

/** Products by id, in the order of the ids. */
export async function readProducts(db: Executor, ids: readonly number[]): Promise<ProductContent[]> {
  const products: ProductContent[] = [];
  for (let start = 0; start < ids.length; start += atOnce)
    products.push(...(await readSome(db, ids.slice(start, start + atOnce))));
  return products;
}

async function readSome(db: Executor, ids: readonly number[]): Promise<ProductContent[]> {
  const productRows = await queries.readProductRows(db, ids);
  const variantRows = await queries.readVariantRows(db, ids);
  const pictureRows = await queries.readVariantPictureRows(
    db,
    variantRows.map((row) => row.variant.id),
  );
  const productTypes = Map.groupBy(await queries.readProductTypesOf(db, ids), (row) => row.productId);
  const skinTypes = Map.groupBy(await queries.readSkinTypesOf(db, ids), (row) => row.productId);

  const pictures = Map.groupBy(pictureRows, (row) => row.variantId);
  const variants = Map.groupBy(variantRows, (row) => row.variant.productId);
  const products = new Map(productRows.map((row) => [row.product.id, row]));

  return ids.flatMap((id) => {
    const row = products.get(id);
    if (row === undefined) return [];
    return {
      ...productFields(row.product),
      brand: row.brand,
      product_types: (productTypes.get(id) ?? []).map(named),
      skin_types: (skinTypes.get(id) ?? []).map(named),
      variants: (variants.get(id) ?? []).map((each) => variantContent(each, pictures.get(each.variant.id) ?? [])),
    };
  });
}

export function withStock<P extends WithoutStock<FoundProduct>>(product: P, stockOf: StockOf) {
  return { ...product, variants: product.variants.map((variant) => ({ ...variant, stock: stockOf(variant.id) })) };
}

/** The fields of a product that lists show. */
export function withoutTexts(product: ProductContent): WithoutStock<FoundProduct> {
  const {
    description: _description,
    description_text: _descriptionText,
    key_ingredients: _keyIngredients,
    presscription: _prescription,
    application: _application,
    composition: _composition,
    ...rest
  } = product;
  return rest;
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

function productFields(row: ProductRow) {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    code: row.code,
    human: row.human,
    unit: row.unit,
    is_active: row.isActive,
    is_collection_product: row.isCollectionProduct,
    description: row.description,
    description_text: row.descriptionHtml,
    key_ingredients: row.keyIngredientsHtml,
    presscription: row.prescriptionHtml,
    application: row.applicationHtml,
    composition: row.composition,
  };
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
