import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ApiReply } from '@shop/contract/client.ts';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { staffPasswordWording as words } from '@shop/wording/admin/sign-in.ts';
import { type SubmitEvent, useEffect, useState } from 'react';
import { HttpError } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router';
import { api } from '../../api.ts';
import { errorMessage } from '../../call-api.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { OutsidePage } from './outside-page.tsx';

type Owner = ApiReply<'POST /api/v1/admin/auth/link/'>;

/** The target of the links in letters to staff: an invitation, or a new password. */
export function SetPasswordPage() {
  const { uid = '', token = '' } = useParams();
  const navigate = useNavigate();
  const [owner, setOwner] = useState<Owner>();
  const [password, setPassword] = useState('');
  const [isBad, setIsBad] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [attempt, setAttempt] = useState(0);

  function fail(error: unknown) {
    // The only invalid part can be the link: the field does not send a password that is too short.
    if (error instanceof HttpError && error.status === 400) setIsBad(true);
    else setProblem(errorMessage(error));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again after a lost connection.
  useEffect(() => {
    let isLeft = false;
    setProblem(undefined);
    api('POST /api/v1/admin/auth/link/', { body: { uid, token } }).then(
      (found) => isLeft || setOwner(found),
      (error) => isLeft || fail(error),
    );
    return () => {
      isLeft = true;
    };
  }, [uid, token, attempt]);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    setIsUnderWay(true);
    setProblem(undefined);
    try {
      await api('POST /api/v1/admin/auth/link/password/', { body: { uid, token, new_password: password } });
      // The used link does not stay in the history.
      navigate('/login', { replace: true, state: { email: owner?.email, hasNewPassword: true } });
    } catch (error) {
      fail(error);
    } finally {
      setIsUnderWay(false);
    }
  }

  if (isBad)
    return (
      <OutsidePage title={words.badTitle}>
        <Typography role="alert">{words.bad}</Typography>
        <Button component={Link} to="/forgotten-password" variant="contained">
          {words.askAgain}
        </Button>
      </OutsidePage>
    );
  if (owner === undefined)
    return (
      <OutsidePage title={words.titles.password_reset}>
        {problem === undefined ? (
          <CircularProgress sx={{ alignSelf: 'center' }} />
        ) : (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={() => setAttempt(attempt + 1)}>
                {adminWording.failed.again}
              </Button>
            }
          >
            {problem}
          </Alert>
        )}
      </OutsidePage>
    );
  return (
    <OutsidePage title={words.titles[owner.purpose]} onSubmit={save}>
      <Typography color="text.secondary">{words.hints[owner.purpose](owner.name)}</Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField
        label={words.email}
        type="email"
        name="email"
        autoComplete="username"
        value={owner.email}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <NewPasswordField value={password} onChange={setPassword} />
      <Button type="submit" variant="contained" size="large" loading={isUnderWay}>
        {words.save}
      </Button>
    </OutsidePage>
  );
}
