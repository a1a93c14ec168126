import Stack from '@mui/material/Stack';
import { staffWording as words } from '@shop/wording/admin/staff.ts';
import { useGetIdentity, useRecordContext } from 'react-admin';
import { api } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { InvitationPanel } from './invitation-panel.tsx';
import { NewPasswordButton } from './new-password-button.tsx';
import type { StaffMember } from './staff-member.ts';

/** Blocks or unblocks a staff account. One's own account is managed in the profile. */
export function StaffAccess() {
  const record = useRecordContext<StaffMember>();
  const { identity } = useGetIdentity();
  if (record === undefined || identity === undefined) return null;
  const params = { id: record.id };
  const isOwn = identity.id === record.id;
  return (
    <Stack spacing={2} sx={{ width: { xs: '100%', md: 300 }, ml: { md: 2 }, mt: { xs: 2, md: 0 } }}>
      {record.state === 'invited' && <InvitationPanel member={record} />}
      <Panel title={words.access}>
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          {!isOwn && <NewPasswordButton staffId={record.id} />}
          {!isOwn && record.has_second_factor && (
            <ActionButton
              run={() => api('POST /api/v1/admin/staff/:id/reset-second-factor/', { params })}
              done={words.resetSecondFactorDone}
              ask={{ title: words.resetSecondFactorTitle, text: words.resetSecondFactorText }}
            >
              {words.resetSecondFactor}
            </ActionButton>
          )}
          {record.state !== 'invited' && (
            <ActionButton
              run={() => api('POST /api/v1/admin/staff/:id/end-sessions/', { params })}
              done={words.endSessionsDone}
              ask={{ title: words.endSessionsTitle, text: words.endSessionsText }}
            >
              {words.endSessions}
            </ActionButton>
          )}
        </Stack>
      </Panel>
    </Stack>
  );
}
