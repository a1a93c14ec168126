import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Dashboard } from '@shop/contract/admin/dashboard.ts';
import { dashboardWording as words } from '@shop/wording/admin/dashboard.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { Link as RouterLink } from 'react-router';
import { Panel } from '../../ui/panel.tsx';

/** Owner only: accounts with many failed sign-ins. */
export function AttackedAccounts({ total, accounts }: Dashboard['attacked_accounts']) {
  return (
    <Panel title={`${words.attacked}: ${total}`}>
      <Typography color="text.secondary">{words.attackedHint}</Typography>
      <Stack component="ul" spacing={1} sx={{ pl: 2.5, mb: 0 }}>
        {accounts.map(({ kind, id, email, tries, wrong_codes, last_at }) => (
          <li key={`${kind} ${id}`}>
            <Link
              component={RouterLink}
              to={kind === 'staff' ? `/staff/${id}` : `/customers/${id}/show`}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {kind === 'staff' ? words.attackedStaff(email) : words.attackedCustomer(email)}
            </Link>
            : {words.tries(tries)}, {words.lastTry(shortDateAndTime(new Date(last_at)))}
            {wrong_codes > 0 && (
              <Typography color="error" variant="body2">
                {words.wrongCodes(wrong_codes)}
              </Typography>
            )}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
