import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database.ts';
import { banners, brands, collections, redirects } from '../../database/tables/catalogue.ts';
import { pictureColumns, pictures } from '../../database/tables/media.ts';

const mobilePictures = alias(pictures, 'mobile_pictures');

export async function listBrands(db: Executor) {
  return await db
    .select({ brand: brands, homeBanner: pictureColumns(pictures) })
    .from(brands)
    .leftJoin(pictures, eq(pictures.id, brands.homeBannerId))
    .orderBy(asc(brands.position), asc(brands.id));
}

export async function findBrand(db: Executor, slug: string) {
  const [row] = await db.select().from(brands).where(eq(brands.slug, slug));
  return row;
}

/** Banners that are shown at a moment on a brand's page; on the home page when `brandId` is null. */
export async function listBanners(db: Executor, brandId: number | null, at: Date | undefined) {
  const moment = at ?? sql`now()`;
  const isShown = and(
    eq(banners.isActive, true),
    or(isNull(banners.shownFrom), lte(banners.shownFrom, moment)),
    or(isNull(banners.shownUntil), gt(banners.shownUntil, moment)),
  );
  return await db
    .select({ banner: banners, picture: pictureColumns(pictures), mobilePicture: pictureColumns(mobilePictures) })
    .from(banners)
    .innerJoin(pictures, eq(pictures.id, banners.pictureId))
    .innerJoin(mobilePictures, eq(mobilePictures.id, banners.mobilePictureId))
    .where(and(brandId === null ? isNull(banners.brandId) : eq(banners.brandId, brandId), isShown))
    .orderBy(asc(banners.position), asc(banners.id));
}

export async function listCollections(db: Executor) {
  return await db
    .select({ collection: collections, banner: pictureColumns(pictures), mobileBanner: pictureColumns(mobilePictures) })
    .from(collections)
    .innerJoin(pictures, eq(pictures.id, collections.bannerId))
    .innerJoin(mobilePictures, eq(mobilePictures.id, collections.mobileBannerId))
    .orderBy(asc(collections.position), asc(collections.id));
}

/** The new path of a moved page. A trigger adds a redirect at every change of a slug. */
export async function findRedirect(db: Executor, path: string): Promise<string | undefined> {
  const [row] = await db.select({ to: redirects.toPath }).from(redirects).where(eq(redirects.fromPath, path));
  return row?.to;
}
