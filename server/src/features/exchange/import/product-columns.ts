import { KeptBarcode, ProductInput, VariantInput } from '@shop/contract/admin/product-input.ts';
import { Pieces, StockSeen } from '@shop/contract/admin/stock.ts';
import { Html } from '@shop/contract/admin/texts.ts';
import { MoneyInput } from '@shop/contract/shapes.ts';
import { kopiykas } from '@shop/domain/money.ts';
import { productColumnWording, stockColumnWording, variantColumnWording } from '@shop/wording/admin/exchange.ts';
import { cleanHtml } from '../../../clean-html.ts';
import * as cells from './cell-readers.ts';

/** What cells may refer to. */
export type Lookups = {
  brands: readonly cells.Known[];
  productTypes: readonly cells.Known[];
  skinTypes: readonly cells.Known[];
};

const product = ProductInput.shape;
const variant = VariantInput.shape;

const { by, normaliseLines, normaliseDecimal, parseNumber } = cells;
const html: cells.ReadCell<string> = (text) => {
  const said = by(Html, normaliseLines)(text);
  return 'value' in said ? { value: cleanHtml(said.value) } : said;
};

const productReaders = ({ brands, productTypes, skinTypes }: Lookups) => ({
  code: by(product.code),
  name: by(product.name),
  brandId: cells.oneOf(brands),
  productTypeIds: cells.someOf(productTypes, product.product_type_ids),
  skinTypeIds: cells.someOf(skinTypes, product.skin_type_ids),
  human: by(product.human),
  unit: by(product.unit),
  isActive: cells.flag,
  description: by(product.description, normaliseLines),
  descriptionHtml: html,
  keyIngredientsHtml: html,
  prescriptionHtml: html,
  applicationHtml: html,
  composition: by(product.composition, normaliseLines),
});

const variantReaders = {
  code: by(variant.code),
  value: by(variant.value),
  title: by(variant.title),
  price: by(variant.price, normaliseDecimal),
  discountPrice: cells.emptyIs(kopiykas(0), by(MoneyInput, normaliseDecimal)),
  // The check digit is verified later, and only for a changed barcode.
  barcode: cells.emptyIs<string | null>(null, by(KeptBarcode)),
  weightGrams: by(variant.weight_grams, parseNumber),
  lengthMillimetres: by(variant.length_millimetres, parseNumber),
  widthMillimetres: by(variant.width_millimetres, parseNumber),
  heightMillimetres: by(variant.height_millimetres, parseNumber),
  isActive: cells.flag,
};

const stockReaders = {
  stock: cells.optional(by(Pieces, parseNumber)),
  stockSeen: cells.optional(by(StockSeen, parseNumber)),
};

type Values<Readers> = {
  [Column in keyof Readers]: Readers[Column] extends cells.ReadCell<infer Value> ? Value : never;
};
export type ProductFields = Values<ReturnType<typeof productReaders>>;
export type VariantFields = Values<typeof variantReaders>;
export type StockFields = Values<typeof stockReaders>;

/** A part of a row: its column titles and their readers. */
type Part<Fields> = {
  titles: Record<keyof Fields & string, string>;
  readers: { [Column in keyof Fields]: cells.ReadCell<Fields[Column]> };
};
export type Parts = { product: Part<ProductFields>; variant: Part<VariantFields>; stock: Part<StockFields> };

export const tableParts = (lookups: Lookups): Parts => ({
  product: { titles: productColumnWording, readers: productReaders(lookups) },
  variant: { titles: variantColumnWording, readers: variantReaders },
  stock: { titles: stockColumnWording, readers: stockReaders },
});
