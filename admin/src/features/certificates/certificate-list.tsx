import type { Certificate } from '@shop/contract/admin/certificates.ts';
import { certificateStateWording, certificatesWording as words } from '@shop/wording/admin/certificates.ts';
import { shortDay } from '@shop/wording/dates.ts';
import { OrderLink } from '../../ui/order-link.tsx';
import { recordList } from '../../ui/record-list.tsx';
import { CertificateStateChip } from './certificate-state.tsx';

/** Shows only the ends of the numbers, which are as good as money: a screen can be read over a shoulder. */
export const CertificateList = recordList<Certificate>({
  sort: { field: 'issued_at', order: 'DESC' },
  search: words.search,
  filters: [{ source: 'state', choices: certificateStateWording }],
  empty: words.empty,
  columns: [
    { source: 'number_end', disableSort: true, render: ({ number_end }) => words.masked(number_end) },
    { source: 'state', disableSort: true, render: ({ state }) => <CertificateStateChip state={state} /> },
    { source: 'amount', as: 'money' },
    { source: 'balance', as: 'money' },
    { source: 'valid_until', render: ({ valid_until }) => shortDay(valid_until) },
    { source: 'recipient_name', disableSort: true },
    { source: 'order_id', disableSort: true, render: ({ order_id }) => order_id && <OrderLink id={order_id} /> },
    { source: 'issued_at', as: 'moment' },
  ],
});
