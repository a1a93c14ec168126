import type { brandCalls } from '@shop/contract/admin/brands.ts';
import type { FieldsOf } from '@shop/contract/admin/records.ts';
import { asc, eq } from 'drizzle-orm';
import { brands } from '../../database/tables/catalogue.ts';
import { pictureColumns, pictures } from '../../database/tables/media.ts';
import { addressFor } from './address-for.ts';
import { bannersByBrand, writeBrandBanners } from './banners.queries.ts';
import type { KindOf } from './content-kind.ts';
import { preview } from './preview.ts';
import { rowQueries } from './table.queries.ts';

export const brandKind: KindOf<typeof brandCalls> = {
  subject: 'brand',
  ...rowQueries(brands),
  async readAll(db) {
    const rows = await db
      .select({ brand: brands, homeBanner: pictureColumns(pictures) })
      .from(brands)
      .leftJoin(pictures, eq(pictures.id, brands.homeBannerId))
      .orderBy(asc(brands.position), asc(brands.id));
    const banners = await bannersByBrand(db);
    return rows.map(({ brand: { id, name, slug, character, homeBannerId, homeBannerAlt, position }, homeBanner }) => ({
      id,
      name,
      slug,
      character,
      home_banner_id: homeBannerId,
      home_banner: homeBanner && preview(homeBanner),
      home_banner_alt: homeBannerAlt,
      position,
      banners: banners.get(id) ?? [],
    }));
  },
  async insert(tx, fields) {
    const [row] = await tx.insert(brands).values(brandColumns(fields)).returning({ id: brands.id });
    await writeBrandBanners(tx, row!.id, fields.banners);
    return row!.id;
  },
  async update(tx, id, fields) {
    await tx.update(brands).set(brandColumns(fields)).where(eq(brands.id, id));
    await writeBrandBanners(tx, id, fields.banners);
  },
};

function brandColumns(fields: FieldsOf<typeof brandCalls>) {
  const { name, character, home_banner_id, home_banner_alt, position } = fields;
  return {
    name,
    slug: addressFor(fields),
    character,
    homeBannerId: home_banner_id,
    homeBannerAlt: home_banner_alt,
    position,
  };
}
