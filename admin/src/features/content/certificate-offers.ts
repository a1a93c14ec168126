import CardGiftcard from '@mui/icons-material/CardGiftcardOutlined';
import type { certificateOfferCalls } from '@shop/contract/admin/certificate-offers.ts';
import { certificateOffersWording, contentWording as words } from '@shop/wording/admin/content.ts';
import { moneyText } from '../../ui/money-field.tsx';
import { contentResource } from './content-resource.tsx';

export const certificateOffers = contentResource<typeof certificateOfferCalls>({
  name: 'certificate-offers',
  words: certificateOffersWording,
  icon: CardGiftcard,
  list: {
    columns: [
      { source: 'picture', as: 'picture' },
      { source: 'name' },
      { source: 'values', disableSort: true, render: ({ values }) => onSale(values) },
      { source: 'position' },
      { source: 'is_active', as: 'shown' },
    ],
  },
  form: [
    { source: 'name', isRequired: true },
    { source: 'human' },
    { source: 'description', as: 'lines', minRows: 3 },
    { source: 'picture_id', as: 'picture' },
    { source: 'picture_alt', hint: words.altHint },
    {
      source: 'values',
      as: 'group',
      isInline: true,
      isRequired: true,
      hint: certificateOffersWording.valueHint,
      fields: [
        { source: 'value', as: 'money', isRequired: true },
        { source: 'price', as: 'money', isRequired: true },
        { source: 'is_active', as: 'flag', initial: true },
      ],
    },
    { source: 'position', as: 'position' },
    { source: 'is_active', as: 'flag', initial: true },
  ],
});

function onSale(values: readonly { value: string; is_active: boolean }[]): string {
  const offered = values.filter(({ is_active }) => is_active);
  return offered.map(({ value }) => moneyText(value)).join(', ');
}
