import type { productTypeCalls } from '@shop/contract/admin/product-types.ts';
import type { skinTypeCalls } from '@shop/contract/admin/skin-types.ts';
import { asc, eq } from 'drizzle-orm';
import { productTypes, skinTypes } from '../../database/tables/catalogue.ts';
import { pictureColumns, pictures } from '../../database/tables/media.ts';
import { addressFor } from './address-for.ts';
import type { FieldsOf, KindOf } from './content-kind.ts';
import { preview } from './preview.ts';
import { rowQueries } from './table.queries.ts';

export const productTypeKind: KindOf<typeof productTypeCalls> = {
  subject: 'product_type',
  ...rowQueries(productTypes),
  readAll: async (db) =>
    await db
      .select({
        id: productTypes.id,
        name: productTypes.name,
        slug: productTypes.slug,
        position: productTypes.position,
      })
      .from(productTypes)
      .orderBy(asc(productTypes.position), asc(productTypes.id)),
  async insert(tx, fields) {
    const [row] = await tx
      .insert(productTypes)
      .values({ ...fields, slug: addressFor(fields) })
      .returning({ id: productTypes.id });
    return row!.id;
  },
  async update(tx, id, fields) {
    await tx
      .update(productTypes)
      .set({ ...fields, slug: addressFor(fields) })
      .where(eq(productTypes.id, id));
  },
};

export const skinTypeKind: KindOf<typeof skinTypeCalls> = {
  subject: 'skin_type',
  ...rowQueries(skinTypes),
  async readAll(db) {
    const rows = await db
      .select({ skinType: skinTypes, banner: pictureColumns(pictures) })
      .from(skinTypes)
      .leftJoin(pictures, eq(pictures.id, skinTypes.bannerId))
      .orderBy(asc(skinTypes.position), asc(skinTypes.id));
    return rows.map(({ skinType: { id, name, slug, description, bannerId, bannerAlt, position }, banner }) => ({
      id,
      name,
      slug,
      description,
      banner_id: bannerId,
      banner: banner && preview(banner),
      banner_alt: bannerAlt,
      position,
    }));
  },
  async insert(tx, fields) {
    const [row] = await tx.insert(skinTypes).values(skinTypeColumns(fields)).returning({ id: skinTypes.id });
    return row!.id;
  },
  async update(tx, id, fields) {
    await tx.update(skinTypes).set(skinTypeColumns(fields)).where(eq(skinTypes.id, id));
  },
};

function skinTypeColumns(fields: FieldsOf<typeof skinTypeCalls>) {
  const { name, description, banner_id, banner_alt, position } = fields;
  return { name, slug: addressFor(fields), description, bannerId: banner_id, bannerAlt: banner_alt, position };
}
