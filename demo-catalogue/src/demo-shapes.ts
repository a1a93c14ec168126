import { inputShape } from '@shop/contract/product-fields.ts';
import { type FieldValue, factsOf, type ProductField, productFieldNames } from '@shop/domain/product-fields.ts';
import { type ProductKind, productKindNames, productKinds } from '@shop/domain/product-kinds.ts';
import { z } from 'zod';

/** Schemas of the demonstration's content files. Money is in whole hryvnias, for readability. */

/** HTML as a list of lines, one paragraph or list item each. */
const Html = z.array(z.string()).transform((lines) => lines.join('\n'));

const DemoVariant = z.strictObject({
  code: z.string(),
  /** The size, shown with the product's unit: '30' and 'мл', '7 × 2' and 'мл', '3' and 'шт'. */
  value: z.string(),
  /** A distinction beyond the size, such as a shade; usually empty. */
  title: z.string(),
  priceHryvnias: z.number().positive(),
  discountPriceHryvnias: z.number().positive().optional(),
  stock: z.int().nonnegative(),
  weightGrams: z.int().positive(),
  sizeMillimetres: z.tuple([z.int(), z.int(), z.int()]).describe('length, width, height'),
  /** A file in pictures/icons, drawn for this kind of packaging and size. */
  icon: z.string().optional(),
});

const kindSlugs = Object.fromEntries(
  productKindNames.map((kind) => [productKinds[kind].many, z.array(z.string())]),
) as Record<(typeof productKinds)[ProductKind]['many'], z.ZodArray<z.ZodString>>;

/** The fields of a product that a file gives: HTML as a list of lines, the others as an editor types them. */
type GivenField = Exclude<ProductField, 'brand_id' | 'is_active' | 'position'>;
export const givenFields = productFieldNames.filter(
  (name): name is GivenField => !['brand_id', 'is_active', 'position'].includes(name),
);
const fields = Object.fromEntries(
  givenFields.map((name) => [name, factsOf(name).as === 'html' ? Html : inputShape[name]]),
) as { [Name in GivenField]: z.ZodType<FieldValue<Name>> };

const DemoProduct = z.strictObject({
  ...fields,
  human: z.string().max(50),
  /** The slug of its brand. */
  brand: z.string(),
  ...kindSlugs,
  pictures: z.array(z.strictObject({ file: z.string(), alt: z.string() })),
  variants: z.array(DemoVariant).min(1),
});

export const DemoProducts = z.array(DemoProduct);
export type DemoVariant = z.infer<typeof DemoVariant>;
export type DemoProduct = z.infer<typeof DemoProduct>;

export type DemoBrand = {
  slug: string;
  name: string;
  /** The brand's character in one line. */
  character: string;
  homeBanner: { file: string; alt: string };
  bigBanners: readonly DemoBanner[];
};

export type DemoBanner = {
  file: string;
  mobileFile: string;
  alt: string;
  title: string;
  text: string;
  link: string | null;
  /** Whether the text on it is dark (for a light picture) or light (for a dark one). */
  tone: 'light' | 'dark';
};

export type DemoKind = { slug: string; name: string; description?: string; banner?: { file: string; alt: string } };

export type DemoCollection = {
  slug: string;
  name: string;
  title: string;
  text: string;
  alt: string;
  file: string;
  mobileFile: string;
};

export type DemoPage = { pageType: 'delivery' | 'loyalty' | 'payment' | 'terms'; title: string; content: string };

export type DemoCertificate = {
  name: string;
  human: string;
  description: string;
  /** Several values may share one name; each has its own card. */
  valuesHryvnias: readonly number[];
};

export type DemoPartnerOptions = Record<
  'positions' | 'educations' | 'specializations' | 'workplaces' | 'how_they',
  readonly string[]
>;

export type DemoCode = { code: string; percent: number; note: string };
export type DemoIssuedCertificate = {
  serialNumber: string;
  amountHryvnias: number;
  validUntil: string;
  isSpent: boolean;
};
