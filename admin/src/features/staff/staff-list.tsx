import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { staffWording as words } from '@shop/wording/admin/staff.ts';
import { Link } from 'react-router';
import { recordList } from '../../ui/record-list.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import { onlyOnPhones } from '../../ui/table.tsx';
import { InvitationEnd } from './invitation-end.tsx';
import type { StaffMember } from './staff-member.ts';

const tones: Record<StaffMember['state'], Tone> = { invited: 'warning', active: 'success', inactive: 'info' };

export const StaffList = recordList<StaffMember>({
  sort: { field: 'name', order: 'ASC' },
  search: words.search,
  actions: (
    <Button component={Link} to="/roles">
      {words.toRoles}
    </Button>
  ),
  columns: [
    {
      source: 'name',
      render: ({ name, email, role_name }) => (
        <>
          {name}
          <Typography variant="caption" color="text.secondary" component="div" sx={onlyOnPhones}>
            {email}
            <br />
            {role_name}
          </Typography>
        </>
      ),
    },
    { source: 'email', notOnPhones: true },
    { source: 'role', notOnPhones: true, render: ({ role_name }) => role_name },
    {
      source: 'state',
      disableSort: true,
      render: ({ state, invited_until }) => (
        <>
          <StatusChip tone={tones[state]} label={words.states[state]} />
          {state === 'invited' && <InvitationEnd until={invited_until} />}
        </>
      ),
    },
    {
      source: 'has_second_factor',
      disableSort: true,
      notOnPhones: true,
      render: ({ has_second_factor }) => (has_second_factor ? words.isOn : words.isOff),
    },
    { source: 'last_sign_in_at', as: 'moment', disableSort: true, notOnPhones: true },
  ],
});
