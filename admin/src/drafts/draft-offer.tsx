import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { formsWording as words } from '@shop/wording/admin/forms.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { useEffect, useRef, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { type Draft, findDraft, forgetDraft, keepDraft } from './kept-drafts.ts';

type DraftOfferProps = {
  /** The form: 'brands/12', 'products/new'. */
  form: string;
  values: Draft['values'];
  /** The initial values as JSON. They change when the record is read again. */
  beginning: string;
  isDirty: boolean;
  onRestore: (values: Draft['values']) => void;
  /** For forms that save themselves: whether the server has these values, its answer having come too late. */
  isSaved?: (values: Draft['values']) => boolean;
};

/** Saves unsaved input in this browser, per user, and offers it again when the form is opened. */
export function DraftOffer({ form, values, beginning, isDirty, onRestore, isSaved }: DraftOfferProps) {
  const { identity } = useGetIdentity();
  const staffId = identity?.id;
  const [offered, setOffered] = useState<Draft>();
  /** The initial values when the input was last changed. */
  const typedOver = useRef<string>(undefined);
  const isSavedNow = useRef(isSaved);
  isSavedNow.current = isSaved;

  // As JSON: the object is new with every render.
  const written = JSON.stringify(values);
  useEffect(() => {
    if (staffId === undefined) return;
    const name = { staffId, form };
    if (isDirty) {
      keepDraft(name, JSON.parse(written) as Draft['values']);
      typedOver.current = beginning;
      return;
    }
    // The input was reverted by hand, so the draft is deleted. If instead the record was read again over it, the draft
    // is offered.
    if (typedOver.current === beginning) forgetDraft(name);
    typedOver.current = undefined;
    const found = findDraft(name);
    const isNeeded = found !== undefined && !isSavedNow.current?.(found.values);
    if (!isNeeded) forgetDraft(name);
    setOffered(isNeeded ? found : undefined);
  }, [staffId, form, written, beginning, isDirty]);

  if (staffId === undefined || offered === undefined) return null;
  const isBehind = !isDirty && offered.values.version !== values.version;
  return (
    <Alert severity={isBehind ? 'warning' : 'info'} sx={{ width: '100%', mb: 2 }}>
      {words.draft(shortDateAndTime(new Date(offered.at)))} {isBehind && words.draftIsBehind}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          variant="outlined"
          onClick={() => {
            onRestore(offered.values);
            setOffered(undefined);
          }}
        >
          {words.restoreDraft}
        </Button>
        <Button
          onClick={() => {
            if (!isDirty) forgetDraft({ staffId, form });
            setOffered(undefined);
          }}
        >
          {words.forgetDraft}
        </Button>
      </Stack>
    </Alert>
  );
}

/** Deletes the draft after a save. */
export function useForgetDraft(form: string): () => void {
  const { identity } = useGetIdentity();
  return () => {
    if (identity !== undefined) forgetDraft({ staffId: identity.id, form });
  };
}
