import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { pagesWording as words } from '@shop/wording/admin/pages.ts';
import { useRecordContext } from 'react-admin';
import type { EditedPage } from './edited-page.ts';

/** Texts that the law asks for. */
const legalPages: readonly string[] = ['privacy', 'returns', 'terms'];

/** What an editor should know of a page before its text. */
export function PageNotes() {
  const page = useRecordContext<EditedPage>();
  if (page === undefined) return null;
  const { id, state, has_draft, is_prepared, redirect_to } = page;
  return (
    <>
      {redirect_to !== null && (
        <Alert severity="warning" sx={{ width: '100%', mb: 2 }}>
          {words.withdrawnNow(redirect_to)} {words.publishedAgain}
        </Alert>
      )}
      {has_draft && (
        <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
          {is_prepared ? words.prepared : words.draftOf[state]} {legalPages.includes(id) && words.askLawyer}
        </Alert>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {words.publishHint}
      </Typography>
    </>
  );
}
