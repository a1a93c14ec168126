import Typography from '@mui/material/Typography';
import type { ApiReply } from '@shop/contract/client.ts';
import { recoveryCodesWording as words } from '@shop/wording/admin/sign-in.ts';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { api } from '../../api.ts';
import { noteIdentity } from '../../auth-provider.ts';
import { RecoveryCodes } from '../../second-factor/recovery-codes.tsx';
import { ProofForm } from './proof-form.tsx';

type Made = ApiReply<'POST /api/v1/admin/auth/second-factor/recovery-codes/'>;

/** The number of recovery codes left, and new ones after a check of password and code. */
export function MakeRecoveryCodes({ left }: { left: number }) {
  const { refetch } = useGetIdentity();
  const [made, setMade] = useState<Made>();

  function close() {
    const { recovery_codes: _, ...identity } = made!;
    noteIdentity(identity);
    setMade(undefined);
    refetch?.();
  }

  if (made !== undefined) return <RecoveryCodes codes={made.recovery_codes} onKept={close} />;
  return (
    <ProofForm
      run={async (proof) =>
        setMade(await api('POST /api/v1/admin/auth/second-factor/recovery-codes/', { body: proof }))
      }
      button={words.make}
    >
      <Typography color={left > 2 ? 'text.secondary' : 'error'}>{words.left(left)}</Typography>
    </ProofForm>
  );
}
