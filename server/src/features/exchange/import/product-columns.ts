import { KeptBarcode, ProductInput, VariantInput } from '@shop/contract/admin/product-input.ts';
import { Pieces, StockSeen } from '@shop/contract/admin/stock.ts';
import { Html } from '@shop/contract/admin/texts.ts';
import { MoneyInput } from '@shop/contract/shapes.ts';
import { kopiykas } from '@shop/domain/money.ts';
import { factsOf, type TableField, tableFields } from '@shop/domain/product-fields.ts';
import { type ProductKind, productKindNames } from '@shop/domain/product-kinds.ts';
import { productColumnWording, stockColumnWording, variantColumnWording } from '@shop/wording/admin/exchange.ts';
import type { z } from 'zod';
import { cleanHtml } from '../../../clean-html.ts';
import * as cells from './cell-readers.ts';

/** What cells may refer to. */
export type Lookups = Record<'brand' | ProductKind, readonly cells.Known[]>;

const product = ProductInput.shape;
const variant = VariantInput.shape;

const { by, normaliseLines, normaliseDecimal, parseNumber } = cells;

/** How the cell of a field is read. */
const readerBy: Record<
  ReturnType<typeof factsOf>['as'],
  (schema: z.ZodType, lookups: Lookups) => cells.ReadCell<unknown>
> = {
  line: (schema) => by(schema),
  slug: (schema) => by(schema),
  lines: (schema) => by(schema, normaliseLines),
  html: () => (text) => {
    const said = by(Html, normaliseLines)(text);
    return 'value' in said ? { value: cleanHtml(said.value) } : said;
  },
  flag: () => cells.flag,
  number: (schema) => by(schema, parseNumber),
  brand: (_, { brand }) => cells.oneOf(brand),
};

export type ProductFields = Pick<z.output<typeof ProductInput>, TableField | `${ProductKind}_ids`>;

const productReaders = (lookups: Lookups) =>
  Object.fromEntries([
    ...tableFields.map((field) => [field, readerBy[factsOf(field).as](product[field], lookups)]),
    ...productKindNames.map((kind) => [`${kind}_ids`, cells.someOf(lookups[kind], product[`${kind}_ids`])]),
  ]) as { [Column in keyof ProductFields]: cells.ReadCell<ProductFields[Column]> };

const variantReaders = {
  code: by(variant.code),
  value: by(variant.value),
  title: by(variant.title),
  price: by(variant.price, normaliseDecimal),
  discount_price: cells.emptyIs(kopiykas(0), by(MoneyInput, normaliseDecimal)),
  // The check digit is verified later, and only for a changed barcode.
  barcode: cells.emptyIs<string | null>(null, by(KeptBarcode)),
  weight_grams: by(variant.weight_grams, parseNumber),
  length_millimetres: by(variant.length_millimetres, parseNumber),
  width_millimetres: by(variant.width_millimetres, parseNumber),
  height_millimetres: by(variant.height_millimetres, parseNumber),
  is_active: cells.flag,
};

const stockReaders = {
  stock: cells.optional(by(Pieces, parseNumber)),
  stockSeen: cells.optional(by(StockSeen, parseNumber)),
};

type Values<Readers> = {
  [Column in keyof Readers]: Readers[Column] extends cells.ReadCell<infer Value> ? Value : never;
};
export type VariantFields = Values<typeof variantReaders>;
export const variantFieldNames = Object.keys(variantReaders) as readonly (keyof VariantFields)[];
export const productFieldNames = [...tableFields, ...productKindNames.map((kind) => `${kind}_ids` as const)];
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
