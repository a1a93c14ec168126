import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { formsWording as words } from '@shop/wording/admin/forms.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { useEffect, useRef, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { type Draft, findDraft, forgetDraft, keepDraft } from './kept-drafts.ts';

type DraftOfferProps = {
  /** Which form it is: 'brands/12', 'products/new'. */
  form: string;
  values: Draft['values'];
  /** What the form began with, as text: it changes when the record is read again. */
  beginning: string;
  isDirty: boolean;
  onRestore: (values: Draft['values']) => void;
};

/** Keeps in this browser what is typed, for whoever is signed in, and offers it again in the form that was left unsaved. */
export function DraftOffer({ form, values, beginning, isDirty, onRestore }: DraftOfferProps) {
  const { identity } = useGetIdentity();
  const staffId = identity?.id;
  const [offered, setOffered] = useState<Draft>();
  /** What the form began with when something was typed last. */
  const typedOver = useRef<string>(undefined);

  // As text: an object of values is another one with every render.
  const written = JSON.stringify(values);
  useEffect(() => {
    if (staffId === undefined) return;
    const name = { staffId, form };
    if (isDirty) {
      keepDraft(name, JSON.parse(written) as Draft['values']);
      typedOver.current = beginning;
      return;
    }
    // Taken back by hand. When the record was read again over what was typed, that is offered instead.
    if (typedOver.current === beginning) forgetDraft(name);
    typedOver.current = undefined;
    setOffered(findDraft(name));
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

/** What was saved is no draft any more. */
export function useForgetDraft(form: string): () => void {
  const { identity } = useGetIdentity();
  return () => {
    if (identity !== undefined) forgetDraft({ staffId: identity.id, form });
  };
}
