/** How the demonstration shop's content is written down. Money is in whole hryvnias here: people read these files. */

export type DemoVariant = {
  code: string;
  /** What the customer chooses by, shown with the product's unit: '30' of 'мл', '7 × 2' of 'мл', '3' of 'шт'. */
  value: string;
  /** What tells this variant apart beyond its size (a shade); usually empty. */
  title: string;
  priceHryvnias: number;
  discountPriceHryvnias?: number;
  stock: number;
  weightGrams: number;
  sizeMillimetres: readonly [length: number, width: number, height: number];
  /** A file in pictures/icons, drawn for this kind of packaging and size. */
  icon?: string;
};

export type DemoProduct = {
  slug: string;
  code: string;
  name: string;
  /** The subtitle under the name: what it does, at most 50 characters. */
  human: string;
  unit: string;
  brand: string;
  productTypes: readonly string[];
  skinTypes: readonly string[];
  /** One or two plain sentences. */
  description: string;
  /** Several paragraphs of HTML. */
  descriptionHtml: string;
  /** HTML. */
  keyIngredients: string;
  /** HTML: for whom and what for. */
  purpose: string;
  /** HTML. */
  application: string;
  /** INCI, plain text. */
  composition: string;
  isCollectionProduct?: true;
  /** Place in the «Новинки» carousel. */
  bestPosition?: number;
  pictures: readonly { file: string; alt: string }[];
  variants: readonly DemoVariant[];
};

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
