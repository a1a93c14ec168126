import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { staffWording as words } from '@shop/wording/admin/staff.ts';
import { useRedirect } from 'react-admin';
import { api } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { InvitationEnd } from './invitation-end.tsx';
import type { StaffMember } from './staff-member.ts';

/** For somebody who has not set a password yet. */
export function InvitationPanel({ member }: { member: StaffMember }) {
  const redirect = useRedirect();
  const params = { id: member.id };
  async function withdraw() {
    await api('POST /api/v1/admin/staff/:id/withdraw-invitation/', { params });
    redirect('list', 'staff');
  }
  return (
    <Panel title={words.invitation}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography color="text.secondary">{words.notAccepted}</Typography>
        <InvitationEnd until={member.invited_until} />
        <ActionButton
          variant="outlined"
          run={() => api('POST /api/v1/admin/staff/:id/invite-again/', { params })}
          done={words.inviteAgainDone}
        >
          {words.inviteAgain}
        </ActionButton>
        <ActionButton
          color="error"
          run={withdraw}
          done={words.withdrawDone}
          ask={{ title: words.withdrawTitle, text: words.withdrawText }}
        >
          {words.withdraw}
        </ActionButton>
      </Stack>
    </Panel>
  );
}
