import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import type { collectionCalls } from '@shop/contract/admin/collections.ts';
import { right } from '@shop/contract/admin/rights.ts';
import { collectionsWording, contentWording as words } from '@shop/wording/admin/content.ts';
import { contentResource } from './content-resource.tsx';

export const collections = contentResource<typeof collectionCalls>({
  needs: right('catalogue_change'),
  name: 'collections',
  words: collectionsWording,
  icon: LocalOffer,
  list: {
    columns: [
      { source: 'banner', as: 'picture' },
      { source: 'name' },
      { source: 'title', disableSort: true },
      { source: 'position' },
      { source: 'is_active', as: 'shown' },
    ],
  },
  form: [
    { source: 'name', isRequired: true },
    { source: 'title' },
    { source: 'text', as: 'lines', minRows: 3 },
    { source: 'banner_id', as: 'picture', isRequired: true },
    { source: 'mobile_banner_id', as: 'picture', isRequired: true },
    { source: 'alt', isRequired: true, hint: words.altHint },
    { source: 'position', as: 'position' },
    { source: 'is_active', as: 'flag', hint: collectionsWording.activeHint },
  ],
});
