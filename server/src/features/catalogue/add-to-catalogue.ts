import type { ProductKind } from '@shop/domain/product-kinds.ts';
import type { Transaction } from '../../database/database.ts';
import * as queries from './write-catalogue.queries.ts';

export type NewBanner = {
  pictureId: number;
  mobilePictureId: number;
  title: string;
  text: string;
  alt: string;
  link: string | null;
  /** Colour of the text on the banner. */
  tone: 'light' | 'dark';
};

export type NewBrand = {
  name: string;
  slug: string;
  character: string;
  homeBannerId: number | null;
  homeBannerAlt: string;
  position: number;
  banners: readonly NewBanner[];
};

export async function addBrand(tx: Transaction, { banners, ...brand }: NewBrand): Promise<number> {
  const brandId = await queries.insertBrand(tx, brand);
  for (const [position, banner] of banners.entries()) await queries.insertBanner(tx, { ...banner, brandId, position });
  return brandId;
}

export async function addHomeBanner(tx: Transaction, banner: NewBanner & { position: number }): Promise<void> {
  await queries.insertBanner(tx, banner);
}

export type NewKind = {
  name: string;
  slug: string;
  position: number;
  /** Of its page, for kinds with a text. */
  description?: string;
  bannerId?: number | null;
  bannerAlt?: string;
};

/** Adds a name to a kind of products, such as a skin type. */
export async function addKind(tx: Transaction, kind: ProductKind, row: NewKind): Promise<number> {
  return await queries.insertKind(tx, kind, row);
}

export type NewCollection = {
  name: string;
  slug: string;
  title: string;
  text: string;
  alt: string;
  bannerId: number;
  mobileBannerId: number;
  isActive: boolean;
};

export async function addCollection(tx: Transaction, collection: NewCollection): Promise<void> {
  await queries.insertCollection(tx, collection);
}
