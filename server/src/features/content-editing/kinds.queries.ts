import type { kindCalls } from '@shop/contract/admin/kinds.ts';
import type { FieldsOf } from '@shop/contract/admin/records.ts';
import { hasText, type KindWithText, type ProductKind } from '@shop/domain/product-kinds.ts';
import { asc, eq } from 'drizzle-orm';
import { kindTables } from '../../database/tables/catalogue.ts';
import { pictureColumns, pictures } from '../../database/tables/media.ts';
import { addressFor } from './address-for.ts';
import type { ContentKind, KindOf } from './content-kind.ts';
import { preview } from './preview.ts';
import { rowQueries } from './table.queries.ts';

type PlainCalls = (typeof kindCalls)[Exclude<ProductKind, KindWithText>];
type CallsWithText = (typeof kindCalls)[KindWithText];

/** The names of a kind of products as content. */
export function contentOfKind(kind: ProductKind): ContentKind<never, { id: number }> {
  return hasText(kind) ? contentWithText(kind) : plainContent(kind);
}

function plainContent(kind: Exclude<ProductKind, KindWithText>): KindOf<PlainCalls> {
  const { names } = kindTables[kind];
  return {
    subject: kind,
    ...rowQueries(names),
    readAll: async (db) =>
      await db
        .select({ id: names.id, name: names.name, slug: names.slug, position: names.position })
        .from(names)
        .orderBy(asc(names.position), asc(names.id)),
    async insert(tx, fields) {
      const [row] = await tx
        .insert(names)
        .values({ ...fields, slug: addressFor(fields) })
        .returning({ id: names.id });
      return row!.id;
    },
    async update(tx, id, fields) {
      await tx
        .update(names)
        .set({ ...fields, slug: addressFor(fields) })
        .where(eq(names.id, id));
    },
  };
}

function contentWithText(kind: KindWithText): KindOf<CallsWithText> {
  const { names } = kindTables[kind];
  return {
    subject: kind,
    ...rowQueries(names),
    async readAll(db) {
      const rows = await db
        .select({ row: names, banner: pictureColumns(pictures) })
        .from(names)
        .leftJoin(pictures, eq(pictures.id, names.bannerId))
        .orderBy(asc(names.position), asc(names.id));
      return rows.map(({ row: { id, name, slug, description, bannerId, bannerAlt, position }, banner }) => ({
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
      const [row] = await tx.insert(names).values(toColumns(fields)).returning({ id: names.id });
      return row!.id;
    },
    async update(tx, id, fields) {
      await tx.update(names).set(toColumns(fields)).where(eq(names.id, id));
    },
  };
}

function toColumns(fields: FieldsOf<CallsWithText>) {
  const { name, description, banner_id, banner_alt, position } = fields;
  return { name, slug: addressFor(fields), description, bannerId: banner_id, bannerAlt: banner_alt, position };
}
