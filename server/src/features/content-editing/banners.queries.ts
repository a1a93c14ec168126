import type { bannerCalls } from '@shop/contract/admin/banners.ts';
import type { FieldsOf } from '@shop/contract/admin/records.ts';
import { eq, isNotNull, isNull } from 'drizzle-orm';
import { toColumns } from '../../database/contract-names.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { banners } from '../../database/tables/catalogue.ts';
import type { KindOf } from './content-kind.ts';
import { contentTable } from './content-table.queries.ts';

const fields = [
  'picture_id',
  'mobile_picture_id',
  'title',
  'text',
  'alt',
  'link',
  'tone',
  'is_active',
  'shown_from',
  'shown_until',
] as const;
const pictures = ['picture_id', 'mobile_picture_id'] as const;
const homeBanners = contentTable(banners, { fields: [...fields, 'position'], pictures });
const brandBanners = contentTable(banners, { fields, pictures });

type Moments<Moment> = { shown_from: Moment | null; shown_until: Moment | null };
const toDate = (moment: string | null) => (moment === null ? null : new Date(moment));
const stored = <Given extends Moments<string>>(given: Given) => ({
  ...given,
  shown_from: toDate(given.shown_from),
  shown_until: toDate(given.shown_until),
});
const shown = <Row extends Moments<Date>>(row: Row) => ({
  ...row,
  shown_from: row.shown_from?.toISOString() ?? null,
  shown_until: row.shown_until?.toISOString() ?? null,
});

export const homeBannerKind: KindOf<typeof bannerCalls> = {
  subject: 'banner',
  ...homeBanners,
  readAll: async (db) => (await homeBanners.readAll(db, isNull(banners.brandId))).map(shown),
  insert: (tx, fields) => homeBanners.insert(tx, stored(fields)),
  update: (tx, id, fields) => homeBanners.update(tx, id, stored(fields)),
};

/** Banners of all brands, grouped by brand id. */
export async function bannersByBrand(db: Executor) {
  const rows = await brandBanners.readRows(db, isNotNull(banners.brandId));
  const grouped = Map.groupBy(rows, ({ row }) => row.brandId!);
  return new Map([...grouped].map(([brandId, each]) => [brandId, each.map((banner) => shown(banner.shown))]));
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
    .values(written.map((banner, position) => ({ ...toColumns(stored(banner), fields), brandId, position })));
}
