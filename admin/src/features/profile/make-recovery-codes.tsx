import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ApiReply } from '@shop/contract/client.ts';
import { secondFactorWording, recoveryCodesWording as words } from '@shop/wording/admin/sign-in.ts';
import { type SubmitEvent, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { api } from '../../api.ts';
import { noteIdentity } from '../../auth-provider.ts';
import { CodeField } from '../../second-factor/code-field.tsx';
import { RecoveryCodes } from '../../second-factor/recovery-codes.tsx';
import { useAction } from '../../ui/use-action.ts';

type Made = ApiReply<'POST /api/v1/admin/auth/second-factor/recovery-codes/'>;

/** How many codes are left, and new ones by password and code. */
export function MakeRecoveryCodes({ left }: { left: number }) {
  const { refetch } = useGetIdentity();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [made, setMade] = useState<Made>();
  const { act, isUnderWay } = useAction(async () =>
    setMade(await api('POST /api/v1/admin/auth/second-factor/recovery-codes/', { body: { password, code } })),
  );

  function make(event: SubmitEvent) {
    event.preventDefault();
    void act();
  }

  function close() {
    const { recovery_codes: _, ...identity } = made!;
    noteIdentity(identity);
    setMade(undefined);
    setPassword('');
    setCode('');
    refetch?.();
  }

  if (made !== undefined) return <RecoveryCodes codes={made.recovery_codes} onKept={close} />;
  return (
    <Stack component="form" spacing={1.5} onSubmit={make} sx={{ alignItems: 'flex-start' }}>
      <Typography color={left > 2 ? 'text.secondary' : 'error'}>{words.left(left)}</Typography>
      <TextField
        label={secondFactorWording.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <CodeField label={words.anyCode} value={code} onChange={setCode} takesRecoveryCode />
      <Button type="submit" variant="outlined" loading={isUnderWay}>
        {words.make}
      </Button>
    </Stack>
  );
}
