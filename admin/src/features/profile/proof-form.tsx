import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { recoveryCodesWording, secondFactorWording } from '@shop/wording/admin/sign-in.ts';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { CodeField } from '../../second-factor/code-field.tsx';
import { useAction } from '../../ui/use-action.ts';

/** What asks for password and code: whoever sits at a screen that was left open has neither. */
export function ProofForm({
  run,
  done,
  button,
  color = 'primary',
  children,
}: {
  run: (proof: { password: string; code: string }) => Promise<unknown>;
  /** Said when it worked. */
  done?: string;
  button: string;
  color?: NonNullable<ButtonProps['color']>;
  /** Above the fields. */
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
