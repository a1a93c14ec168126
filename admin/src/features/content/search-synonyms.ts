import Translate from '@mui/icons-material/TranslateOutlined';
import { right } from '@shop/contract/admin/rights.ts';
import type { searchSynonymCalls } from '@shop/contract/admin/search-synonyms.ts';
import { searchSynonymsWording as words } from '@shop/wording/admin/content.ts';
import { contentResource } from './content-resource.tsx';

export const searchSynonyms = contentResource<typeof searchSynonymCalls>({
  needs: right('catalogue_change'),
  name: 'search-synonyms',
  words,
  icon: Translate,
  list: {
    empty: words.empty,
    sort: { field: 'name', order: 'ASC' },
    columns: [{ source: 'name' }, { source: 'means' }],
  },
  form: [
    { source: 'name', as: 'lines', isRequired: true, hint: words.nameHint },
    { source: 'means', as: 'lines', isRequired: true, hint: words.meansHint },
  ],
});
