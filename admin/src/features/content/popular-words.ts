import ManageSearch from '@mui/icons-material/ManageSearch';
import type { popularWordCalls } from '@shop/contract/admin/popular-words.ts';
import { right } from '@shop/contract/admin/rights.ts';
import { popularWordsWording as words } from '@shop/wording/admin/content.ts';
import { contentResource } from './content-resource.tsx';

/** Words that customers ask often come into this list by themselves, and the owner ticks what may be shown. */
export const popularWords = contentResource<typeof popularWordCalls>({
  needs: right('catalogue_change'),
  name: 'popular-words',
  words,
  icon: ManageSearch,
  list: {
    empty: words.empty,
    columns: [
      { source: 'name' },
      { source: 'networks', render: ({ networks }) => (networks === 0 ? words.own : words.asked(networks)) },
      { source: 'position' },
      { source: 'is_shown', as: 'shown' },
    ],
  },
  form: [
    { source: 'name', isRequired: true },
    { source: 'is_shown', as: 'flag', initial: true, hint: words.shownHint },
    { source: 'position', as: 'position' },
  ],
});
