import { profileWording as words } from '@shop/wording/admin/staff.ts';
import { useGetIdentity } from 'react-admin';
import { api } from '../../api.ts';
import { noteIdentity } from '../../auth-provider.ts';
import { ProofForm } from './proof-form.tsx';

export function RemoveSecondFactor() {
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
