import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { PersonToErase } from '@shop/contract/admin/customers.ts';
import { right } from '@shop/contract/admin/rights.ts';
import { erasePersonWording as words } from '@shop/wording/admin/customers.ts';
import { wholePhone } from '@shop/wording/admin/phones.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../api.ts';
import { useIsAllowed } from '../../rights.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';

const noPerson: PersonToErase = { email: '', phone: '' };

/** Erases a person by e-mail and phone, with or without an account. Owner only. */
export function ErasePerson({ known = noPerson, ...look }: { known?: PersonToErase } & Pick<ButtonProps, 'size'>) {
  const notify = useNotify();
  const mayErase = useIsAllowed(right('erasure'));
  const [isOpen, setIsOpen] = useState(false);
  const [person, setPerson] = useState(known);
  const [isNotFound, setIsNotFound] = useState(false);
  const { act, isUnderWay } = useAction(() => api('POST /api/v1/admin/people/erase/', { body: person }));
  if (!mayErase) return null;

  function open() {
    setPerson(known);
    setIsNotFound(false);
    setIsOpen(true);
  }

  async function erase() {
    setIsNotFound(false);
    const erased = await act();
    if (erased === undefined) return;
    if (Object.values(erased).every((count) => count === 0)) return setIsNotFound(true);
    setIsOpen(false);
    notify(words.done(erased), { type: 'success', multiLine: true, autoHideDuration: 15_000 });
  }

  const field = (name: keyof PersonToErase, type: 'email' | 'tel') => (
    <TextField
      label={words.fields[name]}
      type={type}
      required
      fullWidth
      value={name === 'phone' ? wholePhone(person[name]) : person[name]}
      onChange={({ target }) => setPerson({ ...person, [name]: target.value })}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
      sx={{ mt: 2 }}
    />
  );

  return (
    <>
      <Button color="error" {...look} onClick={open}>
        {words.button}
      </Button>
      <ConfirmDialog
        title={words.title}
        text={<Typography>{words.text}</Typography>}
        agree={words.agree}
        isDangerous
        isOpen={isOpen}
        isUnderWay={isUnderWay}
        onAgree={erase}
        onClose={() => setIsOpen(false)}
      >
        {field('email', 'email')}
        {field('phone', 'tel')}
        {isNotFound && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {words.nobody}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
