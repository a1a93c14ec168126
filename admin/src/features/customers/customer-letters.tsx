import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MailedLetter } from '@shop/contract/admin/letters.ts';
import { letterKindWording, letterStateWording, lettersWording as words } from '@shop/wording/admin/letters.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { useGetList } from 'react-admin';
import { Panel } from '../../ui/panel.tsx';
import { LetterActions } from '../letters/letter-actions.tsx';

const kinds: Record<string, string> = letterKindWording;

/** What was written to the address of a customer, the last letter first. */
export function CustomerLetters({ customerId }: { customerId: number }) {
  const { data } = useGetList<MailedLetter>('letters', {
    filter: { customer_id: customerId },
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  if (data === undefined) return null;
  return (
    <Panel title={words.ofCustomer}>
      {data.length === 0 && <Typography color="text.secondary">{words.noneOfCustomer}</Typography>}
      <Stack component="ul" sx={{ gap: 1, listStyle: 'none', p: 0, m: 0 }}>
        {data.map(({ id, kind, state, created_at, copy_number, actions }) => (
          <li key={id}>
            {kinds[kind] ?? kind}
            <Typography variant="caption" color={state === 'failed' ? 'error' : 'text.secondary'} component="div">
              {letterStateWording[state]}, {shortDateAndTime(new Date(created_at))}
              {copy_number !== null && `, ${words.copy(copy_number)}`}
            </Typography>
            <LetterActions id={id} actions={actions} />
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
