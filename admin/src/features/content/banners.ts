import ViewCarousel from '@mui/icons-material/ViewCarouselOutlined';
import type { bannerCalls } from '@shop/contract/admin/banners.ts';
import type { FieldsOf } from '@shop/contract/admin/records.ts';
import { bannersWording, contentWording as words } from '@shop/wording/admin/content.ts';
import type { FormField } from '../../ui/form-fields.tsx';
import { contentResource } from './content-resource.tsx';

/** A banner of the home page, or of a brand. */
export const bannerFields: readonly FormField<Omit<FieldsOf<typeof bannerCalls>, 'position'>>[] = [
  { source: 'picture_id', as: 'picture', isRequired: true },
  { source: 'mobile_picture_id', as: 'picture', isRequired: true },
  { source: 'alt', isRequired: true, hint: words.altHint },
  { source: 'title' },
  { source: 'text', as: 'lines' },
  { source: 'link', hint: words.linkHint },
  { source: 'tone', as: 'choice', choices: words.tones, initial: 'light', isRequired: true },
  { source: 'is_active', as: 'flag', initial: true },
  { source: 'shown_from', as: 'moment', hint: words.momentHint },
  { source: 'shown_until', as: 'moment', hint: words.momentHint },
];

export const banners = contentResource<typeof bannerCalls>({
  name: 'banners',
  words: bannersWording,
  icon: ViewCarousel,
  represent: 'title',
  list: {
    empty: bannersWording.empty,
    columns: [
      { source: 'picture', as: 'picture' },
      { source: 'title' },
      { source: 'link', disableSort: true },
      { source: 'position' },
      { source: 'is_active', as: 'shown' },
    ],
  },
  form: [...bannerFields, { source: 'position', as: 'position' }],
});
