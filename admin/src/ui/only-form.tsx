import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { Form, HttpError, SaveButton, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { errorMessage, type RefusalBody, refusalCode } from '../call-api.ts';
import { useForgetDraft } from '../drafts/draft-offer.tsx';
import { FormDraft } from '../drafts/form-draft.tsx';
import { SaveConflict } from './save-conflict.tsx';

type OnlyFormProps<Kept> = {
  /** Names the draft of the form, which has no record id of its own. */
  name: string;
  values: object;
  read: () => Promise<Kept>;
  save: (values: object) => Promise<Kept>;
  /** Message after saving. */
  saved: string;
  onSaved: (kept: Kept) => void;
  /** Also without a change. */
  alwaysSaves?: boolean;
  children: ReactNode;
};

/**
 * The form of something that the shop has one of, such as its settings. Its draft is kept, and what somebody else has saved
 * meanwhile is not overwritten.
 */
export function OnlyForm<Kept>({
  name,
  values,
  read,
  save,
  saved,
  onSaved,
  alwaysSaves = false,
  children,
}: OnlyFormProps<Kept>) {
  const notify = useNotify();
  const leaveIfDenied = useLogoutIfAccessDenied();
  const forgetDraft = useForgetDraft(`${name}/${name}`);
  const [hasConflict, setHasConflict] = useState(false);

  async function submit(typed: object) {
    try {
      const kept = await save(typed);
      forgetDraft();
      onSaved(kept);
      notify(saved, { type: 'success' });
      return undefined;
    } catch (error) {
      if (refusalCode(error) === 'changed_meanwhile') setHasConflict(true);
      else if (!(await leaveIfDenied(error))) notify(errorMessage(error), { type: 'error' });
      return error instanceof HttpError ? (error.body as RefusalBody | undefined)?.errors : undefined;
    }
  }

  async function showTheirs() {
    try {
      onSaved(await read());
      setHasConflict(false);
    } catch (error) {
      notify(errorMessage(error), { type: 'error' });
    }
  }

  return (
    <Form record={{ id: name, ...values }} onSubmit={submit} warnWhenUnsavedChanges>
      <Stack spacing={2}>
        {hasConflict && <SaveConflict onShowTheirs={showTheirs} />}
        <FormDraft />
        {children}
        <SaveButton alwaysEnable={alwaysSaves} sx={{ alignSelf: 'flex-start' }} />
      </Stack>
    </Form>
  );
}
