import type { brandCalls } from '@shop/contract/admin/brands.ts';
import { brands } from '../../database/tables/catalogue.ts';
import { bannersByBrand, writeBrandBanners } from './banners.queries.ts';
import type { KindOf } from './content-kind.ts';
import { contentTable } from './content-table.queries.ts';

const brandTable = contentTable(brands, {
  fields: ['name', 'slug', 'character', 'home_banner_id', 'home_banner_alt', 'position'],
  pictures: ['home_banner_id'],
});

export const brandKind: KindOf<typeof brandCalls> = {
  subject: 'brand',
  ...brandTable,
  async readAll(db) {
    const rows = await brandTable.readAll(db);
    const banners = await bannersByBrand(db);
    return rows.map((brand) => ({ ...brand, banners: banners.get(brand.id) ?? [] }));
  },
  async insert(tx, fields) {
    const id = await brandTable.insert(tx, fields);
    await writeBrandBanners(tx, id, fields.banners);
    return id;
  },
  async update(tx, id, fields) {
    await brandTable.update(tx, id, fields);
    await writeBrandBanners(tx, id, fields.banners);
  },
};
