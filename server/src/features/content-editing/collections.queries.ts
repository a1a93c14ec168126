import type { collectionCalls } from '@shop/contract/admin/collections.ts';
import { collections } from '../../database/tables/catalogue.ts';
import type { KindOf } from './content-kind.ts';
import { contentTable } from './content-table.queries.ts';

export const collectionKind: KindOf<typeof collectionCalls> = {
  subject: 'collection',
  ...contentTable(collections, {
    fields: ['name', 'slug', 'title', 'text', 'banner_id', 'mobile_banner_id', 'alt', 'is_active', 'position'],
    pictures: ['banner_id', 'mobile_banner_id'],
  }),
};
