import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ApiReply } from '@shop/contract/client.ts';
import { secondFactorWording as words } from '@shop/wording/admin/sign-in.ts';
import { type SubmitEvent, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { api } from '../api.ts';
import { noteIdentity } from '../auth-provider.ts';
import { useAction } from '../ui/use-action.ts';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Secret = ApiReply<'POST /api/v1/admin/auth/second-factor/'>;
type Confirmed = ApiReply<'POST /api/v1/admin/auth/second-factor/confirm/'>;

/** Asks for the password, shows the secret for the app, and checks a first code. */
export function SecondFactorSetUp() {
  const { refetch } = useGetIdentity();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [secret, setSecret] = useState<Secret>();
  const [confirmed, setConfirmed] = useState<Confirmed>();
  const begin = useAction(async () =>
    setSecret(await api('POST /api/v1/admin/auth/second-factor/', { body: { password } })),
  );
  const confirm = useAction(
    async () => setConfirmed(await api('POST /api/v1/admin/auth/second-factor/confirm/', { body: { code } })),
    { done: words.isOn },
  );
  const goOn = ({ recovery_codes: _, ...identity }: Confirmed) => {
    noteIdentity(identity);
    refetch?.();
  };
  const doing = (act: () => Promise<unknown>) => (event: SubmitEvent) => {
    event.preventDefault();
    void act();
  };

  // Updating the identity leaves this page, and the codes with it, so it waits.
  if (confirmed !== undefined) return <RecoveryCodes codes={confirmed.recovery_codes} onKept={() => goOn(confirmed)} />;
  if (secret === undefined)
    return (
      <Stack component="form" spacing={2} onSubmit={doing(begin.act)} sx={{ alignItems: 'flex-start' }}>
        <TextField
          label={words.password}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="contained" loading={begin.isUnderWay}>
          {words.begin}
        </Button>
      </Stack>
    );
  return (
    <Stack component="form" spacing={2} onSubmit={doing(confirm.act)} sx={{ alignItems: 'flex-start' }}>
      <Typography>{words.scan}</Typography>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(secret.qr_code)}`}
        alt={words.qrCode}
        width={200}
        height={200}
      />
      <Typography color="text.secondary">
        {words.orType} <code>{secret.secret}</code>
      </Typography>
      <CodeField isFirst label={words.code} value={code} onChange={setCode} />
      <Button type="submit" variant="contained" loading={confirm.isUnderWay}>
        {words.confirm}
      </Button>
    </Stack>
  );
}
