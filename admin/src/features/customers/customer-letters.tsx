import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { MailedLetter } from '@shop/contract/admin/letters.ts';
import { lettersWording as words } from '@shop/wording/admin/letters.ts';
import { useGetList } from 'react-admin';
import { MailedLetters } from '../../letters/mailed-letters.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Letters to the customer's address, newest first. */
export function CustomerLetters({ customerId }: { customerId: number }) {
  const { data, error } = useGetList<MailedLetter>('letters', {
    filter: { customer_id: customerId },
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  if (data === undefined)
    return error === null ? null : (
      <Panel title={words.ofCustomer}>
        <Alert severity="error">{words.ofCustomerFailed}</Alert>
      </Panel>
    );
  return (
    <Panel title={words.ofCustomer}>
      {data.length === 0 && <Typography color="text.secondary">{words.noneOfCustomer}</Typography>}
      <MailedLetters
        letters={data.map(({ sent_at, created_at, ...letter }) => ({ ...letter, at: sent_at ?? created_at }))}
      />
    </Panel>
  );
}
