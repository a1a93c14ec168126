import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { recoveryCodesWording, secondFactorWording } from '@shop/wording/admin/sign-in.ts';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { CodeField } from '../../second-factor/code-field.tsx';
import { useAction } from '../../ui/use-action.ts';

/** Asks for password and code, so that an unattended screen is not enough. */
export function ProofForm({
  run,
  done,
  button,
  color = 'primary',
  children,
}: {
  run: (proof: { password: string; code: string }) => Promise<unknown>;
  /** Message after success. */
  done?: string;
  button: string;
  color?: NonNullable<ButtonProps['color']>;
  /** Shown above the fields. */
  children?: ReactNode;
}) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { act, isUnderWay } = useAction(() => run({ password, code }), done === undefined ? {} : { done });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void act();
  }

  return (
    <Stack component="form" spacing={1.5} onSubmit={submit} sx={{ alignItems: 'flex-start' }}>
      {children}
      <TextField
        label={secondFactorWording.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <CodeField label={recoveryCodesWording.anyCode} value={code} onChange={setCode} takesRecoveryCode />
      <Button type="submit" variant="outlined" color={color} loading={isUnderWay}>
        {button}
      </Button>
    </Stack>
  );
}
