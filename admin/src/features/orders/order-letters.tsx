import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { letterKindWording, letterStateWording, lettersWording } from '@shop/wording/admin/letters.ts';
import { ordersWording } from '@shop/wording/admin/orders.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { Panel } from '../../ui/panel.tsx';
import { LetterActions } from '../letters/letter-actions.tsx';

const kinds: Record<string, string> = letterKindWording;

/** What the customer was written. */
export function OrderLetters({ letters }: { letters: AdminOrder['letters'] }) {
  if (letters.length === 0) return null;
  return (
    <Panel title={ordersWording.letters}>
      <Stack component="ul" sx={{ gap: 1, listStyle: 'none', p: 0, m: 0 }}>
        {letters.map(({ id, kind, state, sent, copy_number, actions }) => (
          <li key={id}>
            {kinds[kind] ?? kind}
            <Typography variant="caption" color={state === 'failed' ? 'error' : 'text.secondary'} component="div">
              {letterStateWording[state]}
              {sent && `, ${shortDateAndTime(new Date(sent))}`}
              {copy_number !== null && `, ${lettersWording.copy(copy_number)}`}
            </Typography>
            <LetterActions id={id} actions={actions} />
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
