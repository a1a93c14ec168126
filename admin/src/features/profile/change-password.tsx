import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { profileWording as words } from '@shop/wording/admin/staff.ts';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../api.ts';
import { useAction } from '../../ui/use-action.ts';

const nothing = { current_password: '', new_password: '' };

export function ChangePassword() {
  const [given, setGiven] = useState(nothing);
  const { act, isUnderWay } = useAction(
    async () => {
      await api('POST /api/v1/admin/auth/password/', { body: given });
      setGiven(nothing);
    },
    { done: words.passwordChanged },
  );

  function change(event: SubmitEvent) {
    event.preventDefault();
    void act();
  }

  return (
    <Stack component="form" spacing={1.5} onSubmit={change} sx={{ alignItems: 'flex-start' }}>
      <TextField
        label={words.currentPassword}
        type="password"
        autoComplete="current-password"
        required
        value={given.current_password}
        onChange={(event) => setGiven({ ...given, current_password: event.target.value })}
      />
      <TextField
        label={words.newPassword}
        helperText={words.newPasswordHint}
        type="password"
        autoComplete="new-password"
        required
        value={given.new_password}
        onChange={(event) => setGiven({ ...given, new_password: event.target.value })}
        slotProps={{ htmlInput: { minLength: 12 } }}
      />
      <Button type="submit" variant="contained" loading={isUnderWay}>
        {words.changePassword}
      </Button>
    </Stack>
  );
}
