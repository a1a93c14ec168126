import {
  type FieldValue,
  factsOf,
  type IsOptional,
  type PageField,
  type ProductField,
  productFieldNames,
  productFields,
  type ShownField,
  type ShownName,
  shownFields,
} from '@shop/domain/product-fields.ts';
import { z } from 'zod';
import { Html, paragraphs, SlugInput } from './admin/texts.ts';
import { Id, line, Slug } from './shapes.ts';

// The schemas of a product's fields, derived from their description in domain/src/product-fields.ts.

/** What the form, an import and the API accept. */
function inputOf(name: ProductField): z.ZodType {
  const { as, shortest, longest = 0, from = 0, to, initial } = factsOf(name);
  switch (as) {
    case 'line':
      return shortest === 1 ? line(longest).min(1) : line(longest).default('');
    case 'lines':
      return paragraphs(longest).default('');
    case 'html':
      return Html.default('');
    case 'slug':
      return SlugInput;
    case 'brand':
      return Id;
    case 'flag':
      return initial === undefined ? z.boolean() : z.boolean().default(initial as boolean);
    case 'number': {
      const number = z.int().min(from).max(to!);
      return initial === null ? number.nullable().default(null) : number.default(initial as number);
    }
  }
}

/** What the API answers. */
function savedOf(name: ProductField): z.ZodType {
  const { as, initial } = factsOf(name);
  switch (as) {
    case 'slug':
      return Slug;
    case 'brand':
      return Id;
    case 'flag':
      return z.boolean();
    case 'number':
      return initial === null ? z.int().nullable() : z.int();
    default:
      return z.string();
  }
}

type Input<Name extends ProductField> = z.ZodType<
  FieldValue<Name>,
  IsOptional<Name> extends true ? FieldValue<Name> | undefined : FieldValue<Name>
>;
type Saved<Name extends ProductField> = z.ZodType<FieldValue<Name>, FieldValue<Name>>;

const fromNames = <Name extends ProductField>(names: readonly Name[], entry: (name: Name) => [string, z.ZodType]) =>
  Object.fromEntries(names.map(entry)) as unknown;
const isOnPage = (name: ProductField) => factsOf(name).onPage !== undefined;
const shownEntry = (name: ShownField): [string, z.ZodType] => [productFields[name].shown, savedOf(name)];

export const inputShape = fromNames(productFieldNames, (name) => [name, inputOf(name)]) as {
  [Name in ProductField]: Input<Name>;
};
export const savedShape = fromNames(productFieldNames, (name) => [name, savedOf(name)]) as {
  [Name in ProductField]: Saved<Name>;
};
/** What lists of the shop have. */
export const listedShape = fromNames(
  shownFields.filter((name) => !isOnPage(name)),
  shownEntry,
) as {
  [Name in Exclude<ShownField, PageField> as ShownName<Name>]: Saved<Name>;
};
/** What only the page of a product has. */
export const pageShape = fromNames(shownFields.filter(isOnPage), shownEntry) as {
  [Name in Extract<ShownField, PageField> as ShownName<Name>]: Saved<Name>;
};
