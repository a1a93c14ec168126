import type { kindCalls } from '@shop/contract/admin/kinds.ts';
import { hasText, type KindWithText, type ProductKind } from '@shop/domain/product-kinds.ts';
import { kindTables } from '../../database/tables/catalogue.ts';
import type { ContentKind, KindOf } from './content-kind.ts';
import { contentTable } from './content-table.queries.ts';

type PlainCalls = (typeof kindCalls)[Exclude<ProductKind, KindWithText>];
type CallsWithText = (typeof kindCalls)[KindWithText];

/** The names of a kind of products as content. */
export function contentOfKind(kind: ProductKind): ContentKind<never, { id: number }> {
  return hasText(kind) ? contentWithText(kind) : plainContent(kind);
}

const plainContent = (kind: Exclude<ProductKind, KindWithText>): KindOf<PlainCalls> => ({
  subject: kind,
  ...contentTable(kindTables[kind].names, { fields: ['name', 'slug', 'position'] }),
});

const contentWithText = (kind: KindWithText): KindOf<CallsWithText> => ({
  subject: kind,
  ...contentTable(kindTables[kind].names, {
    fields: ['name', 'slug', 'description', 'banner_id', 'banner_alt', 'position'],
    pictures: ['banner_id'],
  }),
});
