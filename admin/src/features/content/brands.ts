import Sell from '@mui/icons-material/SellOutlined';
import type { brandCalls } from '@shop/contract/admin/brands.ts';
import { right } from '@shop/contract/admin/rights.ts';
import { brandsWording, contentWording as words } from '@shop/wording/admin/content.ts';
import { bannerFields } from './banners.ts';
import { contentResource } from './content-resource.tsx';

export const brands = contentResource<typeof brandCalls>({
  needs: right('catalogue_change'),
  name: 'brands',
  words: brandsWording,
  icon: Sell,
  list: {
    columns: [
      { source: 'home_banner', as: 'picture' },
      { source: 'name' },
      { source: 'slug', disableSort: true },
      { source: 'position' },
    ],
  },
  form: [
    { source: 'name', isRequired: true },
    { source: 'slug', as: 'slug', under: '/collection/' },
    { source: 'character' },
    { source: 'home_banner_id', as: 'picture' },
    { source: 'home_banner_alt', hint: words.altHint },
    { source: 'position', as: 'position' },
    { source: 'banners', as: 'group', fields: bannerFields },
  ],
});
