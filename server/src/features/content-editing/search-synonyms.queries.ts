import type { searchSynonymCalls } from '@shop/contract/admin/search-synonyms.ts';
import { searchSynonyms } from '../../database/tables/search.ts';
import type { KindOf } from './content-kind.ts';
import { contentTable } from './content-table.queries.ts';

export const searchSynonymKind: KindOf<typeof searchSynonymCalls> = {
  subject: 'search_synonym',
  ...contentTable(searchSynonyms, { fields: ['name', 'means'], order: [searchSynonyms.name] }),
};
