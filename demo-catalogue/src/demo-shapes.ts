import { z } from 'zod';

/** How the demonstration shop's content is written down. Money is in whole hryvnias here: people read these files. */

/** HTML by its paragraphs and list items, so that a line of the file is a thought. */
const Html = z.array(z.string()).transform((lines) => lines.join('\n'));

const DemoVariant = z.strictObject({
  code: z.string(),
  /** What the customer chooses by, shown with the product's unit: '30' of 'мл', '7 × 2' of 'мл', '3' of 'шт'. */
  value: z.string(),
  /** What tells this variant apart beyond its size (a shade); usually empty. */
  title: z.string(),
  priceHryvnias: z.number().positive(),
  discountPriceHryvnias: z.number().positive().optional(),
  stock: z.int().nonnegative(),
  weightGrams: z.int().positive(),
  sizeMillimetres: z.tuple([z.int(), z.int(), z.int()]).describe('length, width, height'),
  /** A file in pictures/icons, drawn for this kind of packaging and size. */
  icon: z.string().optional(),
});

const DemoProduct = z.strictObject({
  slug: z.string(),
  code: z.string(),
  name: z.string(),
  /** The subtitle under the name: what it does. */
  human: z.string().max(50),
  unit: z.string(),
  brand: z.string(),
  productTypes: z.array(z.string()),
  skinTypes: z.array(z.string()),
  /** One or two plain sentences. */
  description: z.string(),
  descriptionHtml: Html,
  keyIngredients: Html,
  /** For whom and what for. */
  purpose: Html,
  application: Html,
  /** INCI, plain text. */
  composition: z.string(),
  isCollectionProduct: z.literal(true).optional(),
  /** Place in the «Новинки» carousel. */
  bestPosition: z.int().optional(),
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
  /** Whether the words on it are dark (a light picture) or light (a dark one). */
  tone: 'light' | 'dark';
};

export type DemoSkinType = { slug: string; name: string; description: string; banner: { file: string; alt: string } };
export type DemoProductType = { slug: string; name: string };

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
  /** Several values may share one name; each is a card of its own. */
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
