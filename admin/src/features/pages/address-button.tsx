import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { api } from '../../api.ts';
import type { RefusalBody } from '../../call-api.ts';
import { ConfirmDialog, type Question } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';

type AddressButtonProps = {
  children: ReactNode;
  /** The field of the call, under whose name it is refused. */
  field: string;
  label: string;
  hint: string;
  /** Suggests the information pages that are shown now. */
  listsPages?: boolean;
  ask: Question;
  run: (address: string) => Promise<unknown>;
  /** Message after success. */
  done: string;
};

/** A button that asks for an address. A refusal stands under the field. */
export function AddressButton({ children, field, label, hint, listsPages, ask, run, done }: AddressButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [refused, setRefused] = useState<string>();
  const notify = useNotify();
  const { act, isUnderWay } = useAction(async () => {
    try {
      await run(address.trim());
    } catch (error) {
      const said = messageOf(error, field);
      if (said === undefined) throw error;
      setRefused(said);
      return;
    }
    notify(done, { type: 'success' });
    close();
  });

  function close() {
    setIsOpen(false);
    setAddress('');
    setRefused(undefined);
  }

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{children}</Button>
      <ConfirmDialog {...ask} isOpen={isOpen} isUnderWay={isUnderWay} onAgree={act} onClose={close}>
        <AddressField
          {...{ label, address, listsPages: listsPages ?? false }}
          hint={refused ?? hint}
          isRefused={refused !== undefined}
          onChange={(typed) => {
            setAddress(typed);
            setRefused(undefined);
          }}
        />
      </ConfirmDialog>
    </>
  );
}

type AddressFieldProps = {
  label: string;
  hint: string;
  address: string;
  isRefused: boolean;
  listsPages: boolean;
  onChange: (typed: string) => void;
};

function AddressField({ label, hint, address, isRefused, listsPages, onChange }: AddressFieldProps) {
  const list = useId();
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!listsPages) return;
    // Without suggestions the address can still be typed.
    api('GET /api/v1/pages/').then(
      (pages) => setPaths(['/', ...pages.map(({ path }) => path)]),
      () => undefined,
    );
  }, [listsPages]);
  return (
    <>
      <TextField
        label={label}
        required
        fullWidth
        autoFocus
        value={address}
        error={isRefused}
        helperText={hint}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          htmlInput: { ...(listsPages && { list }), maxLength: 300, autoCapitalize: 'none', spellCheck: false },
        }}
        sx={{ mt: 2 }}
      />
      {listsPages && (
        <datalist id={list}>
          {paths.map((path) => (
            <option key={path} value={path} />
          ))}
        </datalist>
      )}
    </>
  );
}

function messageOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const errors = (error.body as RefusalBody | undefined)?.errors as Record<string, string> | undefined;
  return errors?.[field];
}
