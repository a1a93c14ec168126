import type { bannerCalls } from '@shop/contract/admin/banners.ts';
import type { FieldsOf } from '@shop/contract/admin/records.ts';
import { eq, isNotNull, isNull } from 'drizzle-orm';
import { toColumns } from '../../database/contract-names.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { banners } from '../../database/tables/catalogue.ts';
import type { KindOf } from './content-kind.ts';
import { contentTable } from './content-table.queries.ts';

const fields = ['picture_id', 'mobile_picture_id', 'title', 'text', 'alt', 'link', 'tone', 'is_active'] as const;
const pictures = ['picture_id', 'mobile_picture_id'] as const;
const homeBanners = contentTable(banners, { fields: [...fields, 'position'], pictures });
const brandBanners = contentTable(banners, { fields, pictures });

export const homeBannerKind: KindOf<typeof bannerCalls> = {
  subject: 'banner',
  ...homeBanners,
  readAll: (db) => homeBanners.readAll(db, isNull(banners.brandId)),
};

/** Banners of all brands, grouped by brand id. */
export async function bannersByBrand(db: Executor) {
  const rows = await brandBanners.readRows(db, isNotNull(banners.brandId));
  const grouped = Map.groupBy(rows, ({ row }) => row.brandId!);
  return new Map([...grouped].map(([brandId, each]) => [brandId, each.map(({ shown }) => shown)]));
}

/** Replaces all banners of a brand: no other table refers to a banner. */
export async function writeBrandBanners(
  tx: Transaction,
  brandId: number,
  written: readonly Omit<FieldsOf<typeof bannerCalls>, 'position'>[],
): Promise<void> {
  await tx.delete(banners).where(eq(banners.brandId, brandId));
  if (written.length === 0) return;
  await tx
    .insert(banners)
    .values(written.map((banner, position) => ({ ...toColumns(banner, fields), brandId, position })));
}
