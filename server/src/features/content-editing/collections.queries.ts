import type { collectionCalls } from '@shop/contract/admin/collections.ts';
import type { FieldsOf } from '@shop/contract/admin/records.ts';
import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { collections } from '../../database/tables/catalogue.ts';
import { pictureColumns, pictures } from '../../database/tables/media.ts';
import { addressFor } from './address-for.ts';
import type { KindOf } from './content-kind.ts';
import { preview } from './preview.ts';
import { rowQueries } from './table.queries.ts';

const mobilePictures = alias(pictures, 'mobile_pictures');

export const collectionKind: KindOf<typeof collectionCalls> = {
  subject: 'collection',
  ...rowQueries(collections),
  async readAll(db) {
    const rows = await db
      .select({
        collection: collections,
        banner: pictureColumns(pictures),
        mobileBanner: pictureColumns(mobilePictures),
      })
      .from(collections)
      .innerJoin(pictures, eq(pictures.id, collections.bannerId))
      .innerJoin(mobilePictures, eq(mobilePictures.id, collections.mobileBannerId))
      .orderBy(asc(collections.position), asc(collections.id));
    return rows.map(({ collection, banner, mobileBanner }) => {
      const { id, name, slug, title, text, bannerId, mobileBannerId, alt, isActive, position } = collection;
      return {
        id,
        name,
        slug,
        title,
        text,
        banner_id: bannerId,
        banner: preview(banner),
        mobile_banner_id: mobileBannerId,
        mobile_banner: preview(mobileBanner),
        alt,
        is_active: isActive,
        position,
      };
    });
  },
  async insert(tx, fields) {
    const [row] = await tx.insert(collections).values(collectionColumns(fields)).returning({ id: collections.id });
    return row!.id;
  },
  async update(tx, id, fields) {
    await tx.update(collections).set(collectionColumns(fields)).where(eq(collections.id, id));
  },
};

function collectionColumns(fields: FieldsOf<typeof collectionCalls>) {
  const { name, title, text, banner_id, mobile_banner_id, alt, is_active, position } = fields;
  return {
    name,
    slug: addressFor(fields),
    title,
    text,
    bannerId: banner_id,
    mobileBannerId: mobile_banner_id,
    alt,
    isActive: is_active,
    position,
  };
}
