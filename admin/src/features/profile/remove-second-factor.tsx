import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { recoveryCodesWording, secondFactorWording } from '@shop/wording/admin/sign-in.ts';
import { profileWording as words } from '@shop/wording/admin/staff.ts';
import { type SubmitEvent, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { api } from '../../api.ts';
import { noteIdentity } from '../../auth-provider.ts';
import { CodeField } from '../../second-factor/code-field.tsx';
import { useAction } from '../../ui/use-action.ts';

/** By password and code: whoever sits at a screen that was left open has neither. */
export function RemoveSecondFactor() {
  const { refetch } = useGetIdentity();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { act, isUnderWay } = useAction(
    async () => {
      noteIdentity(await api('POST /api/v1/admin/auth/second-factor/remove/', { body: { password, code } }));
      refetch?.();
    },
    { done: words.turnedOff },
  );

  function remove(event: SubmitEvent) {
    event.preventDefault();
    void act();
  }

  return (
    <Stack component="form" spacing={1.5} onSubmit={remove} sx={{ alignItems: 'flex-start' }}>
      <TextField
        label={secondFactorWording.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <CodeField label={recoveryCodesWording.anyCode} value={code} onChange={setCode} takesRecoveryCode />
      <Button type="submit" variant="outlined" color="error" loading={isUnderWay}>
        {words.turnOff}
      </Button>
    </Stack>
  );
}
