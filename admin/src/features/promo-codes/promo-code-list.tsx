import type { PromoCode, PromoCodeState } from '@shop/contract/admin/promo-codes.ts';
import { promoCodeStateWording, promoCodesWording as words } from '@shop/wording/admin/promo-codes.ts';
import { recordList } from '../../ui/record-list.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';

const tones: Record<PromoCodeState, Tone> = {
  active: 'success',
  upcoming: 'warning',
  ended: 'info',
  used_up: 'info',
  off: 'info',
};

export const PromoCodeList = recordList<PromoCode>({
  sort: { field: 'created_at', order: 'DESC' },
  search: words.search,
  filters: [{ source: 'state', choices: promoCodeStateWording }],
  empty: words.empty,
  columns: [
    { source: 'code' },
    {
      source: 'state',
      disableSort: true,
      render: ({ state }) => <StatusChip tone={tones[state]} label={promoCodeStateWording[state]} />,
    },
    { source: 'percent', align: 'right' },
    {
      source: 'times_used',
      align: 'right',
      render: ({ times_used, max_uses }) => words.usedOf(times_used, max_uses),
    },
    { source: 'ends_at', as: 'moment' },
    { source: 'note', disableSort: true },
  ],
});
