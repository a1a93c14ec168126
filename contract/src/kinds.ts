import { type KindWithText, type ProductKind, productKindNames, productKinds } from '@shop/domain/product-kinds.ts';
import { z } from 'zod';
import { Id, Named } from './shapes.ts';

// The parts of the contract that repeat for each kind of products, derived from `productKinds`.

type Kinds = typeof productKinds;
export type ManyOf<Kind extends ProductKind> = Kinds[Kind]['many'];
export type PathOf<Kind extends ProductKind> = Kinds[Kind]['path'];
/** The value that is different for kinds with a text. */
export type ByText<Kind extends ProductKind, WithText, Plain> = Kind extends KindWithText ? WithText : Plain;

const forKinds = (entry: (kind: ProductKind) => [string, unknown]) =>
  Object.fromEntries(productKindNames.map(entry)) as unknown;

/** Values of kinds under the names of their lists: `{ skin_types, goals, product_types }`. */
export const byMany = <Value>(values: Record<ProductKind, Value>) =>
  forKinds((kind) => [productKinds[kind].many, values[kind]]) as Record<ManyOf<ProductKind>, Value>;

/** `skin_types: [{ id, name, slug }]` */
export const kindLists = forKinds((kind) => [productKinds[kind].many, z.array(Named)]) as {
  [Kind in ProductKind as ManyOf<Kind>]: z.ZodArray<typeof Named>;
};

const Ids = z
  .array(Id)
  .max(20)
  .overwrite((ids) => [...new Set(ids)])
  .default([]);
/** `skin_type_ids` of a product to be saved: unique. */
export const kindIdInputs = forKinds((kind) => [`${kind}_ids`, Ids]) as {
  [Kind in ProductKind as `${Kind}_ids`]: typeof Ids;
};

/** `skin_type_ids` of a saved product. */
export const kindIds = forKinds((kind) => [`${kind}_ids`, z.array(Id)]) as {
  [Kind in ProductKind as `${Kind}_ids`]: z.ZodArray<typeof Id>;
};

const IdInAddress = z.coerce.number().pipe(Id).optional();
/** `skin_type_id`, a filter for products. */
export const kindFilters = forKinds((kind) => [`${kind}_id`, IdInAddress]) as {
  [Kind in ProductKind as `${Kind}_id`]: typeof IdInAddress;
};

/** 'skin_type' → 'SkinType', as names in the OpenAPI document. */
export const pascalName = (kind: ProductKind) =>
  kind.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
/** 'skin_type' → 'skin type'. */
export const plainName = (kind: ProductKind) => kind.replace('_', ' ');

/** `skin_type_not_found` */
export type KindNotFound = `${ProductKind}_not_found`;
export const kindNotFound = productKindNames.map((kind): KindNotFound => `${kind}_not_found`);
