import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { staffSignInWording, staffResetWording as words } from '@shop/wording/admin/sign-in.ts';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { errorMessage } from '../../call-api.ts';
import { OutsidePage } from './outside-page.tsx';

/** Says the same whether the address is known or not. */
export function ForgottenPasswordPage() {
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isUnderWay, setIsUnderWay] = useState(false);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    setIsUnderWay(true);
    setProblem(undefined);
    try {
      await api('POST /api/v1/admin/auth/reset/', { body: { email } });
      setIsSent(true);
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setIsUnderWay(false);
    }
  }

  const toSignIn = (
    <Button component={Link} to="/login">
      {words.toSignIn}
    </Button>
  );
  if (isSent)
    return (
      <OutsidePage title={words.sentTitle}>
        <Typography role="status">{words.sent(email)}</Typography>
        <Typography color="text.secondary">{words.notCome}</Typography>
        {toSignIn}
      </OutsidePage>
    );
  return (
    <OutsidePage title={words.title} onSubmit={send}>
      <Typography color="text.secondary">{words.hint}</Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField
        label={staffSignInWording.email}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" variant="contained" size="large" loading={isUnderWay}>
        {words.send}
      </Button>
      {toSignIn}
    </OutsidePage>
  );
}
