import type { bannerCalls } from '@shop/contract/admin/banners.ts';
import type { FieldsOf } from '@shop/contract/admin/records.ts';
import { asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../database/database.ts';
import { banners } from '../../database/tables/catalogue.ts';
import { pictureColumns, pictures } from '../../database/tables/media.ts';
import type { KindOf } from './content-kind.ts';
import { preview } from './preview.ts';
import { rowQueries } from './table.queries.ts';

const mobilePictures = alias(pictures, 'mobile_pictures');

async function listBanners(db: Executor, whose: 'home page' | 'brands') {
  return await db
    .select({ banner: banners, picture: pictureColumns(pictures), mobilePicture: pictureColumns(mobilePictures) })
    .from(banners)
    .innerJoin(pictures, eq(pictures.id, banners.pictureId))
    .innerJoin(mobilePictures, eq(mobilePictures.id, banners.mobilePictureId))
    .where(whose === 'brands' ? isNotNull(banners.brandId) : isNull(banners.brandId))
    .orderBy(asc(banners.position), asc(banners.id));
}

function bannerRow({ banner, picture, mobilePicture }: Awaited<ReturnType<typeof listBanners>>[number]) {
  const { id, pictureId, mobilePictureId, title, text, alt, link, tone, isActive } = banner;
  return {
    id,
    picture_id: pictureId,
    picture: preview(picture),
    mobile_picture_id: mobilePictureId,
    mobile_picture: preview(mobilePicture),
    title,
    text,
    alt,
    link,
    tone,
    is_active: isActive,
  };
}

type BannerFields = Omit<FieldsOf<typeof bannerCalls>, 'position'>;

function bannerColumns({ picture_id, mobile_picture_id, title, text, alt, link, tone, is_active }: BannerFields) {
  return {
    pictureId: picture_id,
    mobilePictureId: mobile_picture_id,
    title,
    text,
    alt,
    link,
    tone,
    isActive: is_active,
  };
}

export const homeBannerKind: KindOf<typeof bannerCalls> = {
  subject: 'banner',
  ...rowQueries(banners),
  async readAll(db) {
    const rows = await listBanners(db, 'home page');
    return rows.map((row) => ({ ...bannerRow(row), position: row.banner.position }));
  },
  async insert(tx, { position, ...fields }) {
    const [row] = await tx
      .insert(banners)
      .values({ ...bannerColumns(fields), position })
      .returning({ id: banners.id });
    return row!.id;
  },
  async update(tx, id, { position, ...fields }) {
    await tx
      .update(banners)
      .set({ ...bannerColumns(fields), position })
      .where(eq(banners.id, id));
  },
};

/** Banners of all brands, grouped by brand id. */
export async function bannersByBrand(db: Executor) {
  const rows = Map.groupBy(await listBanners(db, 'brands'), ({ banner }) => banner.brandId!);
  return new Map([...rows].map(([brandId, each]) => [brandId, each.map(bannerRow)]));
}

/** Replaces all banners of a brand: no other table refers to a banner. */
export async function writeBrandBanners(
  tx: Transaction,
  brandId: number,
  written: readonly BannerFields[],
): Promise<void> {
  await tx.delete(banners).where(eq(banners.brandId, brandId));
  if (written.length === 0) return;
  await tx.insert(banners).values(written.map((fields, position) => ({ ...bannerColumns(fields), brandId, position })));
}
