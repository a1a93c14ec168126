import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { staffSignInWording as words } from '@shop/wording/admin/sign-in.ts';
import { type SubmitEvent, useState } from 'react';
import { useLogin } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { errorMessage, refusalCode } from '../../call-api.ts';
import { CodeField } from '../../second-factor/code-field.tsx';
import { SmallForm } from './outside-page.tsx';

/** What the page of a letter’s link brings. */
type Arrival = { email?: string; hasNewPassword?: boolean };

/** Password first; users with a second factor are then asked for its code. */
export function SignInPage() {
  const login = useLogin();
  const { email = '', hasNewPassword = false } = (useLocation().state ?? {}) as Arrival;
  const [given, setGiven] = useState({ email, password: '', code: '' });
  const [needsCode, setNeedsCode] = useState(false);
  const [hasNoPhone, setHasNoPhone] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const note = (field: keyof typeof given) => (value: string) => setGiven({ ...given, [field]: value });

  async function signIn(event: SubmitEvent) {
    event.preventDefault();
    setIsUnderWay(true);
    setProblem(undefined);
    try {
      await login(needsCode ? given : { email: given.email, password: given.password });
    } catch (error) {
      if (refusalCode(error) === 'second_factor_code_needed') setNeedsCode(true);
      else setProblem(errorMessage(error));
    } finally {
      setIsUnderWay(false);
    }
  }

  function changeCode() {
    setHasNoPhone(!hasNoPhone);
    setGiven({ ...given, code: '' });
  }

  function startOver() {
    setNeedsCode(false);
    setHasNoPhone(false);
    setProblem(undefined);
    setGiven({ email: given.email, password: '', code: '' });
  }

  return (
    <SmallForm title={needsCode ? words.codeTitle : words.title} onSubmit={signIn}>
      {hasNewPassword && !needsCode && !problem && <Alert severity="success">{words.passwordSet}</Alert>}
      {problem && <Alert severity="error">{problem}</Alert>}
      {needsCode ? (
        <>
          <Typography color="text.secondary">{hasNoPhone ? words.recoveryHint : words.codeHint}</Typography>
          <CodeField
            key={String(hasNoPhone)}
            isFirst
            label={hasNoPhone ? words.recoveryCode : words.code}
            value={given.code}
            onChange={note('code')}
            takesRecoveryCode={hasNoPhone}
          />
        </>
      ) : (
        <>
          <TextField
            label={words.email}
            type="email"
            name="email"
            autoComplete="username"
            autoFocus={email === ''}
            required
            value={given.email}
            onChange={(event) => note('email')(event.target.value)}
          />
          <TextField
            label={words.password}
            type="password"
            name="password"
            autoComplete="current-password"
            autoFocus={email !== ''}
            required
            value={given.password}
            onChange={(event) => note('password')(event.target.value)}
          />
        </>
      )}
      <Button type="submit" variant="contained" size="large" loading={isUnderWay}>
        {words.signIn}
      </Button>
      {!needsCode && (
        <Button component={Link} to="/forgotten-password">
          {words.forgotten}
        </Button>
      )}
      {needsCode && <Button onClick={changeCode}>{hasNoPhone ? words.toApp : words.noPhone}</Button>}
      {needsCode && <Button onClick={startOver}>{words.back}</Button>}
    </SmallForm>
  );
}
