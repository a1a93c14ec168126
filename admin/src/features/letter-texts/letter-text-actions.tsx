import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { letterTextsWording as words } from '@shop/wording/admin/letter-texts.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { api } from '../../api.ts';
import { errorMessage } from '../../call-api.ts';
import { useForgetDraft } from '../../drafts/draft-offer.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { type LetterText, typedTexts } from './letter-text.ts';

export function LetterTextActions({ text: { id, version, is_changed } }: { text: LetterText }) {
  const forgetDraft = useForgetDraft(`letter-texts/${id}`);

  async function restore() {
    await api('POST /api/v1/admin/letter-texts/:id/restore/', { params: { id }, body: { version } });
    forgetDraft();
  }

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <TryButton id={id} />
      {is_changed && (
        <ActionButton
          run={restore}
          done={words.restored}
          ask={{ title: words.restoreTitle, text: words.restoreText, agree: words.restore }}
        >
          {words.restore}
        </ActionButton>
      )}
    </Stack>
  );
}

/** Sends the text of the form, saved or not. The record is not read again, so that nothing typed is lost. */
function TryButton({ id }: Pick<LetterText, 'id'>) {
  const { getValues } = useFormContext();
  const notify = useNotify();
  const [isUnderWay, setIsUnderWay] = useState(false);

  async function send() {
    setIsUnderWay(true);
    try {
      await api('POST /api/v1/admin/letter-texts/:id/test/', { params: { id }, body: typedTexts(getValues()) });
      notify(words.tried, { type: 'success' });
    } catch (error) {
      notify(errorMessage(error), { type: 'error' });
    } finally {
      setIsUnderWay(false);
    }
  }

  return (
    <Button variant="outlined" loading={isUnderWay} onClick={send}>
      {words.try}
    </Button>
  );
}
