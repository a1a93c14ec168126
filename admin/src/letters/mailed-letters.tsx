import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MailedLetter } from '@shop/contract/admin/letters.ts';
import { right } from '@shop/contract/admin/rights.ts';
import { letterKindWording, letterStateWording, lettersWording as words } from '@shop/wording/admin/letters.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { useIsAllowed } from '../rights.ts';
import { LetterActions } from './letter-actions.tsx';

type Letter = Pick<MailedLetter, 'id' | 'kind' | 'state' | 'copy_number' | 'actions'> & { at: string | null };

const kinds: Record<string, string> = letterKindWording;

/** Letters about one record or to one person: kind, state and actions. */
export function MailedLetters({ letters }: { letters: Letter[] }) {
  const mayActions = useIsAllowed(right('letters'));
  return (
    <Stack component="ul" sx={{ gap: 1, listStyle: 'none', p: 0, m: 0 }}>
      {letters.map(({ id, kind, state, at, copy_number, actions }) => (
        <li key={id}>
          {kinds[kind] ?? kind}
          <Typography variant="caption" color={state === 'failed' ? 'error' : 'text.secondary'} component="div">
            {letterStateWording[state]}
            {at !== null && `, ${shortDateAndTime(new Date(at))}`}
            {copy_number !== null && `, ${words.copy(copy_number)}`}
          </Typography>
          {mayActions && <LetterActions id={id} actions={actions} />}
        </li>
      ))}
    </Stack>
  );
}
