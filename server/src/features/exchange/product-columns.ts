import { productColumnWording, stockColumnWording, variantColumnWording } from '@shop/wording/admin/exchange.ts';
import { cleanHtml } from '../../clean-html.ts';
import * as cells from './cell-readers.ts';

/** What cells may refer to. */
export type Lookups = {
  brands: readonly cells.Known[];
  productTypes: readonly cells.Known[];
  skinTypes: readonly cells.Known[];
};

const html = cells.text(30_000, cleanHtml);
const size = cells.positive;

const productReaders = ({ brands, productTypes, skinTypes }: Lookups) => ({
  code: cells.filledLine(64),
  name: cells.filledLine(200),
  brandId: cells.oneOf(brands),
  productTypeIds: cells.someOf(productTypes),
  skinTypeIds: cells.someOf(skinTypes),
  human: cells.line(200),
  unit: cells.filledLine(20),
  isActive: cells.flag,
  description: cells.text(2_000),
  descriptionHtml: html,
  keyIngredientsHtml: html,
  prescriptionHtml: html,
  applicationHtml: html,
  composition: cells.text(10_000),
});

const variantReaders = {
  code: cells.filledLine(64),
  value: cells.filledLine(50),
  title: cells.line(100),
  price: cells.price,
  discountPrice: cells.discountPrice,
  barcode: cells.barcode,
  weightGrams: size,
  lengthMillimetres: size,
  widthMillimetres: size,
  heightMillimetres: size,
  isActive: cells.flag,
};

const stockReaders = { stock: cells.count, stockSeen: cells.count };

type Values<Readers> = {
  [Column in keyof Readers]: Readers[Column] extends cells.ReadCell<infer Value> ? Value : never;
};
export type ProductFields = Values<ReturnType<typeof productReaders>>;
export type VariantFields = Values<typeof variantReaders>;
export type StockFields = Values<typeof stockReaders>;

/** A part of a row: what is read, and the headers under which it stands. */
type Part<Fields> = {
  titles: Record<keyof Fields & string, string>;
  readers: { [Column in keyof Fields]: cells.ReadCell<Fields[Column]> };
};
export type Parts = { product: Part<ProductFields>; variant: Part<VariantFields>; stock: Part<StockFields> };

export const partsOf = (lookups: Lookups): Parts => ({
  product: { titles: productColumnWording, readers: productReaders(lookups) },
  variant: { titles: variantColumnWording, readers: variantReaders },
  stock: { titles: stockColumnWording, readers: stockReaders },
});
