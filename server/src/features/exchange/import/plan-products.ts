import { isDeepStrictEqual } from 'node:util';
import { Barcode, mostVariants, ProductInput } from '@shop/contract/admin/product-input.ts';
import type { Kopiykas } from '@shop/domain/money.ts';
import { toSlug } from '@shop/domain/slugs.ts';
import {
  importProblems,
  productColumnWording as productTitles,
  variantColumnWording as variantTitles,
} from '@shop/wording/admin/exchange.ts';
import { problemBy } from './cell-readers.ts';
import { inBatches } from './in-batches.ts';
import { type ProductFields, productFieldNames, type VariantFields } from './product-columns.ts';
import type { ImportRow, Problem } from './read-rows.ts';

export type KnownProduct = ProductFields & { slug: string; position: number; isArchived: boolean };
export type KnownVariant = VariantFields & {
  productCode: string;
  productName: string;
  position: number;
  stock: number;
};
export type KnownCatalogue = {
  products: ReadonlyMap<string, KnownProduct>;
  variants: ReadonlyMap<string, KnownVariant>;
  /** Slugs of all products, also those that the table does not contain. */
  slugs: ReadonlySet<string>;
  lastPosition: number;
};

/** The planned state of a product or variant: all fields to write, and which of them change. */
export type Planned<Fields> = { row: number; before: Fields | undefined; after: Fields; changed: (keyof Fields)[] };
export type ProductPlan = {
  products: Planned<KnownProduct>[];
  variants: Planned<KnownVariant>[];
  problems: Problem[];
};

const schemas = ProductInput.shape;
const hasDefault = (field: keyof ProductFields) => schemas[field].safeParse(undefined).success;

/** What a new product has without a cell. */
const newProduct = {
  ...(Object.fromEntries(
    productFieldNames.filter(hasDefault).map((field) => [field, schemas[field].parse(undefined)]),
  ) as ProductFields),
  is_active: true,
  isArchived: false,
};
const neededByProduct = productFieldNames.filter(
  (field) => !hasDefault(field) && !['code', 'is_active'].includes(field),
);

const newVariant = { title: '', discount_price: 0 as Kopiykas, barcode: null, is_active: true, stock: 0 };
const neededByVariant = [
  'value',
  'price',
  'weight_grams',
  'length_millimetres',
  'width_millimetres',
  'height_millimetres',
] as const;

/** Plans what the rows would change in the catalogue. */
export async function planProducts(rows: readonly ImportRow[], known: KnownCatalogue): Promise<ProductPlan> {
  const plan: ProductPlan = { products: [], variants: [], problems: [] };
  const slugs = new Set(known.slugs);
  const numbers = new Map<string, number>();
  const named = Map.groupBy(
    rows.filter(({ product }) => product.code !== undefined),
    ({ product }) => product.code!,
  );
  const variantsOf = Map.groupBy(known.variants.values(), ({ productCode }) => productCode);
  let { lastPosition } = known;
  for await (const some of inBatches([...named])) for (const [code, ofProduct] of some) planProduct(code, ofProduct);
  return plan;

  function planProduct(code: string, ofProduct: readonly ImportRow[]): void {
    const { row } = ofProduct[0]!;
    const before = known.products.get(code);
    const given = mergeProductFields(ofProduct, plan.problems);
    const complain = (field: keyof ProductFields, words: string) =>
      plan.problems.push({ row, column: productTitles[field], words });
    const after = before === undefined ? undefined : { ...before, ...given };
    if (after?.isArchived && after.is_active) complain('is_active', importProblems.archived);
    if (after !== undefined) plan.products.push({ row, before, after, changed: changedIn(before, after) });
    else if (isComplete(given, neededByProduct, complain)) {
      const slug = freeSlug(toSlug(given.name!) || toSlug(code), slugs, numbers);
      if (slug === '') complain('name', importProblems.noAddress);
      slugs.add(slug);
      lastPosition += 1;
      const created: KnownProduct = { ...newProduct, ...given, code, slug, position: lastPosition };
      plan.products.push({ row, before: undefined, after: created, changed: [] });
    }
    const product = { code, name: given.name ?? before?.name ?? '', variants: variantsOf.get(code) ?? [] };
    planVariants(product, ofProduct, known, plan);
  }
}

function planVariants(
  { code: productCode, name: productName, variants }: { code: string; name: string; variants: readonly KnownVariant[] },
  rows: readonly ImportRow[],
  known: KnownCatalogue,
  plan: ProductPlan,
): void {
  let position = Math.max(-1, ...variants.map((variant) => variant.position));
  let count = variants.length;
  for (const { row, variant: given } of rows) {
    if (given.code === undefined) continue;
    const complain = (field: keyof VariantFields, words: string) =>
      plan.problems.push({ row, column: variantTitles[field], words });
    const before = known.variants.get(given.code);
    let after: KnownVariant | undefined;
    if (before !== undefined) after = { ...before, ...given };
    else if (isComplete(given, neededByVariant, complain)) {
      position += 1;
      count += 1;
      if (count > mostVariants) complain('code', importProblems.tooManyVariants(mostVariants));
      after = { ...newVariant, ...given, code: given.code, productCode, productName, position };
    }
    if (before !== undefined && before.productCode !== productCode)
      complain('code', importProblems.ofOtherProduct(before.productCode));
    if (after === undefined) continue;
    // An unchanged barcode from before check digits were verified is accepted.
    const isKept = before !== undefined && before.barcode === after.barcode;
    const barcodeProblem = isKept ? undefined : problemBy(Barcode, after.barcode ?? '');
    if (barcodeProblem !== undefined) complain('barcode', barcodeProblem);
    if (after.discount_price >= after.price) complain('discount_price', importProblems.discountNotBelow);
    plan.variants.push({ row, before, after, changed: changedIn(before, after) });
  }
}

/** Merges the product fields of several rows: the first row counts, the others must be empty or equal. */
function mergeProductFields(rows: readonly ImportRow[], problems: Problem[]): Partial<ProductFields> {
  const [first, ...others] = rows;
  const merged: Record<string, unknown> = { ...first!.product };
  for (const { row, product } of others) {
    for (const [field, value] of Object.entries(product)) {
      const isNothing = value === '' || (Array.isArray(value) && value.length === 0);
      if (isNothing || isDeepStrictEqual(value, merged[field])) continue;
      problems.push({
        row,
        column: productTitles[field as keyof ProductFields],
        words: importProblems.differs(first!.row),
      });
    }
  }
  return merged;
}

function isComplete<Fields extends object, Needed extends keyof Fields>(
  given: Fields,
  needed: readonly Needed[],
  complain: (field: Needed, words: string) => void,
): given is Fields & Required<Pick<Fields, Needed>> {
  const missing = needed.filter((field) => given[field] === undefined);
  for (const field of missing) complain(field, importProblems.requiredForNew);
  return missing.length === 0;
}

function changedIn<Fields extends object>(before: Fields | undefined, after: Fields): (keyof Fields)[] {
  if (before === undefined) return [];
  return (Object.keys(after) as (keyof Fields)[]).filter((field) => !isDeepStrictEqual(before[field], after[field]));
}

/** `numbers`: where the last search for the same slug ended. Thousands of products may have the same name. */
function freeSlug(wished: string, taken: ReadonlySet<string>, numbers: Map<string, number>): string {
  let slug = wished;
  let number = numbers.get(wished) ?? 2;
  for (; slug !== '' && taken.has(slug); number += 1) slug = `${wished}-${number}`;
  numbers.set(wished, number);
  return slug;
}
