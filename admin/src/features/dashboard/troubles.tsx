import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Dashboard } from '@shop/contract/admin/dashboard.ts';
import { dashboardWording as words } from '@shop/wording/admin/dashboard.ts';
import { letterKindWording } from '@shop/wording/admin/letters.ts';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { moneyText } from '../../ui/money-field.tsx';
import { Panel } from '../../ui/panel.tsx';

type TroublesProps = Pick<Dashboard, 'undecided_payments' | 'failing_letters' | 'failing_jobs'>;

/** Failures that the shop retries automatically, shown in case they last. */
export function Troubles({ undecided_payments, failing_letters, failing_jobs }: TroublesProps) {
  return (
    <Stack spacing={2}>
      <Trouble title={words.undecided} hint={words.undecidedHint}>
        {undecided_payments.map(({ order_id, amount }) => (
          <li key={order_id}>
            <Link component={RouterLink} to={`/orders/${order_id}/show`}>
              {words.order(order_id)}
            </Link>
            , {moneyText(amount)}
          </li>
        ))}
      </Trouble>
      <Trouble title={`${words.letters}: ${failing_letters.total}`} to={lettersToSee(failing_letters)}>
        {failing_letters.latest.map(({ id, kind, is_given_up, attempts, error }) => (
          <li key={id}>
            {nameOfLetter(kind)}: {is_given_up ? words.letterIsGivenUp : words.letterIsTried(attempts)}
            <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
              {error}
            </Typography>
          </li>
        ))}
      </Trouble>
      <Trouble title={words.jobs}>
        {failing_jobs.map(({ name, jobs, error }) => (
          <li key={name}>
            {name}: {words.times(jobs)}
            <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
              {error}
            </Typography>
          </li>
        ))}
      </Trouble>
    </Stack>
  );
}

type TroubleProps = { title: string; hint?: string; to?: string; children: ReactNode[] };

function Trouble({ title, hint, to, children }: TroubleProps) {
  const isWell = children.length === 0;
  return (
    <Panel
      title={title}
      actions={
        to && (
          <Button component={RouterLink} to={to}>
            {words.all}
          </Button>
        )
      }
    >
      {(isWell || hint) && <Typography color="text.secondary">{isWell ? words.allIsWell : hint}</Typography>}
      {!isWell && (
        <Stack component="ul" spacing={1} sx={{ pl: 2.5, mb: 0 }}>
          {children}
        </Stack>
      )}
    </Panel>
  );
}

/** The list of letters that failed, or of those being retried. */
function lettersToSee({ total, latest }: Dashboard['failing_letters']): string {
  const state = latest.some(({ is_given_up }) => is_given_up) ? 'failed' : 'waiting';
  return total === 0 ? '/letters' : `/letters?filter=${encodeURIComponent(JSON.stringify({ state }))}`;
}

function nameOfLetter(kind: string): string {
  return (letterKindWording as Record<string, string>)[kind] ?? kind;
}
