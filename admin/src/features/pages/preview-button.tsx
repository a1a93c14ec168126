import Button from '@mui/material/Button';
import { pagesWording as words } from '@shop/wording/admin/pages.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { api } from '../../api.ts';
import { errorMessage } from '../../call-api.ts';
import { PagePreview } from './page-preview.tsx';

/** Shows the form's text as customers would see it: cleaned by the server, not published. */
export function PreviewButton() {
  const { getValues } = useFormContext();
  const notify = useNotify();
  const [shown, setShown] = useState<{ title: string; content: string }>();

  async function show() {
    const { title, content } = getValues() as { title: string | null; content: string | null };
    try {
      const body = { content: content ?? '' };
      const cleaned = await api('POST /api/v1/admin/information-pages/preview/', { body });
      setShown({ title: title ?? '', content: cleaned.content });
    } catch (error) {
      notify(errorMessage(error), { type: 'error' });
    }
  }

  return (
    <>
      <Button variant="outlined" onClick={show} sx={{ mt: 2, alignSelf: 'flex-start' }}>
        {words.preview}
      </Button>
      {shown && <PagePreview {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
