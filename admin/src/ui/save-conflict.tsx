import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formsWording as words } from '@shop/wording/admin/forms.ts';
import { type ReactElement, useState } from 'react';
import { HttpError, useNotify, useRefresh } from 'react-admin';
import { type RefusalBody, refusalCode, wordsOf } from '../call-api.ts';

/** Says above a form why it was not saved: somebody else has changed the same meanwhile. */
export function SaveConflict({ onShowTheirs }: { onShowTheirs: () => void }) {
  return (
    <Alert
      severity="error"
      sx={{ mt: 2 }}
      // The button that saves may stand far below.
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

/** For a form of react-admin: what to do with a refusal, and what to show above the form. */
export function useSaveConflict(): {
  hearRefusal: (error: unknown) => void;
  conflict: ReactElement | null;
  /** The key of the form: with another one it begins anew. What is read again may be what it began with before. */
  formKey: number;
} {
  const notify = useNotify();
  const refresh = useRefresh();
  const [hasConflict, setHasConflict] = useState(false);
  const [formKey, setFormKey] = useState(0);

  function hearRefusal(error: unknown) {
    // What is wrong with single fields stands beside them.
    if (error instanceof HttpError && (error.body as RefusalBody | undefined)?.errors) return;
    if (refusalCode(error) === 'changed_meanwhile') setHasConflict(true);
    else notify(wordsOf(error), { type: 'error' });
  }

  function showTheirs() {
    setHasConflict(false);
    setFormKey((key) => key + 1);
    refresh();
  }

  return { hearRefusal, conflict: hasConflict ? <SaveConflict onShowTheirs={showTheirs} /> : null, formKey };
}
