import Typography from '@mui/material/Typography';
import { pagesWording as words } from '@shop/wording/admin/pages.ts';
import { required, TextInput } from 'react-admin';
import { EditPage } from '../../ui/form-pages.tsx';
import { RichTextInput } from '../../ui/rich-text-input.tsx';
import { PageHistory } from './page-history.tsx';
import { PreviewButton } from './preview-button.tsx';

export function PageEdit() {
  return (
    <EditPage aside={<PageHistory />}>
      <TextInput source="title" validate={required()} />
      <RichTextInput source="content" validate={required()} />
      <PreviewButton />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {words.publishHint}
      </Typography>
    </EditPage>
  );
}
