import Alert from '@mui/material/Alert';
import type { StrayPayment } from '@shop/contract/admin/stray-payments.ts';
import { strayPaymentsWording as words } from '@shop/wording/admin/stray-payments.ts';
import { recordList } from '../../ui/record-list.tsx';

export const StrayPaymentList = recordList<StrayPayment>({
  sort: { field: 'at', order: 'DESC' },
  search: words.search,
  empty: words.empty,
  above: <Alert severity="info">{words.hint}</Alert>,
  table: { rowClick: false },
  columns: [
    { source: 'at', as: 'moment' },
    { source: 'amount', as: 'money' },
    { source: 'reference', disableSort: true },
    { source: 'provider_status', disableSort: true },
    { source: 'provider', disableSort: true },
  ],
});
