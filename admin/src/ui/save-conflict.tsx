import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formsWording as words } from '@shop/wording/admin/forms.ts';
import { type ReactElement, useState } from 'react';
import { HttpError, useNotify, useRefresh } from 'react-admin';
import { errorMessage, type RefusalBody, refusalCode } from '../call-api.ts';

/** Shown above a form when the record was changed by another user meanwhile. */
export function SaveConflict({ onShowTheirs }: { onShowTheirs: () => void }) {
  return (
    <Alert
      severity="error"
      sx={{ mt: 2 }}
      // The save button may be far below.
      ref={(shown) => shown?.scrollIntoView({ block: 'center' })}
      action={
        <Button color="inherit" onClick={onShowTheirs}>
          {words.showTheirs}
        </Button>
      }
    >
      {words.conflict}
    </Alert>
  );
}

/** For react-admin forms: handles refusals and returns the conflict message. */
export function useSaveConflict(): {
  onRefusal: (error: unknown) => void;
  conflict: ReactElement | null;
  /** A new key remounts the form: react-admin does not reset it if the values read again equal the initial ones. */
  formKey: number;
} {
  const notify = useNotify();
  const refresh = useRefresh();
  const [hasConflict, setHasConflict] = useState(false);
  const [formKey, setFormKey] = useState(0);

  function onRefusal(error: unknown) {
    // Field errors are shown beside the fields.
    if (error instanceof HttpError && (error.body as RefusalBody | undefined)?.errors) return;
    if (refusalCode(error) === 'changed_meanwhile') setHasConflict(true);
    else notify(errorMessage(error), { type: 'error' });
  }

  function showTheirs() {
    setHasConflict(false);
    setFormKey((key) => key + 1);
    refresh();
  }

  return { onRefusal, conflict: hasConflict ? <SaveConflict onShowTheirs={showTheirs} /> : null, formKey };
}
