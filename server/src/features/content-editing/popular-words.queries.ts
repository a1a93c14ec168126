import type { popularWordCalls } from '@shop/contract/admin/popular-words.ts';
import { popularWords } from '../../database/tables/search.ts';
import type { KindOf } from './content-kind.ts';
import { contentTable } from './content-table.queries.ts';

const table = contentTable(popularWords, { fields: ['name', 'is_shown', 'position'] });

export const popularWordKind: KindOf<typeof popularWordCalls> = {
  subject: 'popular_word',
  ...table,
  readAll: async (db) => (await table.readRows(db)).map(({ row, shown }) => ({ ...shown, networks: row.networks })),
};
