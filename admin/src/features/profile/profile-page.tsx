import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StaffIdentity } from '@shop/contract/admin/auth.ts';
import { recoveryCodesWording } from '@shop/wording/admin/sign-in.ts';
import { profileWording as words } from '@shop/wording/admin/staff.ts';
import { useGetIdentity } from 'react-admin';
import { api } from '../../api.ts';
import { noteIdentity } from '../../auth-provider.ts';
import { SecondFactorSetUp } from '../../second-factor/second-factor-set-up.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { ChangePassword } from './change-password.tsx';
import { MakeRecoveryCodes } from './make-recovery-codes.tsx';
import { ProofForm } from './proof-form.tsx';

export function ProfilePage() {
  const { identity } = useGetIdentity();
  if (identity === undefined) return null;
  const { email, role_name, second_factor } = identity as unknown as StaffIdentity;
  return (
    <Stack spacing={2} sx={{ maxWidth: 560, pt: 2 }}>
      <PageHeader title={words.title}>
        {identity.fullName}, {email}. {role_name}.
      </PageHeader>
      <Panel title={words.password}>
        <ChangePassword />
      </Panel>
      <Panel
        title={words.secondFactor}
        actions={second_factor.is_on && <StatusChip tone="success" label={words.secondFactorOn} />}
      >
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {words.secondFactorText}
        </Typography>
        {second_factor.is_on ? <RemoveSecondFactor /> : <SecondFactorSetUp />}
      </Panel>
      {second_factor.is_on && (
        <Panel title={recoveryCodesWording.title}>
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {recoveryCodesWording.text}
          </Typography>
          <MakeRecoveryCodes left={second_factor.recovery_codes_left} />
        </Panel>
      )}
    </Stack>
  );
}

function RemoveSecondFactor() {
  const { refetch } = useGetIdentity();
  return (
    <ProofForm
      run={async (proof) => {
        noteIdentity(await api('POST /api/v1/admin/auth/second-factor/remove/', { body: proof }));
        refetch?.();
      }}
      done={words.turnedOff}
      button={words.turnOff}
      color="error"
    />
  );
}
