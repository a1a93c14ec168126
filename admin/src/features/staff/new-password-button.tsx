import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { profileWording, staffWording as words } from '@shop/wording/admin/staff.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';

/** Sets a password chosen by the owner. */
export function NewPasswordButton({ staffId }: { staffId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const [password, setPassword] = useState('');
  const { act, isUnderWay } = useAction(
    async () => {
      await api('POST /api/v1/admin/staff/:id/new-password/', { params: { id: staffId }, body: { password } });
      close();
    },
    { done: words.newPasswordDone },
  );

  function close() {
    setIsOpen(false);
    setPassword('');
  }

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.newPassword}</Button>
      <ConfirmDialog
        title={words.newPasswordTitle}
        text={words.newPasswordText}
        isOpen={isOpen}
        isUnderWay={isUnderWay}
        onAgree={act}
        onClose={close}
      >
        <TextField
          label={words.newPassword}
          helperText={profileWording.newPasswordHint}
          type="password"
          autoComplete="new-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          slotProps={{ htmlInput: { minLength: 12 } }}
          sx={{ mt: 2 }}
        />
      </ConfirmDialog>
    </>
  );
}
